import type { Database, Tx } from "../../platform/database/database.ts";
import type { Column } from "../../platform/database/tables.ts";
import { unreadCondition } from "./notifications.store.ts";
import type { NotificationRow } from "./notifications.store.ts";

/** Lists the businesses with notifications that are due to be pushed, the longest waiting first. */
export async function listBusinessesToPush(
  database: Database,
  now: Date,
): Promise<{ business_id: Column<"notification.business_id"> }[]> {
  return await database.lookUp({
    text: "select business_id from app.list_businesses_to_push($1)",
    values: [now],
  });
}

/** A notification to push, and to whom. */
export type DuePush = NotificationRow & { account_id: Column<"notification.account_id"> };

/** How many notifications of a business are pushed at once. */
const mostAtOnce = 500;

/** Lists the notifications that are due to be pushed, the longest waiting first. */
export async function listDuePushes(tx: Tx): Promise<DuePush[]> {
  return await tx.query<DuePush>({
    text: `select n.id, n.account_id, n.kind, n.subject_id, n.occasion, n.created_at, ${unreadCondition} as is_unread
      from notification n where n.business_id = $1 and n.push_at <= $2
      order by n.push_at, n.id limit ${mostAtOnce}`,
    values: [tx.businessId, tx.now],
  });
}

/**
 * Claims due notifications and returns which no other server has claimed: none gets them before `until`, when they are due
 * again unless this one has settled them.
 */
export async function claimPushes(
  tx: Tx,
  ids: readonly string[],
  until: Date,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx.query<{ id: string }>({
    text: `update notification set push_at = $4
      where business_id = $1 and id = any ($2::uuid[]) and push_at <= $3 returning id`,
    values: [tx.businessId, ids, tx.now, until],
  });
  return new Set(rows.map(({ id }) => id));
}

/** Returns the accounts that were pushed to at least `most` times after an instant. */
export async function listOftenPushed(tx: Tx, since: Date, most: number): Promise<string[]> {
  const rows = await tx.query<{ account_id: Column<"notification.account_id"> }>({
    text: `select account_id from notification where business_id = $1 and pushed_at > $2 and pushed_at <= $3
      group by account_id having count(distinct pushed_at) >= $4`,
    values: [tx.businessId, since, tx.now, most],
  });
  return rows.map(({ account_id: id }) => id);
}

/** Lets notifications be due again at an instant. */
export async function postponePushes(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx.query({
    text: "update notification set push_at = $3 where business_id = $1 and id = any ($2::uuid[])",
    values: [tx.businessId, ids, at],
  });
}

/** Settles notifications: they are pushed no more. `pushedAt` is when they were, `null` where no device wanted them. */
export async function settlePushes(
  tx: Tx,
  ids: readonly string[],
  pushedAt: Date | null,
): Promise<void> {
  if (ids.length === 0) return;
  await tx.query({
    text: "update notification set push_at = null, pushed_at = $3 where business_id = $1 and id = any ($2::uuid[])",
    values: [tx.businessId, ids, pushedAt],
  });
}
