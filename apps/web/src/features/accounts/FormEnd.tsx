import { fieldsOf, useErrorText } from "../../platform/errors/error-text.ts";
import { Button } from "../../ui/Button.tsx";
import type { IconShape } from "../../ui/Icon.tsx";
import { Notice } from "../../ui/Notice.tsx";
import styles from "./account.module.css";

interface FormEndProps {
  /** What sending failed with; what belongs to a field is said there. */
  error: Error | null;
  /** Why it was not even sent, in words; it comes before the error. */
  said?: string | null;
  /** The button's words. */
  label: string;
  icon?: IconShape;
  isPending: boolean;
  /** It may not be sent yet. */
  isDisabled?: boolean;
}

/** How an account's form ends: why it was refused, and the button that sends it. */
export function FormEnd({
  error,
  said = null,
  label,
  icon,
  isPending,
  isDisabled = false,
}: FormEndProps) {
  const errorText = useErrorText();
  const refusal = said ?? (error && fieldsOf(error).length === 0 ? errorText(error) : null);
  return (
    <>
      {refusal && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
      <Button
        type="submit"
        variant="primary"
        isWide
        className={styles.accBig}
        isPending={isPending}
        isDisabled={isDisabled}
        {...(icon ? { icon } : {})}
      >
        {label}
      </Button>
    </>
  );
}
