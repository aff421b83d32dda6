import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useIsOnline } from "../../platform/screen/use-is-online.ts";
import styles from "./offline-notice.module.css";

/** One line at the top of a page outside the app while the device has no network; `OfflineStrip` is the app's. */
export function OfflineNotice() {
  const t = useT();
  const isOnline = useIsOnline();
  return (
    <div role="status">{!isOnline && <p className={styles.offline}>{t("shell.offline")}</p>}</div>
  );
}
