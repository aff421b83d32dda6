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
import styles from "./Checkbox.module.css";
import choiceStyles from "./Choice.module.css";
import fieldFrameStyles from "./FieldFrame.module.css";

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
  className?: string | undefined;
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
      data-part="field"
      className={joinClasses(fieldFrameStyles.field, className)}
    >
      <FieldFrame error={error}>
        <CheckboxButton className={joinClasses(styles.check, isTask && styles.checkDone)}>
          {({ isSelected, isIndeterminate }) => (
            <>
              <span data-part="check-box" className={styles.checkBox}>
                {isIndeterminate ? (
                  <Icon of={Minus} size="s" />
                ) : (
                  isSelected && <Icon of={Check} size="s" />
                )}
              </span>
              <span data-part="choice-text">
                {children}
                {detail !== undefined && (
                  <span className={choiceStyles.choiceDetail}>{detail}</span>
                )}
              </span>
            </>
          )}
        </CheckboxButton>
      </FieldFrame>
    </CheckboxField>
  );
}
