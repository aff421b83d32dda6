import { ApiError } from "../../platform/api/api-error.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import styles from "./settings.module.css";

interface ActRowProps {
  label: string;
  isPending: boolean;
  error: Error | null;
  tone?: "plain" | "danger";
}

/** The foot of a small form: what went wrong beside a field, and the button that does what it says. */
export function ActRow({ label, isPending, error, tone = "plain" }: ActRowProps) {
  const errorText = useErrorText();
  const isAtField = error instanceof ApiError && error.facts.fields;
  return (
    <>
      {error && !isAtField && (
        <Notice tone="danger" role="alert">
          {errorText(error)}
        </Notice>
      )}
      <div className={styles.settingsSave}>
        <Button type="submit" variant={tone} isPending={isPending}>
          {label}
        </Button>
      </div>
    </>
  );
}
