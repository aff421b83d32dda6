import type { QueryClient } from "@tanstack/react-query";
import { isSignedOut } from "../api/api-error.ts";
import { queryOf } from "../api/query-of.ts";
import type { Me } from "./me.tsx";

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
 * asked again (spec §9: session cache). Throws `ApiError` when it cannot be found out.
 */
export async function loadMe(client: QueryClient): Promise<Me | null> {
  if (Date.now() - (strangerSince.get(client) ?? 0) < strangerMs) return null;
  try {
    const { getMe } = await import("@marzipan/contract/accounts");
    return await client.fetchQuery(queryOf(getMe));
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    strangerSince.set(client, Date.now());
    return null;
  }
}

/** Puts what a call answered about the signed-in person in the place of what was known. */
export function setMe(client: QueryClient, me: Me): void {
  client.setQueryData(meKey, me);
}

/** Forgets who is signed in and everything that was shown to her. */
export function forgetEverything(client: QueryClient): void {
  strangerSince.delete(client);
  client.clear();
}
