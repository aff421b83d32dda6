import { setTimeout as sleep } from "node:timers/promises";
import { OutsideFailure, withDeadline } from "../../platform/outside/outside-call.ts";
import { PaymentRefusal } from "./payments.port.ts";
import type { RefusalKind } from "./payments.port.ts";

/** How long Paddle may take, and how calls are repeated; the SDK has no limit of its own. */
export interface CallLimits {
  timeoutMs: number;
  /** The longest pause that Paddle may ask for before a call is given up. */
  longestPauseMs: number;
}

const usualLimits: CallLimits = { timeoutMs: 10_000, longestPauseMs: 3000 };

/** Whether a call changes nothing, so that it may be repeated after any failure; else only one that was turned away. */
export type CallKind = "reads" | "writes";

const mostTries = 3;

/**
 * Calls Paddle within a time and translates what goes wrong: `PaymentRefusal` for what would be refused again,
 * `OutsideFailure` for what may pass (no answer, half an answer, a defect of theirs, too many calls).
 */
export async function callPaddle<T>(
  name: string,
  kind: CallKind,
  call: () => Promise<T>,
  limits: Partial<CallLimits> = {},
): Promise<T> {
  const { timeoutMs, longestPauseMs } = { ...usualLimits, ...limits };
  const until = Date.now() + timeoutMs;
  for (let tries = 1; ; tries += 1) {
    try {
      return await withDeadline(`Paddle (${name})`, Math.max(1, until - Date.now()), call);
    } catch (error) {
      const failure = await translate(name, error);
      if (!(failure instanceof OutsideFailure)) throw failure;
      const isTurnedAway = failure.waitMs !== undefined;
      const pauseMs = failure.waitMs ?? 200 * tries;
      const hasTime = Date.now() + pauseMs < until && pauseMs <= longestPauseMs;
      if (tries === mostTries || !hasTime || !(isTurnedAway || kind === "reads")) throw failure;
      await sleep(pauseMs);
    }
  }
}

async function translate(name: string, error: unknown): Promise<OutsideFailure | PaymentRefusal> {
  if (error instanceof OutsideFailure) return error;
  const { ApiError } = await import("@paddle/paddle-node-sdk");
  if (!(error instanceof ApiError)) {
    // No connection, no JSON, half of it, or another shape than the SDK knows.
    return new OutsideFailure(`Paddle (${name}) gave no answer that can be read`, { cause: error });
  }
  const { code, type, retryAfter } = error;
  if (code === "too_many_requests" || retryAfter)
    return new OutsideFailure(`Paddle (${name}) takes no more calls now`, {
      waitMs: (retryAfter || 1) * 1000,
      cause: error,
    });
  if (type !== "request_error")
    return new OutsideFailure(`Paddle (${name}) failed: ${code}`, { cause: error });
  return new PaymentRefusal(kindOf(code), `Paddle (${name}) refused: ${code}`, error);
}

const kinds: readonly (readonly [RegExp, RefusalKind])[] = [
  [/domain_is_not_approved|default_checkout_url/, "domain"],
  [/price|product/, "price"],
  [/payment_declined/, "declined"],
  [/not_found/, "gone"],
  [/locked|immutable|status|not_active|cancel|pending_changes|past_due/, "not_possible"],
];

function kindOf(code: string): RefusalKind {
  return kinds.find(([shape]) => shape.test(code))?.[1] ?? "other";
}
