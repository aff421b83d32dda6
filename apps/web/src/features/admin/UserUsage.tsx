import { limitNames } from "@marzipan/contract/plans";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Track } from "../../ui/Track.tsx";
import type { UserView } from "./admin.types.ts";
import styles from "./admin.module.css";

/** What the account's business uses, each against the limit of the plan in force. */
export function UserUsage({ user }: { user: UserView }) {
  const t = useT();
  return (
    <ul className={styles.adminUsage}>
      {limitNames.map((name) => {
        const { used, limit } = user.usage[name];
        const label = t(name === "people" ? "admin.usage_people" : `billing.usage_${name}`);
        const isUnlimited = limit < 0;
        const value = isUnlimited
          ? `${used} · ${t("billing.usage_unlimited")}`
          : t(name === "storage" ? "billing.usage_storage_value" : "billing.usage_value", {
              used,
              limit,
            });
        return (
          <li key={name}>
            <p className={styles.adminUsageWords}>
              <span>{label}</span>
              <b>{value}</b>
            </p>
            {!isUnlimited && (
              <Track
                label={label}
                value={used}
                max={limit}
                valueText={value}
                tone={used >= limit && name !== "people" ? "danger" : "plain"}
                isThin
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
