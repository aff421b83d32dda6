import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { CheckboxButton, CheckboxField } from "react-aria-components/Checkbox";
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from "react-aria-components/CheckboxGroup";
import { FieldFrame, type FieldTexts, hasError } from "./FieldFrame.tsx";
import { Icon } from "./Icon.tsx";
import { joinClasses } from "./joinClasses.ts";
import checkStyles from "./Checkbox.module.css";
import styles from "./CheckboxGroup.module.css";
import fieldFrameStyles from "./FieldFrame.module.css";

/** One box of a group, with quiet words at its end. */
export interface CheckboxOption<Id extends string = string> {
  id: Id;
  label: ReactNode;
  end?: ReactNode;
}

export interface CheckboxGroupProps<Id extends string>
  extends
    Omit<
      AriaCheckboxGroupProps,
      "className" | "children" | "isInvalid" | "value" | "defaultValue" | "onChange"
    >,
    FieldTexts {
  options: readonly CheckboxOption<Id>[];
  value: readonly Id[];
  onChange: (ids: Id[]) => void;
  className?: string | undefined;
}

/** Any number of some, rows with a line between; a wide screen has two beside each other. Ids keep the order of the options. */
export function CheckboxGroup<Id extends string>({
  label,
  labelEnd,
  description,
  error,
  options,
  value,
  onChange,
  className,
  ...rest
}: CheckboxGroupProps<Id>) {
  return (
    <AriaCheckboxGroup
      validationBehavior="aria"
      {...rest}
      value={[...value]}
      onChange={(ids) => onChange(options.map(({ id }) => id).filter((id) => ids.includes(id)))}
      isInvalid={hasError(error)}
      data-part="field"
      className={joinClasses(fieldFrameStyles.field, className)}
    >
      <FieldFrame label={label} labelEnd={labelEnd} description={description} error={error}>
        <div className={styles.checkRows}>
          {options.map((option) => (
            <CheckboxField
              key={option.id}
              value={option.id}
              className={joinClasses(styles.checkRow)}
            >
              <CheckboxButton className={joinClasses(checkStyles.check)}>
                {({ isSelected }) => (
                  <>
                    <span data-part="check-box" className={checkStyles.checkBox}>
                      {isSelected && <Icon of={Check} size="s" />}
                    </span>
                    <span data-part="choice-text" className={styles.checkWords}>
                      {option.label}
                    </span>
                    {option.end !== undefined && (
                      <span className={styles.checkEnd}>{option.end}</span>
                    )}
                  </>
                )}
              </CheckboxButton>
            </CheckboxField>
          ))}
        </div>
      </FieldFrame>
    </AriaCheckboxGroup>
  );
}
