import type { WhatsappTextKind } from "@marzipan/contract/accounts";
import { stateOf } from "./order-state.rules.ts";
import type { OrderView } from "./orders.types.ts";
import type { StateFacts } from "./order-state.rules.ts";

/**
 * Returns the text that an owner most likely sends now: a confirmation while it is made, then that
 * it is ready, or on the way where it is delivered, then a reminder of the `balance` that is still to be paid; `null`
 * once nothing is left to say.
 */
export function textKindOf(
  order: StateFacts & { fulfilment: "pickup" | "delivery" },
  balance: number,
): WhatsappTextKind | null {
  const state = stateOf(order);
  if (state === "completed" && balance > 0) return "reminder";
  if (state === "cancelled" || state === "completed") return null;
  if (state !== "ready") return "confirmation";
  return order.fulfilment === "delivery" ? "on_the_way" : "ready";
}

/** Returns the text that tells a customer of a change of their order. */
export function textOfUpdate(
  kind: NonNullable<OrderView["customerUpdate"]>["kind"],
  order: StateFacts & { fulfilment: "pickup" | "delivery" },
): WhatsappTextKind | null {
  if (kind === "ready") return textKindOf(order, 0);
  return kind === "accepted" || kind === "restored" ? "confirmation" : kind;
}

/** Returns the link that opens a mail with subject and text. */
export function mailLink(email: string, subject: string, text: string): string {
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  return `mailto:${encodeURIComponent(email)}?${query}`;
}
