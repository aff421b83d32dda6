import { listPreviousItems } from "@marzipan/contract/orders";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../../platform/api/call.ts";
import { useCall } from "../../../platform/api/queries.ts";
import { keyOf, queryOf } from "../../../platform/api/query-of.ts";
import type { LastItem } from "../orders.types.ts";

const none: readonly LastItem[] = [];

const inputOf = (clientId: string) => ({ query: { clientId } });

/** Returns what a client ordered last; nothing without a client. */
export function useLastTime(clientId: string | undefined): {
  items: readonly LastItem[];
  isLoading: boolean;
} {
  const asked = useCall(listPreviousItems, inputOf(clientId ?? ""), {
    enabled: clientId !== undefined,
  });
  return { items: asked.data?.clients[0]?.items ?? none, isLoading: asked.isLoading };
}

/**
 * Asks in one call what offered clients ordered last, so that it is there when one of them is chosen. A failure is
 * ignored: the chosen client's is asked for again.
 */
export async function fetchLastTimes(
  client: QueryClient,
  clientIds: readonly string[],
): Promise<void> {
  const unknown = clientIds.filter(
    (id) => client.getQueryState(keyOf(listPreviousItems, inputOf(id))) === undefined,
  );
  if (unknown.length === 0) return;
  const reply = await call(listPreviousItems, { query: { clientId: unknown } }).catch(() => null);
  for (const one of reply?.clients ?? []) {
    const { queryKey } = queryOf(listPreviousItems, inputOf(one.clientId));
    client.setQueryData(queryKey, { clients: [one] });
  }
}
