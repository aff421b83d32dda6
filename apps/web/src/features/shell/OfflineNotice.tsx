import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useIsOnline } from "../../platform/screen/use-is-online.ts";
import styles from "./frame.module.css";

/** One line at the top while the device has no network. */
export function OfflineNotice() {
  const t = useT();
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p data-part="offline" className={styles.offline}>
          {t("shell.offline")}
        </p>
      )}
    </div>
  );
}
