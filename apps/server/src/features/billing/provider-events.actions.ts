import { ProviderNotice } from "@marzipan/contract/billing-webhooks";
import {
  foldProviderEvents,
  listSurplusSubscriptions,
} from "@marzipan/domain/provider-subscriptions";
import type { ProviderEvent } from "@marzipan/domain/provider-events";
import * as z from "zod/mini";
import type { NoticeOutcome } from "../../platform/database/column-types.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { eachAlone } from "../../platform/jobs/each-alone.ts";
import type { HeldSubscription } from "../../providers/payments/payments.port.ts";
import { storeCancellations } from "./cancellations.store.ts";
import {
  assignNotices,
  keepNotices,
  listNotices,
  lockSubscription,
  provider,
  settleNotices,
  storePaid,
} from "./provider-events.store.ts";
import type { StoredNotice, WaitingBusiness } from "./provider-events.store.ts";
import { readNotice, refsOf } from "./provider-notices.ts";
import type { ReadNotice } from "./provider-notices.ts";

/**
 * Stores signed notices of the provider, each once however often it comes, and asks for the job that applies them.
 * Returns the ids of those that are new.
 */
export async function takeNotices(
  deps: Deps,
  notices: readonly z.output<typeof ProviderNotice>[],
): Promise<Set<string>> {
  const kept = notices.map((notice) => ({
    id: notice.event_id,
    type: notice.event_type,
    occurredAt: new Date(notice.occurred_at),
    ...refsOf(deps.sessionSecret, notice),
    body: notice,
  }));
  const fresh = await keepNotices(deps.database, kept, deps.now());
  if (fresh.size > 0) deps.billingWake.ask();
  return fresh;
}

/**
 * Takes subscriptions that the provider answered like events of the instant at which they became so; what is the same as
 * an event says the same.
 */
export async function takeHeld(deps: Deps, held: readonly HeldSubscription[]): Promise<void> {
  const notices = held.map((data) => ({
    event_id: `held_${data.id}_${data.updated_at}`,
    event_type: "subscription.updated",
    occurred_at: data.updated_at,
    data,
  }));
  for (let from = 0; from < notices.length; from += mostAtOnce)
    await takeNotices(deps, notices.slice(from, from + mostAtOnce));
}

const mostAtOnce = 100;

/**
 * Applies what waits: for each business all its notices are folded again, so that neither order nor repetition matters
 * (rulings §3). Plan, requested cancellations and outcome are written in one transaction.
 */
export async function applyNotices(deps: Deps): Promise<void> {
  const waiting = await assignNotices(deps.database, deps.now());
  const idOf = (business: WaitingBusiness): string => business.business_id;
  await eachAlone(deps.log, waiting, idOf, async ({ business_id, customer_ref }) => {
    const proof = {
      kind: "webhook",
      provider,
      customerRef: customer_ref,
      businessId: business_id,
    } as const;
    await deps.database.transact(proof, (tx) => applyTo(deps, tx));
  });
}

async function applyTo({ config }: Deps, tx: Tx): Promise<void> {
  await lockSubscription(tx);
  const notices = await listNotices(tx);
  const read = new Map(
    notices.map((one) => [one.event_id, readStored(one, config.payments.prices)] as const),
  );
  const events = [...read.values()].filter(isEvent);
  const paid = foldProviderEvents(events);
  if (paid) await storePaid(tx, paid);
  await storeCancellations(tx, listSurplusSubscriptions(events));
  const waits = notices.filter(({ outcome }) => outcome === null).map(({ event_id: id }) => id);
  const outcomeOf = (id: string): NoticeOutcome => {
    const one = read.get(id) ?? "unreadable";
    if (!isEvent(one)) return one;
    return one.kind === "subscription" && one.sold === null ? "unknown_price" : "applied";
  };
  for (const [outcome, ids] of Map.groupBy(waits, outcomeOf)) await settleNotices(tx, outcome, ids);
  tx.changed("subscription", "account");
}

function readStored({ body }: StoredNotice, prices: Parameters<typeof readNotice>[1]): ReadNotice {
  const notice = z.safeParse(ProviderNotice, body);
  return notice.success ? readNotice(notice.data, prices) : "unreadable";
}

function isEvent(one: ReadNotice): one is ProviderEvent {
  return typeof one === "object";
}
