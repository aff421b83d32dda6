import type { OrderFields } from "./orders.ts";
import { normalise, phoneDigits } from "./search.ts";

/**
 * Answers the text in which an order is searched, without its number: client, digits of the phone,
 * names of the items, normalised. The number stands before it as `#12`.
 */
export function orderSearchText(
  order: Pick<OrderFields, "clientName" | "phone" | "lines">,
): string {
  const names = [order.clientName, ...order.lines.map((line) => line.dessertName)].map(normalise);
  const digits = phoneDigits(order.phone ?? "");
  return [names[0], digits, ...new Set(names.slice(1))].filter((part) => part !== "").join(" ");
}
