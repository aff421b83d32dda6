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
import styles from "./Segmented.module.css";
import fieldFrameStyles from "./FieldFrame.module.css";

/** One of the choices that stand side by side. */
export interface SegmentOption<Id extends string = string> {
  id: Id;
  label: ReactNode;
  icon?: IconShape;
  /** Shows only the icon; the label is read aloud. */
  isIconOnly?: boolean;
  isDisabled?: boolean;
  /** Pressed or chosen again, also when it is the chosen one: opens a date picker, for example. */
  onPress?: () => void;
}

export interface SegmentedProps<Id extends string>
  extends
    Omit<
      AriaRadioGroupProps,
      "className" | "children" | "isInvalid" | "value" | "defaultValue" | "onChange" | "orientation"
    >,
    FieldTexts {
  options: readonly SegmentOption<Id>[];
  value: Id | null;
  onChange: (id: Id) => void;
  /** Each option as wide as its words, instead of all alike. */
  fitsWords?: boolean;
  className?: string | undefined;
}

/** One of two to four, all in sight. Arrow keys move, as in a radio group. Give `label` or `aria-label`. */
export function Segmented<Id extends string>({
  label,
  labelEnd,
  description,
  error,
  options,
  value,
  onChange,
  fitsWords = false,
  className,
  ...rest
}: SegmentedProps<Id>) {
  return (
    <AriaRadioGroup
      validationBehavior="aria"
      {...rest}
      orientation="horizontal"
      value={value}
      onChange={(id) => onChange(id as Id)}
      isInvalid={hasError(error)}
      data-part="field"
      className={joinClasses(fieldFrameStyles.field, className)}
    >
      <FieldFrame label={label} labelEnd={labelEnd} description={description} error={error}>
        <div data-part="segments" className={joinClasses(styles.seg, fitsWords && styles.segFit)}>
          {options.map((option) => (
            <RadioField
              key={option.id}
              value={option.id}
              isDisabled={option.isDisabled ?? false}
              {...(option.onPress && { onPress: option.onPress })}
            >
              <RadioButton data-part="segment" className={joinClasses(styles.segOption)}>
                {option.icon && <Icon of={option.icon} size="s" />}
                <span className={option.isIconOnly ? "sr-only" : undefined}>{option.label}</span>
              </RadioButton>
            </RadioField>
          ))}
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  );
}
