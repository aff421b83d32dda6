import { currencies } from "@marzipan/contract/currencies";
import { useWatch } from "react-hook-form";
import { Field } from "../../../platform/forms/Field.tsx";
import { DayField } from "../../../platform/calendar/DayField.tsx";
import { useCurrencyItems } from "../../../platform/forms/use-currency-items.ts";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../../platform/i18n/Money.tsx";
import { Rich } from "../../../platform/i18n/Rich.tsx";
import { MoneyField } from "../../../ui/MoneyField.tsx";
import { NumberField } from "../../../ui/NumberField.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import { Select } from "../../../ui/Select.tsx";
import { withoutPrices } from "../items/item-lines.rules.ts";
import type { OrderForm } from "./order-form.types.ts";
import { useSums } from "./use-sums.ts";
import styles from "./order-form.module.css";

interface PricePartProps {
  form: OrderForm;
  /** The currency of a stored order is fixed (rulings §1). */
  isNew: boolean;
}

/** The money of an order: an agreed price, a deposit with its day, and the currency. */
export function PricePart({ form, isNew }: PricePartProps) {
  const t = useT();
  const currencyItems = useCurrencyItems();
  const currency = useWatch({ control: form.control, name: "currency" });
  return (
    <>
      <Field control={form.control} name="agreedPrice">
        {(field) => (
          <MoneyField
            {...field}
            label={t("orders.agreed_price")}
            labelEnd={t("common.optional")}
            description={t("orders.agreed_price_help")}
            currency={currency}
          />
        )}
      </Field>
      <DepositFields form={form} />
      {isNew && (
        <Field control={form.control} name="currency">
          {({ value, onChange }) => (
            <Select
              label={t("common.currency")}
              placeholder={t("common.choose")}
              items={currencyItems}
              value={value}
              onChange={(id) => {
                const next = currencies.find((one) => one === id);
                if (!next || next === value) return;
                onChange(next);
                form.setValue("items", withoutPrices(form.getValues("items")));
              }}
            />
          )}
        </Field>
      )}
    </>
  );
}

/** The deposit: none, a sum or a percentage, and the day by which it is due. */
function DepositFields({ form }: { form: OrderForm }) {
  const t = useT();
  const kind = useWatch({ control: form.control, name: "depositKind" });
  return (
    <>
      <Field control={form.control} name="depositKind">
        {(field) => (
          <Segmented
            {...field}
            label={t("orders.deposit")}
            options={[
              { id: "none", label: t("orders.no_deposit") },
              { id: "sum", label: t("orders.deposit_sum") },
              { id: "percent", label: t("orders.deposit_percent") },
            ]}
          />
        )}
      </Field>
      {kind !== "none" && (
        <div className={styles.orderFormPair}>
          <DepositValue form={form} isPercent={kind === "percent"} />
          <Field control={form.control} name="depositDueDate">
            {(field) => (
              <DayField
                {...field}
                label={t("orders.deposit_due_date")}
                labelEnd={t("common.optional")}
              />
            )}
          </Field>
        </div>
      )}
    </>
  );
}

/** The deposit's value; for a percentage the sum that it comes to is shown. */
function DepositValue({ form, isPercent }: { form: OrderForm; isPercent: boolean }) {
  const t = useT();
  const { sums, currency } = useSums(form);
  return (
    <Field control={form.control} name="depositValue">
      {(field) =>
        isPercent ? (
          <NumberField
            {...field}
            label={t("orders.deposit_rate")}
            suffix="%"
            minValue={0}
            {...(sums.deposit > 0 && {
              description: (
                <Rich
                  text={t("orders.deposit_is", { amount: "{amount}" })}
                  parts={{ amount: <Money amount={sums.deposit} currency={currency} /> }}
                />
              ),
            })}
          />
        ) : (
          <MoneyField {...field} label={t("orders.deposit_value")} currency={currency} />
        )
      }
    </Field>
  );
}
