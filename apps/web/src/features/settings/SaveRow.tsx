import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { ApiError } from "../../platform/api/api-error.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import styles from "./settings.module.css";

interface SaveRowProps {
  isPending: boolean;
  error: Error | null;
}

/** The foot of a section's form: what went wrong, and the button that saves. */
export function SaveRow({ isPending, error }: SaveRowProps) {
  const t = useT();
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
        <Button type="submit" variant="primary" isPending={isPending}>
          {t("common.save")}
        </Button>
      </div>
    </>
  );
}
