import { clientSorts } from "@marzipan/contract/clients";
import type { ClientRow, ClientSort } from "./clients.types.ts";

/** What the list of clients shows, as the page's address says it. */
export interface ClientsView {
  q: string;
  sort: ClientSort;
}

/** Reads the view from the page's query; what is missing or unknown takes its default: by name. */
export function readClientsView(params: Readonly<Record<string, string | undefined>>): ClientsView {
  return {
    q: params["q"]?.slice(0, 100) ?? "",
    sort: clientSorts.find((sort) => sort === params["sort"]) ?? "name",
  };
}

/** Compares two clients in the order of the list, as the server sorts it. */
export function compareClients(sort: ClientSort, one: ClientRow, other: ClientRow): number {
  switch (sort) {
    case "name":
      return one.name.localeCompare(other.name);
    case "recent":
      return (other.lastOrderDate ?? "").localeCompare(one.lastOrderDate ?? "");
    case "newest":
      return other.createdAt.localeCompare(one.createdAt);
  }
}
