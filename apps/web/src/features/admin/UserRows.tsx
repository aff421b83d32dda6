import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useHasTwoColumns } from "../../platform/screen/use-is-wide.ts";
import { Table } from "../../ui/Table.tsx";
import type { UserRow } from "./admin.types.ts";
import { PersonCell } from "./PersonCell.tsx";
import { useDay } from "./use-day.ts";
import { UserMarks } from "./UserMarks.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./admin.module.css";
import cardStyles from "../../ui/Card.module.css";

/** Accounts as cards on a phone and as a table where there is room; a name opens the account's sheet. */
export function UserRows({ users }: { users: readonly UserRow[] }) {
  const hasTable = useHasTwoColumns();
  return hasTable ? <UserTable users={users} /> : <UserCards users={users} />;
}

function UserCards({ users }: { users: readonly UserRow[] }) {
  const t = useT();
  const day = useDay();
  return (
    <ul className={styles.adminCards} aria-label={t("admin.all_accounts")}>
      {users.map((user) => (
        <li
          key={user.id}

          className={joinClasses(cardStyles.card, styles.adminCard, styles.adminCardLink)}
        >
          <PersonCell user={user} isBusinessShown />
          <UserMarks user={user} />
          <p className={styles.adminDetail}>
            {t("billing.plan_named", { plan: t(`billing.plan_${user.plan}`) })}
            {" · "}
            {user.lastSeenAt === null
              ? t("admin.never_seen")
              : t("settings.last_seen", { when: day(user.lastSeenAt) })}
          </p>
        </li>
      ))}
    </ul>
  );
}

function UserTable({ users }: { users: readonly UserRow[] }) {
  const t = useT();
  const day = useDay();
  return (
    <div className={joinClasses(cardStyles.card, cardStyles.cardFlush)}>
      <Table<UserRow>
        className={styles.adminTable}
        caption={t("admin.all_accounts")}
        rows={users}
        rowId={(user) => user.id}
        columns={[
          {
            id: "person",
            head: t("admin.column_person"),
            isRowHead: true,
            cell: (user) => <PersonCell user={user} />,
          },
          {
            id: "business",
            head: t("admin.column_business"),
            cell: (user) => <span dir="auto">{user.businessName}</span>,
          },
          {
            id: "standing",
            head: t("admin.column_standing"),
            cell: (user) => <UserMarks user={user} />,
          },
          {
            id: "plan",
            head: t("admin.column_plan"),
            cell: (user) => t(`billing.plan_${user.plan}`),
          },
          {
            id: "seen",
            head: t("admin.column_last_seen"),
            align: "number",
            cell: (user) => (user.lastSeenAt === null ? "–" : day(user.lastSeenAt)),
          },
        ]}
      />
    </div>
  );
}
