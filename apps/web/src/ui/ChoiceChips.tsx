import {
  RadioButton,
  RadioField,
  RadioGroup as AriaRadioGroup,
} from "react-aria-components/RadioGroup";
import { FieldFrame, type FieldTexts, hasError } from "./FieldFrame.tsx";
import { Icon, type IconShape } from "./Icon.tsx";
import { joinClasses } from "./joinClasses.ts";
import styles from "./Chips.module.css";
import fieldFrameStyles from "./FieldFrame.module.css";

/** One of the choices: its word, and a picture to find it by. */
export interface ChipOption<Id extends string = string> {
  id: Id;
  text: string;
  icon?: IconShape;
}

interface ChoiceChipsProps<Id extends string> extends FieldTexts {
  options: readonly ChipOption<Id>[];
  value: Id | null;
  onChange: (id: Id) => void;
  isRequired?: boolean;
}

/** One of up to a dozen words, all in sight and one tap away. For two to four short ones use Segmented, for more Select. */
export function ChoiceChips<Id extends string>({
  label,
  labelEnd,
  description,
  error,
  options,
  value,
  onChange,
  isRequired = false,
}: ChoiceChipsProps<Id>) {
  return (
    <AriaRadioGroup
      validationBehavior="aria"
      isRequired={isRequired}
      orientation="horizontal"
      value={value}
      onChange={(id) => onChange(id as Id)}
      isInvalid={hasError(error)}
      data-part="field"
      className={joinClasses(fieldFrameStyles.field)}
    >
      <FieldFrame label={label} labelEnd={labelEnd} description={description} error={error}>
        <div className={styles.chips}>
          {options.map(({ id, text, icon }) => (
            <RadioField key={id} value={id}>
              <RadioButton className={joinClasses(styles.chip)}>
                {icon && <Icon of={icon} size="s" />}
                <span>{text}</span>
              </RadioButton>
            </RadioField>
          ))}
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  );
}
