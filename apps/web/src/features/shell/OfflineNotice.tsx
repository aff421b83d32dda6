import { useSyncExternalStore } from "react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import styles from "./frame.module.css";

function listen(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** One line at the top while the device has no network. */
export function OfflineNotice() {
  const t = useT();
  const isOnline = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
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
