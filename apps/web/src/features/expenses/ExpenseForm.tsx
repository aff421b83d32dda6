import { useZodForm } from "../../platform/forms/use-zod-form.ts";
import type { ZodForm } from "../../platform/forms/use-zod-form.ts";
import type { IsoCurrency } from "@marzipan/contract/currencies";
import { currencyDecimals } from "@marzipan/contract/currency-decimals";
import { createExpense, expenseCategories, updateExpense } from "@marzipan/contract/expenses";
import { firstMoneyDay, lastExpenseDay } from "@marzipan/domain/money-days";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { DayField } from "../../platform/calendar/DayField.tsx";
import { Field } from "../../platform/forms/Field.tsx";
import { OptionalText } from "../../platform/forms/FormPage.tsx";
import type { Sending } from "../../platform/forms/use-submit-after.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { ChoiceChips } from "../../ui/ChoiceChips.tsx";
import { MoneyField } from "../../ui/MoneyField.tsx";
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
import { useExpenseCurrencyItems } from "./use-currency-items.ts";
import { SupplierField } from "./SupplierField.tsx";
import { pathTo } from "../../platform/url/path-to.ts";
import { FormCard, FormPair, RecordForm } from "../../platform/forms/RecordForm.tsx";
import { useRecordForm, useSaveRecord } from "../../platform/forms/use-record-form.ts";

interface ExpenseFormProps {
  /** The expense as it was when the form opened; `null` for a new one. */
  expense: ExpenseRow | null;
  onLoadLatest?: () => void;
}

/**
 * The form of an expense; after saving, the list opens on its month. Saving waits for a running
 * upload.
 */
export function ExpenseForm({ expense, onLoadLatest }: ExpenseFormProps) {
  const t = useT();
  const { today, currency: ownCurrency } = useMe().business;
  const [sending, setSending] = useState<Sending>("done");
  const own = offeredCurrencies("ILS").find((one) => one === ownCurrency) ?? "ILS";
  const form = useZodForm(ExpenseFormSchema, {
    defaultValues: expenseFormValues(expense, today, own),
  });
  const { control } = form;
  const run = useRecordForm({
    form,
    draft: `expense.${expense?.id ?? "new"}`,
    saver: useSaveRecord({
      create: createExpense,
      update: updateExpense,
      record: expense,
      body: expenseBody,
    }),
    sending,
    saved: t("expenses.saved"),
    leaveTo: (_saved, { date }) => pathTo("/expenses", { month: date.slice(0, 7) }),
  });
  const isCredit = useWatch({ control, name: "isCredit" });
  return (
    <RecordForm
      run={run}
      saveLabel={t("expenses.save")}
      cancelHref={pathTo("/expenses")}
      heldText={t("expenses.file_waiting")}
      onLoadLatest={onLoadLatest}
    >
      <FormCard>
        <Field control={control} name="file">
          {({ value, onChange }) => (
            <ReceiptField value={value} onChange={onChange} onSending={setSending} />
          )}
        </Field>
        <AmountFields form={form} own={own} />
        <CreditFields form={form} expense={expense} />
        <SupplierFields form={form} />
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
      </FormCard>
      {!isCredit && <RepeatField form={form} nextDate={expense?.nextDate ?? null} />}
    </RecordForm>
  );
}

interface PartProps {
  form: ZodForm<typeof ExpenseFormSchema>;
}

/** What was paid; a typed minus makes it a credit. */
function AmountFields({ form, own }: PartProps & { own: IsoCurrency }) {
  const t = useT();
  const { control } = form;
  const currency = useWatch({ control, name: "currency" });
  const currencyItems = useExpenseCurrencyItems(own);
  return (
    <FormPair isSum>
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
    </FormPair>
  );
}

/** Where it was bought and on what. A supplier brings the category of the last expense there, unless one was chosen by hand. */
function SupplierFields({ form }: PartProps) {
  const t = useT();
  const { control } = form;
  const [isByHand, setByHand] = useState(false);
  return (
    <>
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
    </>
  );
}

/** Whether the expense repeats every month, and when next. */
function RepeatField({ form, nextDate }: PartProps & { nextDate: string | null }) {
  const t = useT();
  const format = useFormat();
  const { control } = form;
  return (
    <FormCard>
      <Field control={control} name="repeatsMonthly">
        {({ value, onChange }) => (
          <Switch
            isSelected={value}
            onChange={onChange}
            detail={
              nextDate !== null && value
                ? t("expenses.next_on", { date: format.date(nextDate) })
                : t("expenses.repeat_hint")
            }
          >
            {t("expenses.repeat")}
          </Switch>
        )}
      </Field>
    </FormCard>
  );
}
