import type { NotificationKind } from "@marzipan/contract/notifications";
import type { Role } from "@marzipan/contract/roles";
import type { Tx } from "../../platform/database/database.ts";
import { build } from "../../platform/database/tables.ts";
import { makeId } from "../../platform/formats/ids.ts";

/** Returns the accounts of the business that have one of the roles and can sign in. */
export async function listNotified(tx: Tx, roles: readonly Role[]): Promise<string[]> {
  const [row] = await tx.query<{ accounts: string[] }>({
    name: "list_notified",
    text: "select app.list_notified($1) as accounts",
    values: [roles],
  });
  return row?.accounts ?? [];
}

/** What people are notified of. */
export interface NewNotification {
  kind: NotificationKind;
  accountIds: readonly string[];
  subjectId: string;
  /** Tells repeated notifications of one subject apart, such as the day or the hour of a reminder. */
  occasion: string;
}

/** Adds a notification for each account, once per kind, subject and occasion. */
export async function addNotifications(tx: Tx, added: NewNotification): Promise<void> {
  const { accountIds, kind, subjectId, occasion } = added;
  if (accountIds.length === 0) return;
  const rows = accountIds.map((accountId) => ({
    business_id: tx.businessId,
    account_id: accountId,
    id: makeId(),
    kind,
    subject_id: subjectId,
    occasion,
    created_at: tx.now,
    push_at: tx.now,
    mail_at: tx.now,
  }));
  await tx.query(
    build
      .insertInto("notification")
      .values(rows)
      .onConflict((conflict) => conflict.doNothing()),
  );
}
