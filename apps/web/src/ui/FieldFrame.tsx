import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { FieldError } from "react-aria-components/FieldError";
import { Label } from "react-aria-components/Label";
import { Text } from "react-aria-components/Text";
import { Icon } from "./Icon.tsx";
import { joinClasses } from "./joinClasses.ts";
import styles from "./FieldFrame.module.css";

/** The words around a control; every field takes them. */
export interface FieldTexts {
  /** Stands above the control. A field without it needs `aria-label`. */
  label?: ReactNode;
  /** At the end of the label's line: a word such as "optional", or a mark of confidence. */
  labelEnd?: ReactNode;
  /** Help under the control; it stays beside an error. */
  description?: ReactNode;
  /** What is wrong; undefined, null and "" mean nothing is. */
  error?: ReactNode;
}

/** Returns whether a field's `error` says anything. */
export function hasError(error: ReactNode): boolean {
  return error !== undefined && error !== null && error !== "" && error !== false;
}

/** Label, control, help and error of one field in their places. It stands inside a react-aria field. */
export function FieldFrame({
  label,
  labelEnd,
  description,
  error,
  children,
}: FieldTexts & { children: ReactNode }) {
  const hasHead = label !== undefined || labelEnd !== undefined;
  return (
    <>
      {hasHead && (
        <div className={styles.fieldHead}>
          {label !== undefined && <Label className={joinClasses(styles.fieldLabel)}>{label}</Label>}
          {labelEnd !== undefined && <span className={styles.fieldOptional}>{labelEnd}</span>}
        </div>
      )}
      {children}
      {description !== undefined && (
        <Text slot="description" className={joinClasses(styles.fieldHelp)}>
          {description}
        </Text>
      )}
      {hasError(error) && (
        <FieldError className={joinClasses(styles.fieldError)}>
          <Icon of={CircleAlert} size="s" />
          <span>{error}</span>
        </FieldError>
      )}
    </>
  );
}
