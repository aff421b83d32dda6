import { Minus, Plus } from "lucide-react";
import { Button as AriaButton } from "react-aria-components/Button";
import { Group } from "react-aria-components/Group";
import { NumberField as AriaNumberField } from "react-aria-components/NumberField";
import { Icon } from "./Icon.tsx";
import { NumberInput } from "./NumberInput.tsx";
import { joinClasses } from "./joinClasses.ts";
import styles from "./QuantityStepper.module.css";

export interface QuantityStepperProps {
  /** What is counted, read aloud: "Honey cake, amount". */
  label: string;
  lessLabel: string;
  moreLabel: string;
  value: number;
  /** A whole number, rounded where another is typed; an emptied field falls back to `minValue`. */
  onChange: (value: number) => void;
  /** 0 by default, so that one less than 1 can mean: take the line away. */
  minValue?: number;
  maxValue?: number;
  isDisabled?: boolean;
}

/** A whole amount between minus and plus, 44 px high, as on the lines of an order; the number can be typed too. */
export function QuantityStepper({
  label,
  lessLabel,
  moreLabel,
  value,
  onChange,
  minValue = 0,
  ...rest
}: QuantityStepperProps) {
  return (
    <AriaNumberField
      {...rest}
      aria-label={label}
      value={value}
      onChange={(next) => onChange(Number.isNaN(next) ? minValue : next)}
      minValue={minValue}
      step={1}
      formatOptions={{ maximumFractionDigits: 3 }}
      className={joinClasses(styles.stepperField)}
    >
      <Group data-part="stepper" className={joinClasses(styles.stepper)}>
        <AriaButton slot="decrement" aria-label={lessLabel}>
          <Icon of={Minus} size="s" />
        </AriaButton>
        <NumberInput className={styles.stepperCount} />
        <AriaButton slot="increment" aria-label={moreLabel}>
          <Icon of={Plus} size="s" />
        </AriaButton>
      </Group>
    </AriaNumberField>
  );
}
