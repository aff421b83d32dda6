import { isChosen } from "@marzipan/domain/notification-choices";
import { mailTime } from "@marzipan/domain/notification-times";
import { mostMails, notificationKindsOf, pushPauseMs } from "@marzipan/domain/notifications";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { eachAlone } from "../../platform/jobs/each-alone.ts";
import { prepareMail } from "./mail-texts.actions.ts";
import {
  claimDue,
  listBusinessesToNotify,
  listDue,
  listOftenNotified,
  postpone,
  settle,
} from "./deliveries.store.ts";
import type { DueNotification } from "./deliveries.store.ts";
import type { Mailing, Recipient } from "./mails.types.ts";
import { loadNotifiedPeople } from "./people.store.ts";
import type { NotifiedPerson } from "./people.store.ts";

export type { Mailing, Recipient };

/** Kinds with an email of their own, which billing and sign-in send at once. */
const haveOwnMail = new Set<DueNotification["kind"]>(["trial_ending", "new_device"]);

/** An email that is ready to be queued, and the notifications in it. */
interface Planned {
  ids: readonly string[];
  queue: () => Promise<void>;
}

/**
 * Emails due notifications, each once: the mark and the email commit together. Quiet hours, the daily email and a person's
 * limit in ten minutes postpone them; what comes together is one email. A flood of one business delays no other's emails.
 */
export async function mailDue(deps: Deps, mailing: Mailing): Promise<void> {
  const waiting = await listBusinessesToNotify(deps.database, "email", deps.now());
  await eachAlone(
    deps.log,
    waiting,
    ({ business_id: id }) => id,
    ({ business_id: businessId }) =>
      deps.database.transact({ kind: "job", businessId }, (tx) => mailFor(tx, deps, mailing)),
  );
}

/** Reads everything before it writes: a distributed PostgreSQL refuses the owner's functions afterwards. */
async function mailFor(tx: Tx, deps: Deps, mailing: Mailing): Promise<void> {
  const now = tx.now.getTime();
  const people = await loadNotifiedPeople(tx);
  const often = new Set(
    await listOftenNotified(tx, "email", new Date(now - pushPauseMs), mostMails),
  );
  const planned: Planned[] = [];
  const settled: string[] = [];
  const later = new Map<number, string[]>();
  for (const [accountId, rows] of Map.groupBy(
    await listDue(tx, "email"),
    (row) => row.account_id,
  )) {
    const person = people.get(accountId);
    const wanted = rows.filter((row) => person !== undefined && isWanted(person, row));
    settled.push(...idsOf(rows.filter((row) => !wanted.includes(row))));
    if (!person) continue;
    const times = Map.groupBy(wanted, ({ kind, created_at: at }) =>
      Math.max(now, mailTime(person.times, kind, at).getTime()),
    );
    const due = times.get(now) ?? [];
    times.delete(now);
    for (const [at, some] of times) addLater(later, at, idsOf(some));
    if (due.length === 0) continue;
    if (often.has(accountId)) {
      addLater(later, now + pushPauseMs, idsOf(due));
      continue;
    }
    const queue = await prepareMail(tx, deps, mailing, person, due);
    if (queue) planned.push({ ids: idsOf(due), queue });
    else settled.push(...idsOf(due));
  }
  await settle(tx, "email", settled, null);
  for (const [at, ids] of later) await postpone(tx, "email", ids, new Date(at));
  await sendPlanned(tx, planned);
}

/** Queues emails whose notifications no other server has taken; where some were taken, the others wait for a later run. */
async function sendPlanned(tx: Tx, planned: readonly Planned[]): Promise<void> {
  for (const { ids, queue } of planned) {
    const claimed = await claimDue(tx, "email", ids);
    if (claimed.size < ids.length) continue;
    await queue();
    await settle(tx, "email", ids, tx.now);
  }
}

function isWanted(person: NotifiedPerson, { kind, is_unread: isUnread }: DueNotification): boolean {
  if (!person.is_verified || !isUnread || haveOwnMail.has(kind)) return false;
  return notificationKindsOf(person.role).includes(kind) && isChosen(person.choices, kind, "email");
}

function addLater(later: Map<number, string[]>, at: number, ids: readonly string[]): void {
  later.set(at, [...(later.get(at) ?? []), ...ids]);
}

function idsOf(rows: readonly DueNotification[]): string[] {
  return rows.map(({ id }) => id);
}
