import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type {
  UseInfiniteQueryResult,
  UseQueryOptions,
  UseQueryResult,
} from "@tanstack/react-query";
import type { AnyEndpoint, ReplyOf } from "@marzipan/contract/endpoint";
import { useCallback, useMemo, useState } from "react";
import { makeLostInput, settingsOf, useActRun } from "./act-run.ts";
import type { ActEnds } from "./act-run.ts";
import { send } from "./call.ts";
import { sayEarly } from "./early-failure.ts";
import type { CallInput, LooseInput } from "./call.ts";
import { freshMsOf } from "./query-client.ts";
import { queryOf } from "./query-of.ts";
import type { AskInput } from "./query-of.ts";

/** A query's settings beside what the endpoint and its input decide. */
export type CallOptions<E extends AnyEndpoint> = Omit<
  UseQueryOptions<ReplyOf<E>, Error, ReplyOf<E>>,
  "queryKey" | "queryFn"
>;

/** Queries an endpoint and caches the answer; components with the same input share one request. */
export function useCall<E extends AnyEndpoint>(
  endpoint: E,
  input?: AskInput<E>,
  options?: CallOptions<E>,
): UseQueryResult<ReplyOf<E>, Error> {
  const query = queryOf(endpoint, input);
  const client = useQueryClient();
  return sayEarly(useQuery<ReplyOf<E>, Error>({ ...query, ...options }), client, query.queryKey);
}

/** One item of a list endpoint's reply. */
export type ItemOf<E extends AnyEndpoint> =
  ReplyOf<E> extends { items: (infer Item)[] } ? Item : never;

/** A list loaded page by page: `items` of all pages so far, and the query's own fields. */
export type Pages<E extends AnyEndpoint> = UseInfiniteQueryResult<
  { pages: ReplyOf<E>[] },
  Error
> & {
  items: ItemOf<E>[];
};

/** When a list is loaded. */
export interface PagesOptions<E extends AnyEndpoint> {
  enabled?: boolean;
  /** The polling interval in milliseconds, computed from the items; `false` for none. */
  askAgainMs?: (items: readonly ItemOf<E>[]) => number | false;
}

/** Asks a list endpoint page by page over its cursor. */
export function usePages<E extends AnyEndpoint>(
  endpoint: E,
  input?: AskInput<E>,
  { askAgainMs, ...options }: PagesOptions<E> = {},
): Pages<E> {
  const loose = (input ?? {}) as LooseInput;
  const client = useQueryClient();
  const queryKey = [endpoint.id, loose, "pages"];
  const asked = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam, signal }) => {
      const paged =
        pageParam === "" ? loose.query : { ...(loose.query as object), cursor: pageParam };
      return (await send(endpoint, { ...loose, query: paged, signal })) as ReplyOf<E>;
    },
    initialPageParam: "",
    getNextPageParam: (page) => (page as { nextCursor?: string | null }).nextCursor ?? null,
    staleTime: freshMsOf(endpoint.id),
    ...(askAgainMs
      ? {
          refetchInterval: ({ state }: { state: { data?: { pages: ReplyOf<E>[] } | undefined } }) =>
            askAgainMs(itemsOf<E>(state.data?.pages)),
        }
      : {}),
    ...options,
  });
  const query = sayEarly(asked, client, queryKey);
  const pages = query.data?.pages;
  const items = useMemo(() => itemsOf<E>(pages), [pages]);
  return { ...query, items };
}

function itemsOf<E extends AnyEndpoint>(pages: readonly ReplyOf<E>[] = []): ItemOf<E>[] {
  return pages.flatMap((page) => (page as { items: ItemOf<E>[] }).items);
}

/** A mutation as components use it: run it, await it, see whether it runs and how it ended. */
export interface Act<E extends AnyEndpoint> {
  /**
   * Runs the act; a failure is in `error`. The callbacks passed here are not called after the
   * component unmounts. The same input again while it runs, such as by a double tap, does nothing.
   */
  mutate: (input: CallInput<E>, ends?: ActEnds<E>) => void;
  /**
   * Runs the act and returns its reply; throws on failure. The same input again while it runs gets
   * the first run's reply.
   */
  mutateAsync: (input: CallInput<E>) => Promise<ReplyOf<E>>;
  isPending: boolean;
  isSuccess: boolean;
  isError: boolean;
  error: Error | null;
  data: ReplyOf<E> | undefined;
  /** The input of the last run. */
  variables: CallInput<E> | undefined;
  reset: () => void;
}

/**
 * A mutation by an endpoint. After success, and after a failure that may have reached the server, it refetches what
 * is shown of the topics that the endpoint changes. Each run has one idempotency key, which is reused by the automatic
 * retry, and when the person sends the same input again after a failure that may have reached the
 * server; so nothing is created twice.
 */
export function useAct<E extends AnyEndpoint>(endpoint: E, ends: ActEnds<E> = {}): Act<E> {
  const client = useQueryClient();
  const [lost] = useState(makeLostInput);
  const mutation = useMutation(settingsOf(client, endpoint, lost, ends));
  const run = useActRun<E>(mutation.mutateAsync, lost);
  const mutate = useCallback(
    (input: CallInput<E>, own?: ActEnds<E>) => void run(input, own).catch(() => undefined),
    [run],
  );
  const mutateAsync = useCallback((input: CallInput<E>) => run(input), [run]);
  const { isPending, isSuccess, isError, error, data, reset } = mutation;
  const variables = mutation.variables?.input as CallInput<E> | undefined;
  return { mutate, mutateAsync, isPending, isSuccess, isError, error, data, variables, reset };
}
