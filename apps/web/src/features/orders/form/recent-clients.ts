import { listClients } from "@marzipan/contract/clients";
import type { QueryClient } from "@tanstack/react-query";
import { queryOf } from "../../../platform/api/query-of.ts";

/** How many clients are offered. */
export const offeredClients = 8;

/** Those who ordered last, offered while nothing is typed. */
export const recentClients = { sort: "recent", limit: offeredClients } as const;

/** Asks for them before the form is opened. A failure is ignored: the form asks again. */
export function fetchRecentClients(client: QueryClient): Promise<void> {
  return client.prefetchQuery({ ...queryOf(listClients, { query: recentClients }), retry: false });
}
