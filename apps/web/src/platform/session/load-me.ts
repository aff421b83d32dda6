import { getMe } from "@marzipan/contract/accounts";
import type { QueryClient } from "@tanstack/react-query";
import { isOthersSession, isSignedOut, isWorthRetrying } from "../api/api-error.ts";
import { mayRetryQuery } from "../api/query-client.ts";
import { keyOf, queryOf } from "../api/query-of.ts";
import { forgetKeptAnswers } from "../kept/kept.ts";
import { forgetRemembered } from "../owner/forgetting.ts";
import type { Me } from "./me.tsx";
import { leavePage, pageOwner, takePage } from "../owner/page-owner.ts";

/** The query key of who is signed in. */
export const meKey = keyOf(getMe);

/** How long "not signed in" is cached, in milliseconds, so that the start asks only once. */
const strangerMs = 5000;
const strangerSince = new WeakMap<QueryClient, number>();

/**
 * Returns the signed-in person, `null` without one; an answer younger than 2 minutes is reused
 * (spec §9: session cache). When the server cannot be reached the last answer stands, since an
 * outage must not sign anyone out; throws `ApiError` when there is none. The page then belongs to
 * that account.
 */
export async function loadMe(client: QueryClient): Promise<Me | null> {
  if (Date.now() - (strangerSince.get(client) ?? 0) < strangerMs) return null;
  try {
    const me = await client.fetchQuery({ ...queryOf(getMe), retry: mayAskAgain });
    takePage(me.user.id);
    if (me.gate !== "open") forgetKeptAnswers();
    return me;
  } catch (error) {
    if (isOthersSession(error)) {
      forgetEverything(client);
      return await loadMe(client);
    }
    if (!isSignedOut(error)) return knownOrThrow(client, error);
    strangerSince.set(client, Date.now());
    forgetKeptAnswers();
    return null;
  }
}

/** Nothing is shown before this answer, so it is asked again only once before the page says what failed. */
const mayAskAgain = (failures: number, error: unknown): boolean =>
  failures < 1 && mayRetryQuery(failures, error);

function knownOrThrow(client: QueryClient, error: unknown): Me {
  const known = client.getQueryData<Me>(meKey);
  if (known === undefined || !isWorthRetrying(error)) throw error;
  return known;
}

/** Updates the cached person from another call's answer, if it is about the page's owner. */
export function setMe(client: QueryClient, me: Me): void {
  if (me.user.id === pageOwner()) client.setQueryData(meKey, me);
}

/** Clears the person and all cached answers, kept ones too; the page then belongs to no account. */
export function forgetEverything(client: QueryClient): void {
  leavePage();
  forgetKeptAnswers();
  forgetRemembered();
  strangerSince.delete(client);
  client.clear();
}
