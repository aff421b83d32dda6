import { listReportDownloads } from "@marzipan/contract/reports";
import { isSignedOut } from "../../platform/api/api-error.ts";
import { useCall } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { hasFailed } from "./making.rules.ts";
import type { useMaking } from "./use-making.ts";
import styles from "./reports.module.css";

/**
 * Says that a report is on its way, or why it is not. One that fails while it is made reaches the browser as a broken
 * file alone: its state among the last downloads tells, and it can be made again.
 */
export function MakingNotice({ make, error, begun }: ReturnType<typeof useMaking>) {
  const t = useT();
  const errorText = useErrorText();
  const downloads = useCall(listReportDownloads);
  if (error !== null)
    return (
      <Notice tone="danger" role="alert" className={styles.reportsWide}>
        {isSignedOut(error) ? t("reports.sign_in") : errorText(error)}
      </Notice>
    );
  if (begun === null) return null;
  if (hasFailed(begun, downloads.data?.items ?? []))
    return (
      <Notice
        tone="danger"
        role="alert"
        className={styles.reportsWide}
        action={
          <Button variant="quiet" onPress={() => void make(begun.making)}>
            {t("common.try_again")}
          </Button>
        }
      >
        {t("errors.report_failed")}
      </Notice>
    );
  return (
    <Notice tone="success" role="status" className={styles.reportsWide}>
      {t("reports.begun")}
    </Notice>
  );
}
