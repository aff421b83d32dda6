import type { WhatsappTextKind } from "@marzipan/contract/accounts";
import { stateOf } from "./order-state.rules.ts";
import type { StateFacts } from "./order-state.rules.ts";

/**
 * Returns the text that an owner most likely sends now: a confirmation while it is made, then that
 * it is ready, or on the way where it is delivered; `null` (an empty message) once it is over.
 */
export function textKindOf(
  order: StateFacts & { fulfilment: "pickup" | "delivery" },
): WhatsappTextKind | null {
  const state = stateOf(order);
  if (state === "cancelled" || state === "completed") return null;
  if (state !== "ready") return "confirmation";
  return order.fulfilment === "delivery" ? "on_the_way" : "ready";
}

/** Returns the link that opens a mail with subject and text. */
export function mailLink(email: string, subject: string, text: string): string {
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  return `mailto:${encodeURIComponent(email)}?${query}`;
}
