import type { ReactNode } from "react";
import {
  RadioButton,
  RadioField,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from "react-aria-components/RadioGroup";
import { FieldFrame, type FieldTexts, hasError } from "./FieldFrame.tsx";
import { Icon, type IconShape } from "./Icon.tsx";
import { joinClasses } from "./joinClasses.ts";
import styles from "./RadioGroup.module.css";
import choiceStyles from "./Choice.module.css";
import fieldFrameStyles from "./FieldFrame.module.css";

/** One choice of a radio group, with an optional second line. */
export interface RadioOption<Id extends string = string> {
  id: Id;
  label: ReactNode;
  detail?: ReactNode;
  /** Stands at the end; choices with icons are rows with a line between. */
  icon?: IconShape;
  isDisabled?: boolean;
}

export interface RadioGroupProps<Id extends string>
  extends
    Omit<
      AriaRadioGroupProps,
      "className" | "children" | "isInvalid" | "value" | "defaultValue" | "onChange"
    >,
    FieldTexts {
  options: readonly RadioOption<Id>[];
  value: Id | null;
  onChange: (id: Id) => void;
  className?: string | undefined;
}

/** One of some, under one another, each with room for a detail. For two to four short words use Segmented. */
export function RadioGroup<Id extends string>({
  label,
  labelEnd,
  description,
  error,
  options,
  value,
  onChange,
  className,
  ...rest
}: RadioGroupProps<Id>) {
  return (
    <AriaRadioGroup
      validationBehavior="aria"
      {...rest}
      value={value}
      onChange={(id) => onChange(id as Id)}
      isInvalid={hasError(error)}
      data-part="field"
      className={joinClasses(fieldFrameStyles.field, className)}
    >
      <FieldFrame label={label} labelEnd={labelEnd} description={description} error={error}>
        <div>
          {options.map((option) => (
            <RadioField key={option.id} value={option.id} isDisabled={option.isDisabled ?? false}>
              <RadioButton className={joinClasses(styles.radio)}>
                <span data-part="radio-dot" className={styles.radioDot} />
                <span data-part="choice-text">
                  {option.label}
                  {option.detail !== undefined && (
                    <span className={choiceStyles.choiceDetail}>{option.detail}</span>
                  )}
                </span>
                {option.icon !== undefined && <Icon of={option.icon} />}
              </RadioButton>
            </RadioField>
          ))}
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  );
}
