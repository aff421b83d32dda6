import { MonitorSmartphone } from "lucide-react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { UserView } from "./admin.types.ts";
import { deviceName } from "../accounts/device-name.ts";
import { useDeviceDay } from "./use-device-day.ts";
import styles from "./admin.module.css";

/** Where an account is signed in: the devices in words, with when each was last seen. */
export function UserDevices({ devices }: { devices: UserView["devices"] }) {
  const t = useT();
  const day = useDeviceDay();
  if (devices.length === 0) return <p className={styles.adminDetail}>{t("admin.devices_none")}</p>;
  return (
    <ul className={styles.adminDevices}>
      {devices.map(({ id, browser, system, lastSeenAt }) => (
        <li key={id}>
          <Icon of={MonitorSmartphone} />
          <span>
            <b>{deviceName(t, { browser, system })}</b>
            <span className={styles.adminDetail}>
              {t("settings.last_seen", { when: day(lastSeenAt) })}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
