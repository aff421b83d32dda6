import { isChosen } from "@marzipan/domain/notification-choices";
import { endOfQuiet } from "@marzipan/domain/notification-times";
import { mostPushes, pushPauseMs, pushableMs } from "@marzipan/domain/notifications";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { eachAlone } from "../../platform/jobs/each-alone.ts";
import type { PushMessage, PushOutcome } from "../../providers/push/push.port.ts";
import {
  claimDue,
  listBusinessesToNotify,
  listDue,
  listOftenNotified,
  postpone,
  settle,
} from "./deliveries.store.ts";
import type { DueNotification } from "./deliveries.store.ts";
import type { Describing } from "./describe.actions.ts";
import { loadNotifiedPeople } from "./people.store.ts";
import type { NotifiedPerson } from "./people.store.ts";
import { writePush } from "./push-message.actions.ts";
import { deleteDevices, listReachableDevices, readVapidKeys } from "./push-devices.store.ts";
import type { ReachableDevice } from "./push-devices.store.ts";

/** How many businesses are served at the same time, so that one slow push service holds up few. */
const atOnce = 8;

/** A message to one device, and the notifications in it. */
interface Planned {
  device: ReachableDevice;
  message: PushMessage;
  ids: readonly string[];
}

/**
 * Pushes due notifications to the devices of their people. A claim keeps a second server away; a server that stops between
 * sending and settling sends again, and the device shows the same message under the same tag once. A person gets a few
 * messages in ten minutes, the rest as their number.
 */
export async function pushDue(deps: Deps, describing: Describing): Promise<void> {
  const waiting = await listBusinessesToNotify(deps.database, "push", deps.now());
  if (waiting.length === 0) return;
  const businesses = waiting.map(({ business_id: id }) => id).values();
  const worker = (): Promise<void> =>
    eachAlone(
      deps.log,
      businesses,
      (id) => id,
      (businessId) => pushFor(deps, describing, businessId),
    );
  await Promise.all(Array.from({ length: atOnce }, worker));
}

async function pushFor(deps: Deps, describing: Describing, businessId: string): Promise<void> {
  const proof = { kind: "job", businessId } as const;
  const planned = await deps.database.transact(proof, (tx) => plan(tx, describing));
  if (planned.length === 0) return;
  const keys = await readVapidKeys(deps.database);
  const outcomes = await Promise.all(
    planned.map(async (one) => ({
      ...one,
      outcome: await deps.push.send(one.device, keys, one.message),
    })),
  );
  await deps.database.transact(proof, (tx) => settleOutcomes(tx, outcomes));
}

/**
 * Writes the messages of what is due and claims it; what no device is to get is settled, what comes too often postponed. Reads
 * everything before it writes: a distributed PostgreSQL refuses the owner's functions afterwards.
 */
async function plan(tx: Tx, describing: Describing): Promise<Planned[]> {
  const now = tx.now.getTime();
  const people = await loadNotifiedPeople(tx);
  const devices = await listReachableDevices(tx);
  const often = new Set(
    await listOftenNotified(tx, "push", new Date(now - pushPauseMs), mostPushes),
  );
  const due = await listDue(tx, "push");
  const planned: Planned[] = [];
  const later: string[] = [];
  const quiet: { ids: string[]; until: Date }[] = [];
  const settled: string[] = [];
  for (const [accountId, rows] of Map.groupBy(due, (row) => row.account_id)) {
    const person = people.get(accountId);
    const own = devices.filter((device) => device.account_id === accountId);
    const wanted = rows.filter((row) => person && own.length > 0 && isWanted(person, row, now));
    const ids = wanted.map(({ id }) => id);
    settled.push(...rows.flatMap(({ id }) => (ids.includes(id) ? [] : [id])));
    if (!person || ids.length === 0) continue;
    const quietEnd = endOfQuiet(person.times, tx.now);
    if (quietEnd > tx.now) {
      quiet.push({ ids, until: quietEnd });
      continue;
    }
    if (often.has(accountId)) {
      later.push(...ids);
      continue;
    }
    const written: Planned[] = [];
    for (const device of own) {
      const message = await writePush(tx, describing, person, device, wanted);
      if (message) written.push({ device, message, ids });
    }
    if (written.length === 0) settled.push(...ids);
    planned.push(...written);
  }
  for (const { ids, until } of quiet) await postpone(tx, "push", ids, until);
  await postpone(tx, "push", later, new Date(now + pushPauseMs));
  await settle(tx, "push", settled, null);
  const ids = [...new Set(planned.flatMap((one) => one.ids))];
  const claimed = await claimDue(tx, "push", ids);
  return planned.filter((one) => one.ids.every((id) => claimed.has(id)));
}

function isWanted(
  { choices, times }: NotifiedPerson,
  { kind, created_at: at, is_unread: isUnread }: DueNotification,
  now: number,
): boolean {
  const isLate = now - endOfQuiet(times, at).getTime() > pushableMs;
  return isUnread && !isLate && isChosen(choices, kind, "push");
}

/** Deletes devices that are gone, and settles what reached a device or can reach none; the rest is tried again. */
async function settleOutcomes(
  tx: Tx,
  outcomes: readonly (Planned & { outcome: PushOutcome })[],
): Promise<void> {
  const gone = outcomes.filter(({ outcome }) => outcome === "gone");
  await deleteDevices(
    tx,
    gone.map(({ device }) => device.id),
  );
  for (const ofAccount of Map.groupBy(outcomes, ({ device }) => device.account_id).values()) {
    const isSent = ofAccount.some(({ outcome }) => outcome === "sent");
    const mayCome = ofAccount.some(({ outcome }) => outcome === "failed");
    if (isSent || !mayCome)
      await settle(tx, "push", ofAccount[0]?.ids ?? [], isSent ? tx.now : null);
  }
}
