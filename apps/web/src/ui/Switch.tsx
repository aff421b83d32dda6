import type { ReactNode } from "react";
import { SwitchButton, SwitchField, type SwitchFieldProps } from "react-aria-components/Switch";
import { joinClasses } from "./joinClasses.ts";
import styles from "./Switch.module.css";
import choiceStyles from "./Choice.module.css";

export interface SwitchProps extends Omit<SwitchFieldProps, "className" | "children"> {
  children: ReactNode;
  detail?: ReactNode;
  className?: string | undefined;
}

/** Something that is on or off at once, without saving. `isSelected` and `onChange(isSelected)`. */
export function Switch({ children, detail, className = "", ...rest }: SwitchProps) {
  return (
    <SwitchField validationBehavior="aria" {...rest} className={className}>
      <SwitchButton className={joinClasses(styles.switchRow)}>
        <span data-part="choice-text">
          {children}
          {detail !== undefined && <span className={choiceStyles.choiceDetail}>{detail}</span>}
        </span>
        <span className={styles.switchTrack} />
      </SwitchButton>
    </SwitchField>
  );
}
