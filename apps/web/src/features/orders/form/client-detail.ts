import type { Translate } from "@marzipan/phrases/translate";
import type { FoundClient } from "./client-link.rules.ts";

/** Isolates a phone number inside text of either direction (U+2066 to U+2069). */
function isolated(text: string): string {
  return `\u2066${text}\u2069`;
}

/** Returns the second line of a client in a list: how many orders, and the phone. */
export function clientDetail(t: Translate, client: FoundClient): string {
  const count = t("orders.orders_count", { n: client.ordersCount });
  return client.phone === null ? count : `${count} · ${isolated(client.phone)}`;
}
