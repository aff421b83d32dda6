import { listExpenses } from "@marzipan/contract/expenses";
import { keepPreviousData } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import type { UseFormReturn } from "react-hook-form";
import type * as z from "zod/mini";
import { useCall } from "../../platform/api/queries.ts";
import { Field } from "../../platform/forms/Field.tsx";
import { useRested } from "../../platform/forms/use-rested.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Select } from "../../ui/Select.tsx";
import { Switch } from "../../ui/Switch.tsx";
import type { ExpenseFormSchema, ExpenseFormValues } from "./expense-form.rules.ts";
import type { ExpenseRow } from "./expenses.types.ts";

/** How many of a supplier's expenses are offered, the last first. */
const mostOffered = 50;
const notLinked = "none";

interface CreditFieldsProps {
  form: UseFormReturn<ExpenseFormValues, unknown, z.output<typeof ExpenseFormSchema>>;
  expense: ExpenseRow | null;
}

/** Whether an expense is a credit, and which of the supplier's expenses it belongs to. */
export function CreditFields({ form, expense }: CreditFieldsProps) {
  const t = useT();
  const { control } = form;
  const isCredit = useWatch({ control, name: "isCredit" });
  return (
    <>
      <Field control={control} name="isCredit">
        {({ value, onChange }) => (
          <Switch isSelected={value} onChange={onChange} detail={t("expenses.credit_hint")}>
            {t("expenses.credit")}
          </Switch>
        )}
      </Field>
      {isCredit && <OriginalField form={form} expense={expense} />}
    </>
  );
}

/** The expense that a credit belongs to: one of the supplier's, or of all while none is typed. */
function OriginalField({ form: { control }, expense }: CreditFieldsProps) {
  const t = useT();
  const format = useFormat();
  const q = useRested(useWatch({ control, name: "businessName" }) ?? "");
  const query = { limit: mostOffered, ...(q && { q }) };
  const found = useCall(listExpenses, { query }, { placeholderData: keepPreviousData });
  const offered = (found.data?.items ?? []).filter(
    ({ id, amount }) => amount > 0 && id !== expense?.id,
  );
  const linked = expense?.creditFor ?? null;
  const isOffered = offered.some(({ id }) => id === linked?.id);
  const originals = linked && !isOffered ? [linked, ...offered] : offered;
  return (
    <Field control={control} name="creditForId">
      {({ value, onChange, ...field }) => (
        <Select
          {...field}
          label={t("expenses.credit_original")}
          labelEnd={t("common.optional")}
          placeholder={t("expenses.credit_unlinked")}
          items={[
            { id: notLinked, text: t("expenses.credit_unlinked") },
            ...originals.map(({ id, date, businessName, amount, currency }) => ({
              id,
              text: t("common.labelled", {
                label: format.date(date),
                value: format.money(amount, currency),
              }),
              detail: businessName || t("expenses.without_supplier"),
            })),
          ]}
          value={value ?? notLinked}
          onChange={(id) => onChange(id === notLinked ? null : id)}
        />
      )}
    </Field>
  );
}
