import { isSignedOut, isWorthRetrying } from "../../platform/api/api-error.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import type { useMaking } from "./use-making.ts";
import styles from "./reports.module.css";

/** Says that a report is on its way or saved, or why it failed; a failure of network or server can be retried. */
export function MakingNotice({ make, state }: ReturnType<typeof useMaking>) {
  const t = useT();
  const errorText = useErrorText();
  if (state === null) return null;
  if (state.kind !== "failed")
    return (
      <Notice tone="success" role="status" className={styles.reportsWide}>
        {t(state.kind === "done" ? "reports.saved" : "reports.begun")}
      </Notice>
    );
  const { error, making } = state;
  const canRetry = isWorthRetrying(error);
  return (
    <Notice
      tone="danger"
      role="alert"
      className={styles.reportsWide}
      action={
        canRetry && (
          <Button variant="quiet" onPress={() => void make(making)}>
            {t("common.try_again")}
          </Button>
        )
      }
    >
      {isSignedOut(error)
        ? t("reports.sign_in")
        : canRetry
          ? t("errors.report_failed")
          : errorText(error)}
    </Notice>
  );
}
