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
        <p className={styles.offline}>
          <CrossedCloud />
          {t("shell.offline")}
        </p>
      )}
    </div>
  );
}

/** Drawn here: the set of icons is not loaded before the first page. */
function CrossedCloud() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M7 19h10.5a4 4 0 0 0 .4-8A6 6 0 0 0 6.3 9.6 4.7 4.7 0 0 0 7 19ZM3 3l18 18" />
    </svg>
  );
}
