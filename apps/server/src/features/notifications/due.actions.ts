import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { eachAlone } from "../../platform/jobs/each-alone.ts";
import { notifiedRoles } from "@marzipan/domain/notifications";
import { listDailyNotifications, listDueNotifications } from "./due.store.ts";
import type { DueNotification } from "./due.store.ts";
import { addNotifications, listNotified } from "./notify.store.ts";

/** Notifies people of requests that wait too long and of new devices on their account. */
export async function notifyDue(deps: Deps): Promise<void> {
  await addDue(deps, await listDueNotifications(deps.database, deps.now()));
}

/** Notifies people of what concerns a day: orders, tasks, money due, full days and their plan. */
export async function notifyDaily(deps: Deps): Promise<void> {
  await addDue(deps, await listDailyNotifications(deps.database, deps.now()));
}

/** Adds notifications in one transaction per business. What two servers or a repeated run add again is added once. */
async function addDue(deps: Deps, due: readonly DueNotification[]): Promise<void> {
  const businesses = Map.groupBy(due, ({ business_id: id }) => id);
  await eachAlone(
    deps.log,
    businesses,
    ([businessId]) => businessId,
    ([businessId, rows]) =>
      deps.database.transact({ kind: "job", businessId }, (tx) => addRows(tx, rows)),
  );
}

async function addRows(tx: Tx, rows: readonly DueNotification[]): Promise<void> {
  const recipients = new Map<string, readonly string[]>();
  // Read before the first write: a distributed PostgreSQL refuses the owner's functions afterwards.
  for (const { kind } of rows)
    if (!recipients.has(kind)) recipients.set(kind, await listNotified(tx, notifiedRoles(kind)));
  for (const { kind, account_id: accountId, subject_id: subjectId, occasion } of rows) {
    const accountIds = accountId === null ? (recipients.get(kind) ?? []) : [accountId];
    await addNotifications(tx, { kind, accountIds, subjectId, occasion });
  }
  tx.changed("notifications");
}
