import { Field } from "../../platform/forms/Field.tsx";
import { OptionalText } from "../../platform/forms/FormPage.tsx";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import type { ZodForm } from "../../platform/forms/use-zod-form.ts";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { MoneyField } from "../../ui/MoneyField.tsx";
import type { ItemFormSchema } from "./item-form.rules.ts";
import styles from "./catalog.module.css";

interface ItemPricePartProps {
  form: ZodForm<typeof ItemFormSchema>;
  currency: string;
}

/** What an item costs: the price, what one gets for it, and whether it is the least. */
export function ItemPricePart({ form, currency }: ItemPricePartProps) {
  const t = useT();
  const { control } = form;
  return (
    <>
      <div className={styles.itemSum}>
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
    </>
  );
}
