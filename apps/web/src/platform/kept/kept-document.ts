import { readKept } from "../storage.ts";
import { ownerKey, pageOwner } from "../owner/page-owner.ts";
import { keptName } from "./kept.ts";
import type { KeptOrders } from "./kept-orders.rules.ts";

/** An answer of the server, and when it came, in milliseconds since 1970. */
export interface KeptAnswer {
  at: number;
  reply: unknown;
}

/** All that a device keeps for one account. */
export interface KeptDocument {
  /** The build whose answers these are: another one may read them otherwise. */
  build: string;
  orders: KeptOrders | null;
  /** Returns of calls by their keys. */
  answers: Readonly<Record<string, KeptAnswer>>;
}

/** After so long nothing that is kept is shown any more, in milliseconds. */
export const keptMs = 7 * 24 * 3_600_000;
/** So many answers are kept beside the orders, the newest. */
const mostAnswers = 1500;

const addressOf = (account: string): string => `/kept/${account}`;

/** Returns which build the page is of: the address of its entry. */
export function buildOfPage(): string {
  const entry = document.querySelector<HTMLScriptElement>("script[type=module][src*='/assets/']");
  return entry ? new URL(entry.src, location.href).pathname : "";
}

/** Returns the account whose answers may be read and kept now: the browser's, and the page's where it has one; `null` without. */
export function accountNow(): string | null {
  const account = readKept(ownerKey);
  const owner = pageOwner();
  return account && (owner === null || owner === account) ? account : null;
}

/** Reads what is kept for an account, by this build and not too long ago; `null` without. */
export async function readDocument(account: string): Promise<KeptDocument | null> {
  try {
    const found = await (await caches.open(keptName)).match(addressOf(account));
    const kept = (await found?.json()) as KeptDocument | undefined;
    return kept?.build === buildOfPage() ? withoutOld(kept, Date.now()) : null;
  } catch {
    return null;
  }
}

/** Leaves out what is too old to be shown. */
export function withoutOld(kept: KeptDocument, now: number): KeptDocument {
  const isYoung = ({ at }: { at: number }): boolean => Math.abs(now - at) < keptMs;
  const young = Object.entries(kept.answers).filter(([, answer]) => isYoung(answer));
  return {
    ...kept,
    orders: kept.orders && isYoung(kept.orders) ? kept.orders : null,
    answers: Object.fromEntries(young),
  };
}

/** Joins what two tabs keep for the same account: of each thing the newer. */
export function joined(one: KeptDocument, other: KeptDocument | null): KeptDocument {
  if (other === null) return one;
  const answers: Record<string, KeptAnswer> = { ...other.answers };
  for (const [key, answer] of Object.entries(one.answers))
    if (answer.at >= (answers[key]?.at ?? 0)) answers[key] = answer;
  const newest = Object.entries(answers)
    .toSorted(([, first], [, second]) => second.at - first.at)
    .slice(0, mostAnswers);
  const isNewer = (one.orders?.at ?? 0) >= (other.orders?.at ?? 0);
  return {
    ...one,
    orders: isNewer ? one.orders : other.orders,
    answers: Object.fromEntries(newest),
  };
}

/**
 * Keeps a document for an account, joined with what another tab kept, and forgets those of others. Where the account has
 * signed out meanwhile, nothing is kept.
 */
export async function writeDocument(account: string, kept: KeptDocument): Promise<void> {
  const isOwn = (): boolean => pageOwner() === account && accountNow() === account;
  if (!isOwn()) return;
  const text = JSON.stringify(joined(kept, await readDocument(account)));
  const place = await caches.open(keptName);
  for (const { url } of await place.keys())
    if (new URL(url).pathname !== addressOf(account)) await place.delete(url);
  if (!isOwn()) return;
  await place.put(
    addressOf(account),
    new Response(text, { headers: { "content-type": "application/json" } }),
  );
  if (!isOwn()) await caches.delete(keptName);
}
