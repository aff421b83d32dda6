import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isWorthRetrying } from "./api-error.ts";

const minuteMs = 60_000;

/** How long an answer counts as fresh (spec §9: data freshness). */
export const freshMs = 5 * minuteMs;

/** Calls that are fresh for another time than the rest (spec §9: session and subscription cache). */
const freshMsByCall: Readonly<Record<string, number>> = {
  "accounts.me": 2 * minuteMs,
  "billing.getMyCurrentSubscription": 5 * minuteMs,
};

/**
 * The polling interval of a blocked person's screen (spec §9: block-status cache), in milliseconds.
 */
export const blockStatusMs = 10 * minuteMs;

/** Returns how long a call's answer counts as fresh, in milliseconds. */
export function freshMsOf(endpointId: string): number {
  return freshMsByCall[endpointId] ?? freshMs;
}

/** Returns the pause before a retry in milliseconds: 1 s, 2 s, 4 s, at most 30 s (spec §9). */
export function retryDelayMs(failures: number): number {
  return Math.min(1000 * 2 ** failures, 30_000);
}

/** Offline, a retry cannot succeed; stale answers are refetched when the network is back. */
const isOffline = (): boolean => globalThis.navigator?.onLine === false;

/** Returns whether a query is asked again: up to 3 times, never after a refusal (spec §9) or without a network. */
export function mayRetryQuery(failures: number, error: unknown): boolean {
  return failures < 3 && isWorthRetrying(error) && !isOffline();
}

/** Returns whether a mutation is sent again: once, with the same idempotency key (spec §9). */
export function mayRetryAct(failures: number, error: unknown): boolean {
  return failures < 1 && isWorthRetrying(error) && !isOffline();
}

const lastErrors = new WeakMap<object, Error>();

/** Returns a query's last error, which the query itself forgets when it is fetched again; `undefined` for none. */
export function lastErrorOf(query: object): Error | undefined {
  return lastErrors.get(query);
}

/** Makes the app's query client as spec §9 sets it; `onError` hears every failed call. */
export function makeQueryClient(onError: (error: unknown) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (error instanceof Error) lastErrors.set(query, error);
        onError(error);
      },
    }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        retry: mayRetryQuery,
        retryDelay: retryDelayMs,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode: "always",
      },
      mutations: { retry: mayRetryAct, retryDelay: retryDelayMs, networkMode: "always" },
    },
  });
}
