import { CloudOff } from "lucide-react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useIsOnline } from "../../platform/screen/use-is-online.ts";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./frame.module.css";

/** One line at the top while the device has no network. */
export function OfflineNotice() {
  const t = useT();
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.offline}>
          <Icon of={CloudOff} />
          {t("shell.offline")}
        </p>
      )}
    </div>
  );
}
