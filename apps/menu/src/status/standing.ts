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
  name: "sent" | "price" | "accepted" | "in_progress" | "ready";
  state: "yes" | "now" | "later";
  at: string | null;
}

const way: readonly Step["name"][] = ["sent", "price", "accepted", "in_progress", "ready"];

/**
 * Returns the steps from asking to ready. The price stands among them only where the owner named one; a request
 * that was declined, withdrawn, expired, cancelled or removed has none.
 */
export function listSteps(view: RequestStatusView): Step[] {
  const standing = standingOf(view);
  const reached: Partial<Record<Standing, number>> = {
    new: 0,
    quoted: 1,
    accepted: 2,
    in_progress: 3,
    ready: 4,
    completed: 5,
  };
  const now = reached[standing];
  if (now === undefined) return [];
  const timeOf = (kind: string): string | null =>
    view.history.findLast((event) => event.kind === kind)?.at ?? null;
  const times: Record<Step["name"], string | null> = {
    sent: view.createdAt,
    price: view.quote?.quotedAt ?? null,
    accepted: timeOf("accepted"),
    in_progress: timeOf("in_progress"),
    ready: timeOf("ready"),
  };
  return way.flatMap((name, index): Step[] => {
    if (name === "price" && times.price === null) return [];
    const isNow = index === now && index !== 4 && !(now === 0 && index === 0);
    const state = isNow ? "now" : index <= now ? "yes" : "later";
    const isSkipped = state === "yes" && times[name] === null && name === "in_progress";
    return isSkipped ? [] : [{ name, state, at: state === "later" ? null : times[name] }];
  });
}
