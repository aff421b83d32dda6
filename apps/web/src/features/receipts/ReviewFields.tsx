import { currencyDecimals } from "@marzipan/contract/currency-decimals";
import type { IsoCurrency } from "@marzipan/contract/currencies";
import { expenseCategories } from "@marzipan/contract/expenses";
import type { ReceiptField } from "@marzipan/contract/receipts";
import { firstMoneyDay, lastExpenseDay } from "@marzipan/domain/money-days";
import type { ReactElement } from "react";
import { useWatch } from "react-hook-form";
import { DayField } from "../../platform/calendar/DayField.tsx";
import { Field } from "../../platform/forms/Field.tsx";
import { OptionalText } from "../../platform/forms/FormPage.tsx";
import { FormPair } from "../../platform/forms/RecordForm.tsx";
import type { ZodForm } from "../../platform/forms/use-zod-form.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { Button } from "../../ui/Button.tsx";
import { MoneyField } from "../../ui/MoneyField.tsx";
import { Select } from "../../ui/Select.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { categoryIcons } from "../expenses/category-icons.ts";
import { smallestAmount } from "../expenses/expense-form.rules.ts";
import { useExpenseCurrencyItems } from "../expenses/use-currency-items.ts";
import { BandMark } from "./BandMark.tsx";
import type { ReceiptDetail } from "./receipts.types.ts";
import { bandsOf } from "./review.rules.ts";
import type { ReviewSchema } from "./review.rules.ts";
import styles from "./receipts.module.css";

/** The review of a receipt: its form, and the low fields that still must be confirmed or changed. */
export interface Review {
  receipt: ReceiptDetail;
  form: ZodForm<typeof ReviewSchema>;
  open: readonly ReceiptField[];
  confirm: (field: ReceiptField) => void;
  labels: Readonly<Record<ReceiptField, string>>;
  /** The business's currency. */
  own: IsoCurrency;
}

/** How a field looks that was read with doubt. */
const bandLooks = { high: undefined, medium: styles.bandMedium, low: styles.bandLow };

interface DoubtedProps {
  review: Review;
  field: ReceiptField;
  /** Draws the control with its label, and the band of what was read. */
  children: (marks: { label: string; labelEnd?: ReactElement; className?: string }) => ReactElement;
}

/**
 * A field with the band of what was read. Below a low one, outside of its label, is why it is doubted, and the button
 * that confirms it.
 */
function Doubted({ review, field, children }: DoubtedProps) {
  const t = useT();
  const { reading } = review.receipt;
  const band = bandsOf(reading)[field];
  const look = band && bandLooks[band];
  const areSumsWrong = field === "amount" && reading?.sumsAgree === false;
  return (
    <div className={styles.bandField}>
      {children({
        label: review.labels[field],
        ...(band && { labelEnd: <BandMark band={band} /> }),
        ...(look !== undefined && { className: look }),
      })}
      {review.open.includes(field) && (
        <p className={styles.bandWhy}>
          <span>{t(areSumsWrong ? "receipts.why_sums" : "receipts.why_unsure")}</span>
          <Button variant="quiet" onPress={() => review.confirm(field)}>
            {t("receipts.it_is_right")}
          </Button>
        </p>
      )}
    </div>
  );
}

/** The fields of a receipt's expense. */
export function ReviewFields({ review }: { review: Review }) {
  const t = useT();
  const { control } = review.form;
  return (
    <>
      <AmountFields review={review} />
      <SlipFields review={review} />
      <SortFields review={review} />
      <OptionalText
        control={control}
        name="description"
        label={t("expenses.description")}
        direction="auto"
        maxLength={500}
      />
    </>
  );
}

/** What was paid, or credited: a typed minus makes it a credit. */
function AmountFields({ review }: { review: Review }) {
  const t = useT();
  const format = useFormat();
  const { receipt, form } = review;
  const { control } = form;
  const currency = useWatch({ control, name: "currency" });
  return (
    <>
      <Doubted review={review} field="amount">
        {(marks) => (
          <Field control={control} name="amount">
            {({ onChange, ...field }) => (
              <MoneyField
                {...field}
                onChange={(typed) => {
                  if (typed !== null && typed < 0) form.setValue("isCredit", true);
                  onChange(typed === null ? null : Math.abs(typed));
                }}
                minValue={smallestAmount}
                {...marks}
                currency={currency}
                decimals={currencyDecimals(currency)}
                isRequired
              />
            )}
          </Field>
        )}
      </Doubted>
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
    </>
  );
}

/** Day, number and supplier, as they are on the slip. */
function SlipFields({ review }: { review: Review }) {
  const { control } = review.form;
  const { today } = useMe().business;
  return (
    <>
      <FormPair>
        <Doubted review={review} field="date">
          {(marks) => (
            <Field control={control} name="date">
              {(field) => (
                <DayField
                  {...field}
                  {...marks}
                  isRequired
                  minDay={firstMoneyDay}
                  maxDay={lastExpenseDay(today)}
                />
              )}
            </Field>
          )}
        </Doubted>
        <Doubted review={review} field="receiptNumber">
          {(marks) => (
            <Field control={control} name="receiptNumber">
              {({ value, ...field }) => (
                <TextField
                  {...field}
                  {...marks}
                  value={value ?? ""}
                  direction="ltr"
                  maxLength={80}
                />
              )}
            </Field>
          )}
        </Doubted>
      </FormPair>
      <Doubted review={review} field="businessName">
        {(marks) => (
          <Field control={control} name="businessName">
            {({ value, ...field }) => (
              <TextField
                {...field}
                {...marks}
                value={value ?? ""}
                direction="auto"
                maxLength={120}
              />
            )}
          </Field>
        )}
      </Doubted>
    </>
  );
}

/** What the expense counts for. */
function SortFields({ review }: { review: Review }) {
  const t = useT();
  const { control } = review.form;
  const currencyItems = useExpenseCurrencyItems(review.own);
  return (
    <FormPair>
      <Doubted review={review} field="category">
        {(marks) => (
          <Field control={control} name="category">
            {({ value, onChange, error }) => (
              <Select
                {...marks}
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
        )}
      </Doubted>
      <Doubted review={review} field="currency">
        {(marks) => (
          <Field control={control} name="currency">
            {({ value, onChange }) => (
              <Select
                {...marks}
                placeholder={t("common.choose")}
                items={currencyItems}
                value={value}
                onChange={(id) => onChange(id as typeof value)}
              />
            )}
          </Field>
        )}
      </Doubted>
    </FormPair>
  );
}
