import { currencyDecimals } from "@marzipan/contract/currency-decimals";
import { expenseCategories } from "@marzipan/contract/expenses";
import { createReceiptExpense } from "@marzipan/contract/receipts";
import type { ReceiptField } from "@marzipan/contract/receipts";
import { firstMoneyDay, lastExpenseDay } from "@marzipan/domain/money-days";
import { useMemo, useState } from "react";
import { useFormState, useWatch } from "react-hook-form";
import type * as z from "zod/mini";
import { DayField } from "../../platform/calendar/DayField.tsx";
import { ApiError } from "../../platform/api/api-error.ts";
import { useAct } from "../../platform/api/queries.ts";
import { DraftNotice } from "../../platform/forms/DraftNotice.tsx";
import { Field } from "../../platform/forms/Field.tsx";
import { SaveFailure } from "../../platform/forms/SaveFailure.tsx";
import { OptionalText } from "../../platform/forms/FormPage.tsx";
import { useDraft } from "../../platform/forms/use-draft.ts";
import { useSubmit } from "../../platform/forms/use-submit.ts";
import { useZodForm } from "../../platform/forms/use-zod-form.ts";
import { useFormat, useLanguage, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { useToast } from "../../platform/toast/use-toast.ts";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { Form } from "../../ui/Form.tsx";
import { MoneyField } from "../../ui/MoneyField.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Select } from "../../ui/Select.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { categoryIcons } from "../expenses/category-icons.ts";
import { offeredCurrencies, signedAmount, smallestAmount } from "../expenses/expense-form.rules.ts";
import { useCurrencyItems } from "../expenses/use-currency-items.ts";
import { BandMark } from "./BandMark.tsx";
import type { ReceiptDetail } from "./receipts.types.ts";
import { ReviewSchema, bandsOf, openFields, reviewValues } from "./review.rules.ts";
import { StartOver } from "./StartOver.tsx";
import styles from "./receipts.module.css";
import pagePartsStyles from "../../platform/screen/page-parts.module.css";

interface ReviewFormProps {
  receipt: ReceiptDetail;
  /** Runs when the expense is made. */
  onUsed: () => void;
}

/** How a field looks that was read with doubt. */
const bandLooks = { high: undefined, medium: styles.bandMedium, low: styles.bandLow };

/**
 * The fields of a receipt, each with its band. Fields of the low band must be confirmed or changed
 * before the expense can be made, which the server checks too (`receipt_uncertain`, rulings §6). A
 * possible duplicate (`receipt_duplicate`) asks before it is used.
 */
export function ReviewForm({ receipt, onUsed }: ReviewFormProps) {
  const t = useT();
  const format = useFormat();
  const { language } = useLanguage();
  const showToast = useToast();
  const { currency: ownCurrency, today } = useMe().business;
  const own = offeredCurrencies("ILS").find((one) => one === ownCurrency) ?? "ILS";
  const currencyItems = useCurrencyItems(own);
  const { reading } = receipt;
  const bands = useMemo(() => bandsOf(reading), [reading]);
  const [confirmed, setConfirmed] = useState<ReceiptField[]>([]);
  const [isAsking, setAsking] = useState(false);
  const form = useZodForm(ReviewSchema, { defaultValues: reviewValues(reading, own) });
  const draft = useDraft(form, `receipt.${receipt.id}`);
  const { control } = form;
  const values = useWatch({ control });
  const currency = values.currency ?? own;
  const { errors, isSubmitted } = useFormState({ control });
  const open = openFields(reading, { ...reviewValues(reading, own), ...values }, confirmed);
  const act = useAct(createReceiptExpense, {
    onSuccess: () => {
      draft.forget();
      showToast(t("expenses.saved"));
      onUsed();
    },
    onError: (error) => setAsking(error instanceof ApiError && error.code === "receipt_duplicate"),
  });
  const send = (
    { isCredit, ...checked }: z.output<typeof ReviewSchema>,
    allowsDuplicate: boolean,
  ) =>
    act.mutateAsync({
      params: { id: receipt.id },
      body: {
        ...checked,
        amount: signedAmount(checked.amount, isCredit),
        ...(isCredit && receipt.credited && { creditForId: receipt.credited.id }),
        confirmed,
        allowsDuplicate,
      },
    });
  const onSubmit = useSubmit(form, async (checked: z.output<typeof ReviewSchema>) => {
    if (open.length === 0) await send(checked, false);
  });

  const labels: Readonly<Record<ReceiptField, string>> = {
    amount: t("expenses.amount"),
    date: t("common.date"),
    receiptNumber: t("expenses.receipt_number"),
    businessName: t("receipts.business_name"),
    category: t("expenses.category"),
    currency: t("common.currency"),
  };
  /** Why a field is doubted: the sums on the slip do not add up, or the print was hard to read. */
  const why = (field: ReceiptField): string =>
    field === "amount" && reading?.sumsAgree === false
      ? t("receipts.why_sums")
      : t("receipts.why_unsure");
  /** What every field bears besides its own: its label and its band. */
  const marked = (field: ReceiptField) => {
    const band = bands[field];
    const label = labels[field];
    return band
      ? { label, labelEnd: <BandMark band={band} />, className: bandLooks[band] }
      : { label };
  };
  /** Below a low field, outside of the field's label: its buttons must not be part of the label. */
  const doubt = (field: ReceiptField) =>
    open.includes(field) && (
      <p className={styles.bandWhy}>
        <span>{why(field)}</span>
        <Button variant="quiet" onPress={() => setConfirmed([...confirmed, field])}>
          {t("receipts.it_is_right")}
        </Button>
      </p>
    );

  return (
    <Form className={styles.reviewForm} onSubmit={onSubmit}>
      {draft.isBack && <DraftNotice draft={draft} />}
      <div className={styles.bandField}>
        <Field control={control} name="amount">
          {({ onChange, ...field }) => (
            <MoneyField
              {...field}
              onChange={(typed) => {
                if (typed !== null && typed < 0) form.setValue("isCredit", true);
                onChange(typed === null ? null : Math.abs(typed));
              }}
              minValue={smallestAmount}
              {...marked("amount")}
              currency={currency}
              decimals={currencyDecimals(currency)}
              isRequired
            />
          )}
        </Field>
        {doubt("amount")}
      </div>
      <Field control={control} name="isCredit">
        {({ value, onChange }) => (
          <Switch
            isSelected={value}
            onChange={onChange}
            detail={
              receipt.credited && value
                ? t("expenses.credit_for", {
                    date: format.date(receipt.credited.date),
                    name: receipt.credited.businessName,
                  })
                : t("expenses.credit_hint")
            }
          >
            {t("expenses.credit")}
          </Switch>
        )}
      </Field>
      <div data-part="form-pair" className={pagePartsStyles.formPair}>
        <div className={styles.bandField}>
          <Field control={control} name="date">
            {(field) => (
              <DayField
                {...field}
                {...marked("date")}
                isRequired
                minDay={firstMoneyDay}
                maxDay={lastExpenseDay(today)}
              />
            )}
          </Field>
          {doubt("date")}
        </div>
        <div className={styles.bandField}>
          <Field control={control} name="receiptNumber">
            {({ value, ...field }) => (
              <TextField
                {...field}
                {...marked("receiptNumber")}
                value={value ?? ""}
                direction="ltr"
                maxLength={80}
              />
            )}
          </Field>
          {doubt("receiptNumber")}
        </div>
      </div>
      <div className={styles.bandField}>
        <Field control={control} name="businessName">
          {({ value, ...field }) => (
            <TextField
              {...field}
              {...marked("businessName")}
              value={value ?? ""}
              direction="auto"
              maxLength={120}
            />
          )}
        </Field>
        {doubt("businessName")}
      </div>
      <div data-part="form-pair" className={pagePartsStyles.formPair}>
        <div className={styles.bandField}>
          <Field control={control} name="category">
            {({ value, onChange, error }) => (
              <Select
                {...marked("category")}
                placeholder={t("common.choose")}
                isRequired
                error={error}
                items={expenseCategories.map((id) => ({
                  id,
                  text: t(`expenses.category_${id}`),
                  icon: categoryIcons[id],
                }))}
                value={value}
                onChange={(id) => onChange(id as typeof value)}
              />
            )}
          </Field>
          {doubt("category")}
        </div>
        <div className={styles.bandField}>
          <Field control={control} name="currency">
            {({ value, onChange }) => (
              <Select
                {...marked("currency")}
                placeholder={t("common.choose")}
                items={currencyItems}
                value={value}
                onChange={(id) => onChange(id as typeof value)}
              />
            )}
          </Field>
          {doubt("currency")}
        </div>
      </div>
      <OptionalText
        control={control}
        name="description"
        label={t("expenses.description")}
        direction="auto"
        maxLength={500}
      />
      {isSubmitted && Object.keys(errors).length > 0 && (
        <Notice tone="danger" role="alert">
          {t("receipts.invalid")}
        </Notice>
      )}
      {!isAsking && <SaveFailure error={act.error} />}
      <Button
        type="submit"
        variant="primary"
        isWide
        isDisabled={open.length > 0}
        isPending={act.isPending}
      >
        {t("receipts.use")}
      </Button>
      {open.length > 0 && (
        <p className={styles.reviewFirst}>
          {t("receipts.first_confirm", {
            fields: new Intl.ListFormat(language).format(open.map((field) => labels[field])),
          })}
        </p>
      )}
      <StartOver receipt={receipt} />
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t("receipts.duplicate_title")}
        confirmLabel={t("receipts.duplicate_use")}
        cancelLabel={t("common.cancel")}
        tone="primary"
        isPending={act.isPending}
        onConfirm={() =>
          void form.handleSubmit(async (checked) => {
            await send(checked, true).catch(() => undefined);
          })()
        }
      >
        {t("errors.receipt_duplicate")}
      </ConfirmDialog>
    </Form>
  );
}
