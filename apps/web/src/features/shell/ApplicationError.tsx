import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { SleepingBun } from "./SleepingBun.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./screens.module.css";
import buttonStyles from "../../ui/Button.module.css";
import cardStyles from "../../ui/Card.module.css";

/**
 * The screen for errors while rendering (spec §2, text of rulings §11). Plain elements only, so
 * that it needs no chunk that may not have loaded.
 */
export function ApplicationError({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <main className={styles.lastScreen}>
      <div role="alert" className={joinClasses(cardStyles.card, styles.lastCard)}>
        <SleepingBun />
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
