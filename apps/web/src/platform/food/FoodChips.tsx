import { allergens, foodMarks } from "@marzipan/contract/food-facts";
import type { Allergen, FoodMark } from "@marzipan/contract/food-facts";
import { Check } from "lucide-react";
import { useId } from "react";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { ToggleButtonGroup } from "react-aria-components/ToggleButtonGroup";
import { useT } from "../i18n/LanguageProvider.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "../../ui/Chips.module.css";
import fieldFrameStyles from "../../ui/FieldFrame.module.css";

interface ChipsProps<Id extends string> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  options: readonly { id: Id; text: string }[];
  value: readonly Id[];
  onChange: (value: Id[]) => void;
}

function Chips<Id extends string>({
  label,
  hint,
  error,
  options,
  value,
  onChange,
}: ChipsProps<Id>) {
  const labelId = useId();
  const hintId = useId();
  return (
    <div
      data-part="field"
      className={fieldFrameStyles.field}
      data-invalid={error === undefined ? undefined : true}
    >
      <span id={labelId} className={fieldFrameStyles.fieldLabel}>
        {label}
      </span>
      <ToggleButtonGroup
        aria-labelledby={labelId}
        {...(hint !== undefined && { "aria-describedby": hintId })}
        selectionMode="multiple"
        selectedKeys={value}
        onSelectionChange={(keys) =>
          onChange(options.filter(({ id }) => keys.has(id)).map(({ id }) => id))
        }
        className={joinClasses(styles.chips)}
      >
        {options.map(({ id, text }) => (
          <ToggleButton key={id} id={id} className={joinClasses(styles.chip)}>
            {({ isSelected }) => (
              <>
                {isSelected && <Icon of={Check} size="s" />}
                <span className={styles.chipWord}>{text}</span>
              </>
            )}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {hint !== undefined && (
        <p id={hintId} className={fieldFrameStyles.fieldHelp}>
          {hint}
        </p>
      )}
      {error !== undefined && <p className={fieldFrameStyles.fieldError}>{error}</p>}
    </div>
  );
}

interface FoodChipsProps<Id extends string> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: readonly Id[];
  onChange: (value: Id[]) => void;
}

/** The 14 allergens as chips to tap (rulings §10.5): what a product contains, what a person must not eat. */
export function AllergenChips(props: FoodChipsProps<Allergen>) {
  const t = useT();
  const options = allergens.map((id) => ({ id, text: t(`common.allergen_${id}`) }));
  return <Chips {...props} options={options} />;
}

/** The food marks as chips to tap: dairy, parve, vegan, halal, kosher for Passover. */
export function FoodMarkChips(props: FoodChipsProps<FoodMark>) {
  const t = useT();
  const options = foodMarks.map((id) => ({ id, text: t(`common.mark_${id}`) }));
  return <Chips {...props} options={options} />;
}
