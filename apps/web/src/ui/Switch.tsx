import type { ReactNode } from "react";
import { SwitchButton, SwitchField, type SwitchFieldProps } from "react-aria-components/Switch";

export interface SwitchProps extends Omit<SwitchFieldProps, "className" | "children"> {
  children: ReactNode;
  detail?: ReactNode;
  className?: string;
}

/** Something that is on or off at once, without saving. `isSelected` and `onChange(isSelected)`. */
export function Switch({ children, detail, className = "", ...rest }: SwitchProps) {
  return (
    <SwitchField validationBehavior="aria" {...rest} className={className}>
      <SwitchButton className="switch">
        <span className="choice-text">
          {children}
          {detail !== undefined && <span className="choice-detail">{detail}</span>}
        </span>
        <span className="switch-track" />
      </SwitchButton>
    </SwitchField>
  );
}
