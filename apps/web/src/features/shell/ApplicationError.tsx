import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useState } from "react";
import { LostDrawing } from "../../ui/LostDrawing.tsx";
import { NoConnection } from "./NoConnection.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./screens.module.css";
import buttonStyles from "../../ui/Button.module.css";
import cardStyles from "../../ui/Card.module.css";

/**
 * The screen for errors while rendering (spec §2, text of rulings §11). Without a connection it says
 * that instead, for parts that did not arrive look like faults of ours. Plain elements only, so that
 * it needs no chunk that may not have loaded.
 */
export function ApplicationError({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  const [isReachable, setReachable] = useState(false);
  if (!isReachable) {
    const recover = (hasBeenAway: boolean): void => (hasBeenAway ? onRetry() : setReachable(true));
    return <NoConnection onRecover={recover} />;
  }
  return (
    <main className={styles.lastScreen}>
      <div role="alert" className={joinClasses(cardStyles.card, styles.lastCard)}>
        <LostDrawing of="broken" />
        <h1>{t("errors.application_error")}</h1>
        <button
          type="button"
          className={joinClasses(buttonStyles.btn, buttonStyles.btnPrimary, buttonStyles.btnWide)}
          onClick={onRetry}
        >
          {t("shell.try_again")}
        </button>
        <button
          type="button"
          className={joinClasses(buttonStyles.btn, buttonStyles.btnWide)}
          onClick={() => location.reload()}
        >
          {t("shell.reload_page")}
        </button>
      </div>
    </main>
  );
}
