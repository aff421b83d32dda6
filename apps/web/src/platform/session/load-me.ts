import { getMe } from "@marzipan/contract/accounts";
import type { QueryClient } from "@tanstack/react-query";
import { isSignedOut } from "../api/api-error.ts";
import { keyOf, queryOf } from "../api/queries.ts";
import type { Me } from "./me.tsx";

/**
 * Answers who is signed in, `null` for a stranger; what is known for less than 2 minutes is not
 * asked again (spec §9: session cache). Throws `ApiError` when it cannot be found out.
 */
export async function loadMe(client: QueryClient): Promise<Me | null> {
  try {
    return await client.fetchQuery(queryOf(getMe));
  } catch (error) {
    if (isSignedOut(error)) return null;
    throw error;
  }
}

/** Puts what a call answered about the signed-in person in the place of what was known. */
export function setMe(client: QueryClient, me: Me): void {
  client.setQueryData(keyOf(getMe), me);
}

/** Forgets who is signed in and everything that was shown to her. */
export function forgetEverything(client: QueryClient): void {
  client.clear();
}
