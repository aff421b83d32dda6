import { Field } from "../../platform/forms/Field.tsx";
import { OptionalText } from "../../platform/forms/FormPage.tsx";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import type { ZodForm } from "../../platform/forms/use-zod-form.ts";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { MoneyField } from "../../ui/MoneyField.tsx";
import { NumberField } from "../../ui/NumberField.tsx";
import type { ItemFormSchema } from "./item-form.rules.ts";
import styles from "../../platform/screen/page-parts.module.css";

interface ItemPricePartProps {
  form: ZodForm<typeof ItemFormSchema>;
  currency: string;
}

/** What an item costs and how it is counted: price, what the price is for, the least amount and the step. */
export function ItemPricePart({ form, currency }: ItemPricePartProps) {
  const t = useT();
  const { control } = form;
  const amount = { formatOptions: { maximumFractionDigits: 3 }, minValue: 0 };
  return (
    <>
      <div data-part="form-pair" className={styles.formPair}>
        <Field control={control} name="price">
          {(field) => (
            <MoneyField
              {...field}
              label={t("catalog.price")}
              currency={currency}
              // A negative price is reported as an error and not clamped to 0.
              minValue={-999_999}
            />
          )}
        </Field>
        <OptionalText
          control={control}
          name="unitNote"
          label={t("catalog.unit_note")}
          description={t("catalog.unit_note_hint")}
          direction="auto"
          maxLength={60}
        />
      </div>
      <Field control={control} name="isFromPrice">
        {({ value, onChange }) => (
          <Checkbox isSelected={value} onChange={onChange} detail={t("catalog.from_price_hint")}>
            {t("catalog.is_from_price")}
          </Checkbox>
        )}
      </Field>
      <div data-part="form-pair" className={styles.formPair}>
        <Field control={control} name="minQuantity">
          {(field) => <NumberField {...field} {...amount} label={t("catalog.min_quantity")} />}
        </Field>
        <Field control={control} name="quantityStep">
          {(field) => (
            <NumberField
              {...field}
              {...amount}
              label={t("catalog.quantity_step")}
              description={t("catalog.quantity_step_hint")}
            />
          )}
        </Field>
      </div>
    </>
  );
}
