import { listClients } from "@marzipan/contract/clients";
import { mostLastTimes } from "@marzipan/contract/orders";
import type { QueryClient } from "@tanstack/react-query";
import { queryOf } from "../../../platform/api/query-of.ts";

/** How many clients are offered: as many as are told in one call what they took last. */
export const offeredClients = mostLastTimes;

/** Those who ordered last, offered while nothing is typed. */
export const recentClients = { sort: "recent", limit: offeredClients } as const;

/** Asks for them before the form is opened. A failure is ignored: the form asks again. */
export function fetchRecentClients(client: QueryClient): Promise<void> {
  return client.prefetchQuery({ ...queryOf(listClients, { query: recentClients }), retry: false });
}
