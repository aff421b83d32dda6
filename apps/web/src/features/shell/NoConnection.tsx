import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { LostDrawing } from "../../ui/LostDrawing.tsx";
import { LoadingScreen } from "./LoadingScreen.tsx";
import { useRecovery } from "./use-recovery.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./screens.module.css";
import buttonStyles from "../../ui/Button.module.css";
import cardStyles from "../../ui/Card.module.css";

/**
 * Stands where a page could not be loaded: says that there is no connection once that is known, and
 * goes on by itself when the server answers. Plain elements only, as it must render without network.
 */
export function NoConnection({
  onRecover,
}: {
  /** Whether the connection was missing, or the first look found the server. */
  onRecover: (hasBeenAway: boolean) => void;
}) {
  const t = useT();
  const isAway = useRecovery(onRecover);
  if (!isAway) return <LoadingScreen />;
  return (
    <main className={styles.lastScreen}>
      <div role="alert" className={joinClasses(cardStyles.card, styles.lastCard)}>
        <LostDrawing of="offline" />
        <h1>{t("shell.no_connection")}</h1>
        <p>{t("shell.no_connection_text")}</p>
        <button
          type="button"
          className={joinClasses(buttonStyles.btn, buttonStyles.btnPrimary, buttonStyles.btnWide)}
          onClick={() => onRecover(true)}
        >
          {t("shell.try_again")}
        </button>
      </div>
    </main>
  );
}
