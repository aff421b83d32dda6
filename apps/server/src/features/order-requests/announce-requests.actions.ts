import { mailPauseMinutes, mostMailsInPause } from "@marzipan/domain/order-requests";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { eachAlone } from "../../platform/jobs/each-alone.ts";
import { readOrderingFrame, readTakenDays } from "../catalog/ordering.actions.ts";
import { listRequestEmailRecipients } from "../notifications/settings.actions.ts";
import {
  countAnnouncements,
  listBusinessesToAnnounce,
  markAnnounced,
} from "./announce-requests.store.ts";
import { mailNewRequest, mailNewRequests } from "./announce-texts.actions.ts";

/**
 * Emails the people who answer order requests about those that came in, each once: one alone with its details, several
 * in a digest. A business that gets more mails than the limit waits for the next run after the pause, and then gets one
 * digest, so that a flood delays no other business's mail. The mark and the mails commit together.
 */
export async function announceRequests(deps: Deps): Promise<void> {
  const waiting = await listBusinessesToAnnounce(deps.database);
  await eachAlone(
    deps.log,
    waiting,
    ({ business_id: id }) => id,
    ({ business_id: businessId }) =>
      deps.database.transact({ kind: "job", businessId }, (tx) => announce(tx, deps)),
  );
}

async function announce(tx: Tx, deps: Deps): Promise<void> {
  const since = new Date(tx.now.getTime() - mailPauseMinutes * 60_000);
  if ((await countAnnouncements(tx, since)) >= mostMailsInPause) return;
  // Read before the mark: a distributed PostgreSQL refuses the owner's functions what this transaction has written.
  const recipients = await listRequestEmailRecipients(tx);
  const { rules } = await readOrderingFrame(tx);
  const requests = await markAnnounced(tx);
  const [first] = requests;
  if (!first) return;
  if (requests.length > 1) {
    for (const recipient of recipients) await mailNewRequests(tx, deps, recipient, requests);
    return;
  }
  const taken = await readTakenDays(tx, first.delivery_date, first.delivery_date);
  const day = { taken: taken.get(first.delivery_date) ?? 0, limit: rules.maxOrdersADay };
  for (const recipient of recipients) await mailNewRequest(tx, deps, recipient, first, day);
}
