import { useLocation } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { pathTo } from "../../platform/url/path-to.ts";
import { writeSearch } from "../../platform/url/use-url-params.ts";
import type { UrlParams } from "../../platform/url/use-url-params.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { Pill } from "../../ui/Badge.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import type { UserRow } from "./admin.types.ts";
import { useDeviceDay } from "./use-device-day.ts";
import { UserMarks } from "./UserMarks.tsx";
import styles from "./user-rows.module.css";
import cardStyles from "../../ui/Card.module.css";
import plainRowsStyles from "../../platform/lists/plain-rows.module.css";

const sheetPath = pathTo("/admin/user-management");

/** Accounts as people in one card, each a row that opens the account's sheet. */
export function UserRows({ users }: { users: readonly UserRow[] }) {
  const t = useT();
  return (
    <ul
      aria-label={t("admin.all_accounts")}
      className={joinClasses(cardStyles.card, cardStyles.cardFlush, plainRowsStyles.plainRows)}
    >
      {users.map((user) => (
        <li key={user.id}>
          <Person user={user} />
        </li>
      ))}
    </ul>
  );
}

function Person({ user }: { user: UserRow }) {
  const t = useT();
  const day = useDeviceDay();
  const { search } = useLocation();
  return (
    <div className={joinClasses(plainRowsStyles.plainRow, styles.userPerson)}>
      <Avatar name={user.fullName} />
      <span className={styles.userRow}>
        <span className={plainRowsStyles.plainRowWords}>
          <Link
            href={sheetPath + writeSearch({ ...(search as UrlParams), user: user.id })}
            className={joinClasses(styles.userName)}
          >
            <span dir="auto">{user.fullName}</span>
          </Link>
          <span className={plainRowsStyles.plainRowDetail}>
            <span dir="auto">{user.businessName}</span>
            {" · "}
            <bdi dir="ltr">{user.email}</bdi>
          </span>
        </span>
        <span className={styles.userMarks}>
          <UserMarks user={user} />
          <Pill tone="plain" className={styles.userPlan}>
            {t(`billing.plan_${user.plan}`)}
          </Pill>
        </span>
        <span className={joinClasses(plainRowsStyles.plainRowDetail, styles.userSeen)}>
          {user.lastSeenAt === null
            ? t("admin.never_seen")
            : t("settings.last_seen", { when: day(user.lastSeenAt) })}
        </span>
      </span>
      <Icon of={ChevronRight} size="s" flips />
    </div>
  );
}
