import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { SleepingBun } from "./SleepingBun.tsx";
import { useRecovery } from "./use-recovery.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./screens.module.css";
import buttonStyles from "../../ui/Button.module.css";
import cardStyles from "../../ui/Card.module.css";

/**
 * Shown when a page could not be loaded because the server is unreachable; retries by itself. Plain
 * elements only, as it must render without network.
 */
export function NoConnection({ onRecover }: { onRecover: () => void }) {
  const t = useT();
  useRecovery(onRecover);
  return (
    <main className={styles.lastScreen}>
      <div role="alert" className={joinClasses(cardStyles.card, styles.lastCard)}>
        <SleepingBun />
        <h1>{t("shell.no_connection")}</h1>
        <p>{t("shell.no_connection_text")}</p>
        <button
          type="button"
          className={joinClasses(buttonStyles.btn, buttonStyles.btnPrimary, buttonStyles.btnWide)}
          onClick={onRecover}
        >
          {t("shell.try_again")}
        </button>
      </div>
    </main>
  );
}
