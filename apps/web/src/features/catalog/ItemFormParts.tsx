import { Field } from "../../platform/forms/Field.tsx";
import type { ZodForm } from "../../platform/forms/use-zod-form.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { NumberField } from "../../ui/NumberField.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { AllergenStatementField } from "../../platform/food/AllergenStatementField.tsx";
import { FoodMarkChips } from "../../platform/food/FoodChips.tsx";
import { SoldOutField } from "./SoldOutField.tsx";
import type { ItemFormSchema } from "./item-form.rules.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import cardStyles from "../../ui/Card.module.css";
import pagePartsStyles from "../../platform/screen/page-parts.module.css";
import { FormCard } from "../../platform/forms/RecordForm.tsx";

interface PartProps {
  form: ZodForm<typeof ItemFormSchema>;
}

/** Whether customers see an item, and until when it is sold out. */
export function ItemStatePart({ form }: PartProps) {
  const t = useT();
  return (
    <FormCard>
      <Field control={form.control} name="isActive">
        {({ value, onChange }) => (
          <Switch isSelected={value} onChange={onChange} detail={t("catalog.is_active_hint")}>
            {t("catalog.is_active")}
          </Switch>
        )}
      </Field>
      <Field control={form.control} name="soldOutUntil">
        {({ value, onChange, onBlur, error }) => (
          <SoldOutField value={value} onChange={onChange} onBlur={onBlur} error={error} />
        )}
      </Field>
    </FormCard>
  );
}

/** How an item is counted: the least amount and the step. */
export function ItemAmountPart({ form }: PartProps) {
  const t = useT();
  return (
    <div className={joinClasses(cardStyles.card, pagePartsStyles.formValues)}>
      <Field control={form.control} name="minQuantity">
        {(field) => <NumberField {...field} minValue={0} label={t("catalog.min_quantity")} />}
      </Field>
      <Field control={form.control} name="quantityStep">
        {(field) => (
          <NumberField
            {...field}
            minValue={0}
            label={t("catalog.quantity_step")}
            description={t("catalog.quantity_step_hint")}
          />
        )}
      </Field>
    </div>
  );
}

/** What an item contains and is suited for (rulings §10.5). */
export function ItemFoodPart({ form }: PartProps) {
  const t = useT();
  return (
    <FormCard>
      <Field control={form.control} name="contents">
        {(field) => <AllergenStatementField {...field} hint={t("catalog.allergens_hint")} />}
      </Field>
      <Field control={form.control} name="marks">
        {({ value, onChange, error }) => (
          <FoodMarkChips
            label={t("products.marks")}
            value={value}
            onChange={onChange}
            error={error}
          />
        )}
      </Field>
    </FormCard>
  );
}
