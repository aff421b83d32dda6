import type { OrderStatus } from "@marzipan/contract/order-fields";
import type { PlainPhraseKey } from "@marzipan/phrases/translate";
import type { StateName } from "../../ui/StateMark.tsx";

/** What decides how an order's state looks. */
export interface StateFacts {
  status: OrderStatus;
  readyAt: string | null;
  cancelledAt: string | null;
}

/** What a baker most likely does next with an order. */
export type NextAct = "ready" | "hand_over";

/**
 * Returns the state that an order shows: cancelled before all, then completed, then ready, then its
 * status. `readyAt` and `cancelledAt` are facts beside the three states (rulings §4).
 */
export function stateOf(order: StateFacts): StateName {
  if (order.cancelledAt !== null) return "cancelled";
  if (order.status === "completed") return "completed";
  if (order.readyAt !== null) return "ready";
  return order.status === "in_progress" ? "progress" : "pending";
}

/** The word for each state, in the form that agrees with one order. */
export const stateWords: Readonly<Record<StateName, PlainPhraseKey>> = {
  pending: "common.status_pending",
  progress: "common.status_in_progress",
  ready: "common.status_ready",
  completed: "common.status_completed",
  cancelled: "common.status_cancelled",
};

/** Returns whether an order still has to be made or handed over. */
export function isOpen(order: StateFacts): boolean {
  return order.cancelledAt === null && order.status !== "completed";
}

/** Returns whether an order is open although its day has passed; `today` is the business's. */
export function isOverdue(order: StateFacts & { deliveryDate: string }, today: string): boolean {
  return isOpen(order) && order.deliveryDate < today;
}

/** A state as an owner chooses it: the three of the specification, and ready (rulings §4). */
export type ChosenState = OrderStatus | "ready";

/** Returns the state to choose that an order is in; `null` for a cancelled one. */
export function chosenStateOf(order: StateFacts): ChosenState | null {
  if (order.cancelledAt !== null) return null;
  return order.status === "completed" || order.readyAt === null ? order.status : "ready";
}

/** What is changed to bring an order into a state. */
export type StateStep = { status: OrderStatus } | { ready: boolean };

/** Returns the steps that bring an order into a state, in their order; none where it is in it. */
export function stepsTo(order: StateFacts, state: ChosenState): StateStep[] {
  const isReady = order.readyAt !== null;
  if (state === "completed") return order.status === "completed" ? [] : [{ status: "completed" }];
  if (state === "ready") {
    return [
      ...(order.status === "completed" ? [{ status: "in_progress" as const }] : []),
      ...(isReady ? [] : [{ ready: true }]),
    ];
  }
  return [
    ...(isReady ? [{ ready: false }] : []),
    ...(order.status === state ? [] : [{ status: state }]),
  ];
}

/** Returns the step of an order's page: one more than the likely next act, since what waits is started first. */
export function nextStepOf(order: StateFacts): NextAct | "prepare" | "restore" | null {
  if (order.cancelledAt !== null) return "restore";
  const next = nextActOf(order);
  return next === "ready" && order.status === "pending" ? "prepare" : next;
}

/** Returns what comes next with an order; `null` when it is completed or cancelled. */
export function nextActOf(order: StateFacts): NextAct | null {
  if (!isOpen(order)) return null;
  return order.readyAt === null ? "ready" : "hand_over";
}
