import type { NotificationKind } from "@marzipan/contract/notifications";
import type { Selectable } from "kysely";
import type pg from "pg";
import type { Tx } from "../../platform/database/database.ts";
import type { Tables } from "../../platform/database/generated/table-types.ts";
import type { Column } from "../../platform/database/tables.ts";
import type { ClosedAccount } from "../../platform/feature/feature.ts";

/** A notification as it is stored, and whether its person has yet to see it. */
export type NotificationRow = Pick<
  Selectable<Tables["notification"]>,
  "id" | "subject_id" | "occasion" | "created_at"
> & { kind: NotificationKind; is_unread: boolean };

/** The condition of unread rows `n` of the business `$1`: a notification is unread until its person has read it; that of a request also only while the request is unanswered. */
export const unreadCondition = `n.read_at is null and not (n.kind in ('request_received', 'request_waiting') and exists (
  select from order_request r
   where r.business_id = $1 and r.id = n.subject_id and r.status <> 'new'))`;

/** The condition of rows `n` of the business `$1` and the account `$2` that are not switched off in the app. */
const isShown = `not exists (select from notification_setting s where s.business_id = $1
  and s.account_id = $2 and s.kind = n.kind and s.channel = 'app' and not s.is_on)`;

/** Lists a person's notifications of some kinds, the newest first, after the instant and id where the last page ended. */
export async function listNotificationRows(
  tx: Tx,
  accountId: string,
  kinds: readonly NotificationKind[],
  limit: number,
  after: readonly [string, string] | null,
): Promise<NotificationRow[]> {
  return await tx.query<NotificationRow>({
    name: after ? "notifications_after" : "notifications",
    text: `select n.id, n.kind, n.subject_id, n.occasion, n.created_at, ${unreadCondition} as is_unread
       from notification n
      where n.business_id = $1 and n.account_id = $2 and n.kind = any ($3) and ${isShown}
        ${after ? "and (n.created_at, n.id) < ($5::timestamptz, $6::uuid)" : ""}
      order by n.created_at desc, n.id desc limit $4`,
    values: [tx.businessId, accountId, kinds, limit, ...(after ?? [])],
  });
}

/** Returns how many of a person's notifications of some kinds are unread, at most `most`. */
export async function countUnread(
  tx: Tx,
  accountId: string,
  kinds: readonly NotificationKind[],
  most: number,
): Promise<number> {
  const [row] = await tx.query<{ count: number }>({
    name: "count_unread_notifications",
    text: `select count(*)::int as count from (
      select from notification n
       where n.business_id = $1 and n.account_id = $2 and n.kind = any ($3) and ${unreadCondition} and ${isShown} limit $4) unread`,
    values: [tx.businessId, accountId, kinds, most],
  });
  return row?.count ?? 0;
}

/** Marks all notifications of a person as read. */
export async function markAllRead(tx: Tx, accountId: string): Promise<void> {
  await tx.query({
    text: "update notification set read_at = $3 where business_id = $1 and account_id = $2 and read_at is null",
    values: [tx.businessId, accountId, tx.now],
  });
}

/** Marks a person's notifications as read, which keeps when those read before were; returns how many there are. */
export async function markRead(tx: Tx, accountId: string, ids: readonly string[]): Promise<number> {
  const rows = await tx.query({
    text: `update notification set read_at = coalesce(read_at, $3)
      where business_id = $1 and account_id = $2 and id = any ($4::uuid[]) returning id`,
    values: [tx.businessId, accountId, tx.now, ids],
  });
  return rows.length;
}

/** Deletes each person's oldest notifications beyond `most`. */
export async function deleteBeyond(client: pg.ClientBase, most: number): Promise<void> {
  const { rows } = await client.query<{
    business_id: Column<"notification.business_id">;
    account_id: Column<"notification.account_id">;
  }>("select business_id, account_id from notification group by 1, 2 having count(*) > $1", [most]);
  for (const { business_id: businessId, account_id: accountId } of rows) {
    const { rows: ids } = await client.query<{ id: string }>(
      `select id from notification where business_id = $1 and account_id = $2
        order by created_at desc, id desc offset $3`,
      [businessId, accountId, most],
    );
    await client.query(
      "delete from notification where business_id = $1 and account_id = $2 and id = any ($3)",
      [businessId, accountId, ids.map(({ id }) => id)],
    );
  }
}

/** Deletes the notifications of a closed account. */
export async function deleteNotifications(
  client: pg.ClientBase,
  { id, businessId }: ClosedAccount,
): Promise<void> {
  await client.query("delete from notification where business_id = $1 and account_id = $2", [
    businessId,
    id,
  ]);
}
