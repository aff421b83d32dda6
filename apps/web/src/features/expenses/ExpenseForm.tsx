import { currencyDecimals } from "@marzipan/contract/currency-decimals";
import { createExpense, expenseCategories, updateExpense } from "@marzipan/contract/expenses";
import { firstMoneyDay, lastExpenseDay } from "@marzipan/domain/money-days";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import type * as z from "zod/mini";
import { DayField } from "../../platform/calendar/DayField.tsx";
import { useAct } from "../../platform/api/queries.ts";
import { DraftNotice } from "../../platform/forms/DraftNotice.tsx";
import { Field } from "../../platform/forms/Field.tsx";
import { FormFoot, OptionalText } from "../../platform/forms/FormPage.tsx";
import { SaveFailure } from "../../platform/forms/SaveFailure.tsx";
import { useDraft } from "../../platform/forms/use-draft.ts";
import { useSubmitAfter } from "../../platform/forms/use-submit-after.ts";
import type { Sending } from "../../platform/forms/use-submit-after.ts";
import { useZodForm } from "../../platform/forms/use-zod-form.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { useToast } from "../../platform/toast/use-toast.ts";
import { ChoiceChips } from "../../ui/ChoiceChips.tsx";
import { Form } from "../../ui/Form.tsx";
import { MoneyField } from "../../ui/MoneyField.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Select } from "../../ui/Select.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { categoryIcons } from "./category-icons.ts";
import { CreditFields } from "./CreditFields.tsx";
import {
  ExpenseFormSchema,
  expenseBody,
  expenseFormValues,
  fillFromSupplier,
  offeredCurrencies,
  smallestAmount,
} from "./expense-form.rules.ts";
import type { ExpenseRow } from "./expenses.types.ts";
import { ReceiptField } from "./ReceiptField.tsx";
import { SupplierField } from "./SupplierField.tsx";
import { useCurrencyItems } from "./use-currency-items.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import pagePartsStyles from "../../platform/screen/page-parts.module.css";
import cardStyles from "../../ui/Card.module.css";
import { pathTo } from "../../platform/url/path-to.ts";
import { useLeaveTo } from "../../platform/url/use-leave-to.ts";

interface ExpenseFormProps {
  /** The expense as it was when the form opened; `null` for a new one. */
  expense: ExpenseRow | null;
  onLoadLatest?: () => void;
}

/**
 * The form of an expense; after saving, the list opens on its month. A supplier fills in the
 * category of the last expense there, unless a category was chosen by hand. Saving waits for a
 * running upload.
 */
export function ExpenseForm({ expense, onLoadLatest }: ExpenseFormProps) {
  const t = useT();
  const format = useFormat();
  const showToast = useToast();
  const leaveTo = useLeaveTo();
  const { today, currency: ownCurrency } = useMe().business;
  const [sending, setSending] = useState<Sending>("done");
  const [isByHand, setByHand] = useState(false);
  const creating = useAct(createExpense);
  const updating = useAct(updateExpense);
  const own = offeredCurrencies("ILS").find((one) => one === ownCurrency) ?? "ILS";
  const form = useZodForm(ExpenseFormSchema, {
    defaultValues: expenseFormValues(expense, today, own),
  });
  const draft = useDraft(form, `expense.${expense?.id ?? "new"}`);
  const { control } = form;
  const currency = useWatch({ control, name: "currency" });
  const isCredit = useWatch({ control, name: "isCredit" });
  const currencyItems = useCurrencyItems(own);
  const { onSubmit, isHeld } = useSubmitAfter(
    form,
    sending,
    async (values: z.output<typeof ExpenseFormSchema>) => {
      const body = expenseBody(values);
      if (expense) {
        const { updatedAt: expectedUpdatedAt } = expense;
        await updating.mutateAsync({
          params: { id: expense.id },
          body: { ...body, expectedUpdatedAt },
        });
      } else {
        await creating.mutateAsync({ body });
      }
      draft.forget();
      showToast(t("expenses.saved"));
      await leaveTo(pathTo("/expenses", { month: values.date.slice(0, 7) }));
    },
  );
  return (
    <Form className={pagePartsStyles.formPage} onSubmit={onSubmit}>
      {draft.isBack && <DraftNotice draft={draft} />}
      <div className={joinClasses(cardStyles.card, pagePartsStyles.formCard)}>
        <Field control={control} name="file">
          {({ value, onChange }) => (
            <ReceiptField value={value} onChange={onChange} onSending={setSending} />
          )}
        </Field>
        <div data-part="form-pair" className={pagePartsStyles.formSum}>
          <Field control={control} name="amount">
            {({ onChange, ...field }) => (
              <MoneyField
                {...field}
                onChange={(typed) => {
                  if (typed !== null && typed < 0)
                    form.setValue("isCredit", true, { shouldDirty: true });
                  onChange(typed === null ? null : Math.abs(typed));
                }}
                minValue={smallestAmount}
                label={t("expenses.amount")}
                currency={currency}
                decimals={currencyDecimals(currency)}
                isRequired
              />
            )}
          </Field>
          <Field control={control} name="currency">
            {({ value, onChange }) => (
              <Select
                label={t("common.currency")}
                placeholder={t("common.choose")}
                items={currencyItems}
                value={value}
                onChange={(id) => onChange(id as typeof value)}
              />
            )}
          </Field>
        </div>
        <CreditFields form={form} expense={expense} />
        <Field control={control} name="businessName">
          {({ value, ...field }) => (
            <SupplierField
              {...field}
              value={value ?? ""}
              onChoose={(supplier) => {
                const { category, businessName } = fillFromSupplier(supplier, {
                  category: form.getValues("category"),
                  isByHand,
                });
                form.setValue("businessName", businessName, { shouldDirty: true });
                form.setValue("category", category, {
                  shouldDirty: true,
                  shouldValidate: form.formState.isSubmitted,
                });
              }}
            />
          )}
        </Field>
        <Field control={control} name="category">
          {({ value, onChange, error }) => (
            <ChoiceChips
              label={t("expenses.category")}
              isRequired
              error={error}
              options={expenseCategories.map((id) => ({
                id,
                text: t(`expenses.category_${id}`),
                icon: categoryIcons[id],
              }))}
              value={value}
              onChange={(id) => {
                setByHand(true);
                onChange(id);
              }}
            />
          )}
        </Field>
        <Field control={control} name="date">
          {(field) => (
            <DayField
              {...field}
              label={t("common.date")}
              isRequired
              minDay={firstMoneyDay}
              maxDay={lastExpenseDay(today)}
            />
          )}
        </Field>
        <OptionalText
          control={control}
          name="description"
          label={t("expenses.description")}
          direction="auto"
          maxLength={500}
        />
        <OptionalText
          control={control}
          name="receiptNumber"
          label={t("expenses.receipt_number")}
          direction="ltr"
          maxLength={80}
        />
      </div>
      {!isCredit && (
        <div className={joinClasses(cardStyles.card, pagePartsStyles.formCard)}>
          <Field control={control} name="repeatsMonthly">
            {({ value, onChange }) => (
              <Switch
                isSelected={value}
                onChange={onChange}
                detail={
                  expense?.nextDate && value
                    ? t("expenses.next_on", { date: format.date(expense.nextDate) })
                    : t("expenses.repeat_hint")
                }
              >
                {t("expenses.repeat")}
              </Switch>
            )}
          </Field>
        </div>
      )}
      <FormFoot
        saveLabel={t("expenses.save")}
        cancelHref={pathTo("/expenses")}
        isPending={isHeld || creating.isPending || updating.isPending}
      >
        {isHeld && <Notice role="status">{t("expenses.file_waiting")}</Notice>}
        <SaveFailure error={creating.error ?? updating.error} onLoadLatest={onLoadLatest} />
      </FormFoot>
    </Form>
  );
}
