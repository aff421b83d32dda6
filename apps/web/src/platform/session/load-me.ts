import type { QueryClient } from "@tanstack/react-query";
import { isOthersSession, isSignedOut, isWorthRetrying } from "../api/api-error.ts";
import { queryOf } from "../api/query-of.ts";
import { forgetRemembered } from "./forgetting.ts";
import type { Me } from "./me.tsx";
import { leavePage, pageOwner, takePage } from "./page-owner.ts";

/**
 * Under this key the query client keeps who is signed in: the key of the contract's `getMe`. The
 * contract itself is loaded beside the entry, so that checking schemas costs the first paint nothing.
 */
export const meKey = ["accounts.me", {}] as const;

/** How long "nobody is signed in" is taken as known, so that the start asks only once. */
const strangerMs = 5000;
const strangerSince = new WeakMap<QueryClient, number>();

/**
 * Answers who is signed in, `null` for a stranger; what is known for less than 2 minutes is not
 * asked again (spec §9: session cache). Where it cannot be found out, what was known before stands, for an
 * outage signs nobody out; throws `ApiError` when nothing was known. The page becomes hers.
 */
export async function loadMe(client: QueryClient): Promise<Me | null> {
  if (Date.now() - (strangerSince.get(client) ?? 0) < strangerMs) return null;
  try {
    const { getMe } = await import("@marzipan/contract/accounts");
    const me = await client.fetchQuery(queryOf(getMe));
    takePage(me.user.id);
    return me;
  } catch (error) {
    if (isOthersSession(error)) {
      forgetEverything(client);
      return await loadMe(client);
    }
    if (!isSignedOut(error)) return knownOrThrow(client, error);
    strangerSince.set(client, Date.now());
    return null;
  }
}

function knownOrThrow(client: QueryClient, error: unknown): Me {
  const known = client.getQueryData<Me>(meKey);
  if (known === undefined || !isWorthRetrying(error)) throw error;
  return known;
}

/** Puts what a call answered about the page's owner in the place of what was known; anybody else's is left out. */
export function setMe(client: QueryClient, me: Me): void {
  if (me.user.id === pageOwner()) client.setQueryData(meKey, me);
}

/** Forgets who is signed in and everything that was shown to her; the page is nobody's. */
export function forgetEverything(client: QueryClient): void {
  leavePage();
  forgetRemembered();
  strangerSince.delete(client);
  client.clear();
}
