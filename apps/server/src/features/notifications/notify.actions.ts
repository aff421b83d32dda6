import type { NotificationKind } from "@marzipan/contract/notifications";
import { notifiedRoles } from "@marzipan/domain/notifications";
import type { Tx } from "../../platform/database/database.ts";
import { addNotifications, listNotified } from "./notify.store.ts";

/** Adds the notifications of one event; a repeated call for the same subject and occasion adds nothing. */
export type Notify = (subjectId: string, occasion?: string) => Promise<void>;

/**
 * Returns the function that notifies everyone of the business whose role may know of a kind of event. A transaction
 * calls this before it writes anything, because a distributed PostgreSQL refuses the owner's functions afterwards, and
 * the returned function with the event. A signed-in person's call declares the topic `notifications` on its endpoint.
 */
export async function prepareToNotify(tx: Tx, kind: NotificationKind): Promise<Notify> {
  const accountIds = await listNotified(tx, notifiedRoles(kind));
  return async (subjectId, occasion = "") => {
    await addNotifications(tx, { kind, accountIds, subjectId, occasion });
    if (tx.proof !== "session") tx.changed("notifications");
  };
}

/** Lists the accounts that are notified of a kind of event, for an SQL function that adds the notifications itself. */
export async function listAccountsToNotify(tx: Tx, kind: NotificationKind): Promise<string[]> {
  return await listNotified(tx, notifiedRoles(kind));
}
