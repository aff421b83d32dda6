import { Check } from "lucide-react";
import { useId } from "react";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { ToggleButtonGroup } from "react-aria-components/ToggleButtonGroup";
import type { ChipOption } from "./ChoiceChips.tsx";
import { Icon } from "./Icon.tsx";
import { joinClasses } from "./joinClasses.ts";
import styles from "./Chips.module.css";
import fieldFrameStyles from "./FieldFrame.module.css";

interface ToggleChipsProps<Id extends string> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  options: readonly ChipOption<Id>[];
  value: readonly Id[];
  onChange: (value: Id[]) => void;
}

/** Any number of short words, all in sight; the chosen ones carry a tick and keep the order of the options. */
export function ToggleChips<Id extends string>({
  label,
  hint,
  error,
  options,
  value,
  onChange,
}: ToggleChipsProps<Id>) {
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
        {options.map(({ id, text, icon }) => (
          <ToggleButton key={id} id={id} className={joinClasses(styles.chip)}>
            {({ isSelected }) => (
              <>
                {isSelected && <Icon of={Check} size="s" />}
                {!isSelected && icon && <Icon of={icon} size="s" />}
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
