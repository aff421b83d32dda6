import { useEffect, useRef } from "react";
import { useWatch } from "react-hook-form";
import { Field } from "../../platform/forms/Field.tsx";
import { useCurrencyItems } from "../../platform/forms/use-currency-items.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Card } from "../../ui/Card.tsx";
import { ChoiceChips } from "../../ui/ChoiceChips.tsx";
import { MoneyField } from "../../ui/MoneyField.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { NumberField } from "../../ui/NumberField.tsx";
import { Segmented } from "../../ui/Segmented.tsx";
import type { Settings } from "./catalog.types.ts";
import { depositIn } from "./ordering-form.rules.ts";
import type { OrderingForm } from "./ordering-form.types.ts";
import styles from "../../platform/screen/page-parts.module.css";

interface OrderingMoneyPartProps {
  form: OrderingForm;
  stored: Settings;
}

/** The deposit that orders from the menu ask for, and the menu's currency (rulings §3). */
export function OrderingMoneyPart({ form, stored }: OrderingMoneyPartProps) {
  const t = useT();
  const currencyItems = useCurrencyItems();
  const { control } = form;
  const [kind, currency] = useWatch({ control, name: ["depositKind", "catalogCurrency"] });
  const shownCurrency = useRef(currency);
  // Not as the currency is chosen: a sum that is being typed is read only once its field has lost the focus.
  useEffect(() => {
    if (shownCurrency.current === currency) return;
    shownCurrency.current = currency;
    form.setValue("depositValue", depositIn(currency, form.getValues(), stored));
  }, [currency, form, stored]);
  return (
    <Card title={t("catalog.money")}>
      <div className={styles.formCard}>
        <Field control={control} name="depositKind">
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
          <div className={styles.formValues}>
            <Field control={control} name="depositValue">
              {(field) =>
                kind === "percent" ? (
                  <NumberField
                    {...field}
                    label={t("orders.deposit_rate")}
                    suffix="%"
                    minValue={0}
                  />
                ) : (
                  <MoneyField {...field} label={t("orders.deposit_value")} currency={currency} />
                )
              }
            </Field>
            <Field control={control} name="depositDueDays">
              {(field) => (
                <NumberField
                  {...field}
                  label={t("catalog.deposit_due_days")}
                  description={t("catalog.deposit_due_days_hint")}
                  minValue={0}
                  stepLabels={{ less: t("common.less_by_one"), more: t("common.more_by_one") }}
                />
              )}
            </Field>
          </div>
        )}
        <Field control={control} name="catalogCurrency">
          {({ value, onChange, error }) => (
            <ChoiceChips
              label={t("catalog.currency")}
              options={currencyItems}
              value={value}
              onChange={onChange}
              error={error}
            />
          )}
        </Field>
        {currency !== stored.catalogCurrency && (
          <Notice tone="warning" role="status">
            {t("catalog.currency_warning")}
          </Notice>
        )}
      </div>
    </Card>
  );
}
