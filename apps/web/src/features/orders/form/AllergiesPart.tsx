import { Field } from "../../../platform/forms/Field.tsx";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { AllergenChips } from "../../../platform/food/FoodChips.tsx";
import type { OrderForm } from "./order-form.types.ts";

/** What the client must not eat: the 14 allergens, and words for the rest. */
export function AllergiesPart({ form }: { form: OrderForm }) {
  const t = useT();
  return (
    <>
      <Field control={form.control} name="allergens">
        {(field) => <AllergenChips {...field} label={t("orders.known_allergies")} />}
      </Field>
      <Field control={form.control} name="allergyNote">
        {(field) => <TextField {...field} label={t("orders.allergy_note")} direction="auto" />}
      </Field>
    </>
  );
}
