import type { Database, Tx } from "../../platform/database/database.ts";
import type { Column } from "../../platform/database/tables.ts";
import { unreadCondition } from "./notifications.store.ts";
import type { NotificationRow } from "./notifications.store.ts";

/** Lists the businesses with notifications that are due to be emailed, the longest waiting first. */
export async function listBusinessesToMail(
  database: Database,
  now: Date,
): Promise<{ business_id: Column<"notification.business_id"> }[]> {
  return await database.lookUp({
    text: "select business_id from app.list_businesses_to_mail($1)",
    values: [now],
  });
}

/** A notification to email, and to whom. */
export type DueMail = NotificationRow & { account_id: Column<"notification.account_id"> };

/** How many notifications of a business are emailed at once. */
const mostAtOnce = 500;

/** Lists the notifications that are due to be emailed, the first to happen first. */
export async function listDueMails(tx: Tx): Promise<DueMail[]> {
  return await tx.query<DueMail>({
    text: `select n.id, n.account_id, n.kind, n.subject_id, n.occasion, n.created_at, ${unreadCondition} as is_unread
      from notification n where n.business_id = $1 and n.mail_at <= $2
      order by n.created_at, n.id limit ${mostAtOnce}`,
    values: [tx.businessId, tx.now],
  });
}

/** Returns the accounts that were emailed at least `most` times after an instant. */
export async function listOftenMailed(tx: Tx, since: Date, most: number): Promise<string[]> {
  const rows = await tx.query<{ account_id: Column<"notification.account_id"> }>({
    text: `select account_id from notification where business_id = $1 and mailed_at > $2 and mailed_at <= $3
      group by account_id having count(distinct mailed_at) >= $4`,
    values: [tx.businessId, since, tx.now, most],
  });
  return rows.map(({ account_id: id }) => id);
}

/** Lets notifications be due again at an instant. */
export async function postponeMails(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx.query({
    text: `update notification set mail_at = $3, mailed_at = null
      where business_id = $1 and id = any ($2::uuid[])`,
    values: [tx.businessId, ids, at],
  });
}

/**
 * Settles due notifications and returns those that no other server has settled. `mailedAt` is when they were emailed,
 * `null` where no email was wanted.
 */
export async function settleMails(
  tx: Tx,
  ids: readonly string[],
  mailedAt: Date | null,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx.query<{ id: string }>({
    text: `update notification set mail_at = null, mailed_at = $4
      where business_id = $1 and id = any ($2::uuid[]) and mail_at <= $3 returning id`,
    values: [tx.businessId, ids, tx.now, mailedAt],
  });
  return new Set(rows.map(({ id }) => id));
}
