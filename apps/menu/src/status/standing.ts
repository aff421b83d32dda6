import type { RequestStatusView } from "@marzipan/contract/order-requests-public";
import type { Speech } from "../look/speech.ts";

/** Where a request stands for its customer: its own state, or how far its order is. */
export type Standing =
  | "new"
  | "quoted"
  | "accepted"
  | "in_progress"
  | "ready"
  | "completed"
  | "cancelled"
  | "removed"
  | "declined"
  | "withdrawn"
  | "expired";

/**
 * Returns the state that the customer sees. An accepted request without an order is `removed`: the
 * owner has deleted the order.
 */
export function standingOf({ status, order }: RequestStatusView): Standing {
  if (status !== "accepted") return status;
  if (order === null) return "removed";
  if (order.cancelledAt !== null) return "cancelled";
  if (order.status === "completed") return "completed";
  if (order.readyAt !== null) return "ready";
  return order.status === "in_progress" ? "in_progress" : "accepted";
}

/** Returns the page's title: how far the request is, in words that name the business where it acted. */
export function titleOf(view: RequestStatusView, { t }: Speech): string {
  const standing = standingOf(view);
  return standing === "quoted" || standing === "declined"
    ? t(`menu.title_${standing}`, { business: view.business.name })
    : t(`menu.title_${standing}`);
}

/** The class that gives the ticket its colour. */
export const standingTones: Readonly<Record<Standing, string>> = {
  new: "s-wait",
  quoted: "s-price",
  accepted: "s-yes",
  in_progress: "s-price",
  ready: "s-yes",
  completed: "s-over",
  cancelled: "s-no",
  removed: "s-no",
  declined: "s-no",
  withdrawn: "s-over",
  expired: "s-over",
};

/** One step of the way: done with its time, the present one, or still to come. */
export interface Step {
  name: "sent" | "price" | "accepted" | "in_progress" | "ready" | "handed_over";
  state: "yes" | "now" | "later";
  at: string | null;
}

/**
 * Returns the steps from asking to accepting, of a request that is new or quoted; the price is among them only where
 * the owner named one. Any other has none.
 */
export function listSteps(view: RequestStatusView): Step[] {
  const standing = standingOf(view);
  if (standing !== "new" && standing !== "quoted") return [];
  const sent: Step = { name: "sent", state: "yes", at: view.createdAt };
  const accepted: Step = { name: "accepted", state: "later", at: null };
  const quotedAt = view.quote?.quotedAt ?? null;
  if (quotedAt === null) return [sent, accepted];
  return [sent, { name: "price", state: "now", at: quotedAt }, accepted];
}

const places = ["accepted", "in_progress", "ready", "handed_over"] as const;

/** Returns the four places of an order with the one where it is; none once it is cancelled, and before there is one. */
export function listPlaces(standing: Standing): Pick<Step, "name" | "state">[] {
  const now = places.findIndex(
    (name) => name === standing || (name === "handed_over" && standing === "completed"),
  );
  if (now === -1) return [];
  return places.map((name, index) => {
    const isOver = index < now || (index === now && name === "handed_over");
    return { name, state: isOver ? "yes" : index === now ? "now" : "later" };
  });
}
