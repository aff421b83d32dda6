import { allergens as all } from "@marzipan/contract/food-facts";
import { Field } from "../../platform/forms/Field.tsx";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { TextField } from "../../ui/TextField.tsx";
import type { OrderForm } from "./order-form.types.ts";

/** What the client must not eat: the 14 allergens, and words for the rest. */
export function AllergiesPart({ form }: { form: OrderForm }) {
  const t = useT();
  return (
    <>
      <Field control={form.control} name="allergens">
        {({ value, onChange }) => (
          <fieldset className="allergen-set">
            <legend className="field-label">{t("orders.known_allergies")}</legend>
            <div className="allergen-boxes">
              {all.map((name) => (
                <Checkbox
                  key={name}
                  isSelected={value.includes(name)}
                  onChange={(isOn) =>
                    onChange(isOn ? [...value, name] : value.filter((one) => one !== name))
                  }
                >
                  {t(`common.allergen_${name}`)}
                </Checkbox>
              ))}
            </div>
          </fieldset>
        )}
      </Field>
      <Field control={form.control} name="allergyNote">
        {(field) => <TextField {...field} label={t("orders.allergy_note")} direction="auto" />}
      </Field>
    </>
  );
}
