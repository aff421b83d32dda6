import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import {
  CheckboxButton,
  CheckboxField,
  type CheckboxFieldProps,
} from "react-aria-components/Checkbox";
import { FieldFrame, hasError } from "./FieldFrame.tsx";
import { Icon } from "./Icon.tsx";
import { joinClasses } from "./joinClasses.ts";

export interface CheckboxProps extends Omit<
  CheckboxFieldProps,
  "className" | "children" | "isInvalid"
> {
  /** The words beside the box. */
  children: ReactNode;
  detail?: ReactNode;
  error?: ReactNode;
  /** A thing to do: done is green and struck through. */
  isTask?: boolean;
  className?: string;
}

/** A box to tick. `isSelected` and `onChange(isSelected)`; without words pass `aria-label`. */
export function Checkbox({
  children,
  detail,
  error,
  isTask = false,
  className,
  ...rest
}: CheckboxProps) {
  return (
    <CheckboxField
      validationBehavior="aria"
      {...rest}
      isInvalid={hasError(error)}
      className={joinClasses("field", className)}
    >
      <FieldFrame error={error}>
        <CheckboxButton className={joinClasses("check", isTask && "check-done")}>
          {({ isSelected, isIndeterminate }) => (
            <>
              <span className="check-box">
                {isIndeterminate ? (
                  <Icon of={Minus} size="s" />
                ) : (
                  isSelected && <Icon of={Check} size="s" />
                )}
              </span>
              <span className="choice-text">
                {children}
                {detail !== undefined && <span className="choice-detail">{detail}</span>}
              </span>
            </>
          )}
        </CheckboxButton>
      </FieldFrame>
    </CheckboxField>
  );
}
