import { Minus, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { Group } from "react-aria-components/Group";
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from "react-aria-components/NumberField";
import { FieldFrame, type FieldTexts, hasError } from "./FieldFrame.tsx";
import { Icon, type IconShape } from "./Icon.tsx";
import { joinClasses } from "./joinClasses.ts";
import { NumberInput } from "./NumberInput.tsx";
import { keptDecimals } from "./typedNumber.ts";
import fieldFrameStyles from "./FieldFrame.module.css";
import styles from "./NumberField.module.css";

export interface NumberFieldProps
  extends
    Omit<
      AriaNumberFieldProps,
      "className" | "children" | "isInvalid" | "value" | "defaultValue" | "onChange"
    >,
    FieldTexts {
  /** null while the field is empty. */
  value: number | null;
  /** Called when the typed number is finished (blur, Enter, a step); null for an emptied field. */
  onChange: (value: number | null) => void;
  /** Shows minus and plus; both labels are then read aloud. */
  stepLabels?: { less: string; more: string } | undefined;
  icon?: IconShape;
  suffix?: ReactNode;
  className?: string | undefined;
}

const asTyped = { maximumFractionDigits: keptDecimals };

/** A number typed in the digits and separators of the page's language; it is not rounded. */
export function NumberField({
  label,
  labelEnd,
  description,
  error,
  value,
  onChange,
  stepLabels,
  icon,
  suffix,
  className,
  ...rest
}: NumberFieldProps) {
  return (
    <AriaNumberField
      validationBehavior="aria"
      formatOptions={asTyped}
      {...rest}
      value={value ?? Number.NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
      isInvalid={hasError(error)}
      data-part="field"
      className={joinClasses(fieldFrameStyles.field, className)}
    >
      <FieldFrame label={label} labelEnd={labelEnd} description={description} error={error}>
        {stepLabels ? (
          <Group data-part="stepper" className={joinClasses(styles.stepper)}>
            <AriaButton slot="decrement" aria-label={stepLabels.less}>
              <Icon of={Minus} size="s" />
            </AriaButton>
            <NumberInput />
            <AriaButton slot="increment" aria-label={stepLabels.more}>
              <Icon of={Plus} size="s" />
            </AriaButton>
          </Group>
        ) : (
          <Group data-part="input-box" className={joinClasses(fieldFrameStyles.inputBox)}>
            {icon && <Icon of={icon} size="s" />}
            <NumberInput />
            {suffix !== undefined && <span className={fieldFrameStyles.inputSuffix}>{suffix}</span>}
          </Group>
        )}
      </FieldFrame>
    </AriaNumberField>
  );
}
