import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { useState } from "react";
import { ApiError } from "../../platform/api/api-error.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { PageMissing } from "../../platform/parts/page-missing.ts";
import { ApplicationError } from "./ApplicationError.tsx";
import { NoConnection } from "./NoConnection.tsx";
import { reloadOnce } from "./use-recovery.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./screens.module.css";
import buttonStyles from "../../ui/Button.module.css";
import cardStyles from "../../ui/Card.module.css";

/**
 * The paths whose chunks failed to load once although the server was reachable: a second failure
 * means that a deployment replaced the files, and the whole page is reloaded.
 */
const askedAgain = new Set<string>();

/**
 * The router's error page: the server is unreachable, a call failed (with the message and a retry),
 * or rendering failed.
 */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  const t = useT();
  const errorText = useErrorText();
  const router = useRouter();
  const client = useQueryClient();
  const [isBroken, setBroken] = useState(false);
  const retry = (): void => {
    reset();
    void client.resetQueries({ predicate: (query) => query.state.status === "error" });
    void router.invalidate();
  };
  const recover = (): void => {
    const { pathname } = router.state.location;
    if (!(error instanceof PageMissing) || !askedAgain.has(pathname)) {
      askedAgain.add(pathname);
      return retry();
    }
    askedAgain.delete(pathname);
    if (!reloadOnce(Date.now())) setBroken(true);
  };
  const isUnreachable = error instanceof ApiError && error.code === "network";
  if ((error instanceof PageMissing || isUnreachable) && !isBroken) {
    return <NoConnection onRecover={recover} />;
  }
  if (!(error instanceof ApiError)) return <ApplicationError onRetry={retry} />;
  return (
    <main className={styles.lastScreen}>
      <div role="alert" className={joinClasses(cardStyles.card, styles.lastCard)}>
        <h1>{t("shell.page_failed")}</h1>
        <p>{errorText(error)}</p>
        <button
          type="button"
          className={joinClasses(buttonStyles.btn, buttonStyles.btnPrimary, buttonStyles.btnWide)}
          onClick={retry}
        >
          {t("shell.try_again")}
        </button>
      </div>
    </main>
  );
}
