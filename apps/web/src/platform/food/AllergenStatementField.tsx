import type { FieldBinding } from "../forms/Field.tsx";
import { useT } from "../i18n/LanguageProvider.tsx";
import { RadioGroup } from "../../ui/RadioGroup.tsx";
import { AllergenChips } from "./FoodChips.tsx";
import type { TypedAllergens } from "./allergen-statement.ts";

interface AllergenStatementFieldProps extends FieldBinding<TypedAllergens> {
  /** What the ticked allergens are used for. */
  hint: string;
}

/** Asks what an item contains: not stated, none of the 14, or these (rulings §5). */
export function AllergenStatementField({
  value,
  onChange,
  onBlur,
  error,
  hint,
}: AllergenStatementFieldProps) {
  const t = useT();
  return (
    <>
      <RadioGroup
        label={t("common.allergens")}
        options={[
          {
            id: "unstated",
            label: t("common.allergens_unstated"),
            detail: t("common.allergens_unstated_hint"),
          },
          {
            id: "none",
            label: t("common.allergens_none"),
            detail: t("common.allergens_none_hint"),
          },
          { id: "some", label: t("common.allergens_some") },
        ]}
        value={value.choice}
        onChange={(choice) => onChange({ ...value, choice })}
        onBlur={onBlur}
      />
      {value.choice === "some" && (
        <AllergenChips
          label={t("common.allergens_some")}
          hint={hint}
          value={value.ticked}
          onChange={(ticked) => onChange({ ...value, ticked })}
          error={error === undefined ? undefined : t("common.allergens_some_missing")}
        />
      )}
    </>
  );
}
