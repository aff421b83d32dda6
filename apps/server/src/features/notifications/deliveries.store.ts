import type { NotificationChannel } from "@marzipan/contract/notifications";
import type { Database, Tx } from "../../platform/database/database.ts";
import type { Column } from "../../platform/database/tables.ts";
import { unreadCondition } from "./notifications.store.ts";
import type { NotificationRow } from "./notifications.store.ts";

/** A channel by which notifications leave the app. */
type Channel = Exclude<NotificationChannel, "app">;

/** Where a channel keeps when a notification is due, null once that is settled, and when it was sent. */
const channels = {
  push: { due: "push_at", sent: "pushed_at", businesses: "app.list_businesses_to_push($1)" },
  email: { due: "mail_at", sent: "mailed_at", businesses: "app.list_businesses_to_mail($1)" },
} as const satisfies Record<Channel, object>;

/** A notification that is due to be sent, and to whom. */
export type DueNotification = NotificationRow & { account_id: Column<"notification.account_id"> };

/** How many notifications of a business are sent at once. */
const mostAtOnce = 500;
/** After so long a claim that was not settled is due again: the server that made it has stopped. */
const claimMs = 2 * 60_000;

/** Lists the businesses with notifications that are due to be sent, the longest waiting first. */
export async function listBusinessesToNotify(
  database: Database,
  channel: Channel,
  now: Date,
): Promise<{ business_id: Column<"notification.business_id"> }[]> {
  return await database.lookUp({
    text: `select business_id from ${channels[channel].businesses}`,
    values: [now],
  });
}

/** Lists the notifications that are due to be sent, the longest waiting first. */
export async function listDue(tx: Tx, channel: Channel): Promise<DueNotification[]> {
  const { due } = channels[channel];
  return await tx.query<DueNotification>({
    text: `select n.id, n.account_id, n.kind, n.subject_id, n.occasion, n.created_at, ${unreadCondition} as is_unread
      from notification n where n.business_id = $1 and n.${due} <= $2
      order by n.${due}, n.created_at, n.id limit ${mostAtOnce}`,
    values: [tx.businessId, tx.now],
  });
}

/** Returns the accounts that were sent something at least `most` times after an instant. */
export async function listOftenNotified(
  tx: Tx,
  channel: Channel,
  since: Date,
  most: number,
): Promise<string[]> {
  const { sent } = channels[channel];
  const rows = await tx.query<{ account_id: Column<"notification.account_id"> }>({
    text: `select account_id from notification where business_id = $1 and ${sent} > $2 and ${sent} <= $3
      group by account_id having count(distinct ${sent}) >= $4`,
    values: [tx.businessId, since, tx.now, most],
  });
  return rows.map(({ account_id: id }) => id);
}

/**
 * Claims due notifications and returns which no other server has claimed: none gets them in the next two minutes, after
 * which they are due again unless this one has settled them.
 */
export async function claimDue(
  tx: Tx,
  channel: Channel,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { due } = channels[channel];
  const rows = await tx.query<{ id: string }>({
    text: `update notification set ${due} = $4
      where business_id = $1 and id = any ($2::uuid[]) and ${due} <= $3 returning id`,
    values: [tx.businessId, ids, tx.now, new Date(tx.now.getTime() + claimMs)],
  });
  return new Set(rows.map(({ id }) => id));
}

/** Lets notifications be due again at an instant. */
export async function postpone(
  tx: Tx,
  channel: Channel,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx.query({
    text: `update notification set ${channels[channel].due} = $3 where business_id = $1 and id = any ($2::uuid[])`,
    values: [tx.businessId, ids, at],
  });
}

/** Settles notifications: they are sent no more. `sentAt` is when they were, `null` where the person is not to get them. */
export async function settle(
  tx: Tx,
  channel: Channel,
  ids: readonly string[],
  sentAt: Date | null,
): Promise<void> {
  if (ids.length === 0) return;
  const { due, sent } = channels[channel];
  await tx.query({
    text: `update notification set ${due} = null, ${sent} = $3 where business_id = $1 and id = any ($2::uuid[])`,
    values: [tx.businessId, ids, sentAt],
  });
}
