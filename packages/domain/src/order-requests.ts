import type { RequestStatus } from "@marzipan/contract/order-requests";
import { dayIn } from "./dates.ts";
import { highestTotalMinor } from "./orders.ts";
import { lineTotalMinor } from "./money.ts";

const moves: Readonly<Record<RequestStatus, readonly RequestStatus[]>> = {
  new: ["quoted", "accepted", "declined", "withdrawn", "expired"],
  quoted: ["quoted", "accepted", "declined", "withdrawn", "expired"],
  accepted: [],
  declined: [],
  withdrawn: [],
  expired: [],
};

/** Returns whether a request may move from one state to another (rulings §5). */
export function canMoveRequest(from: RequestStatus, to: RequestStatus): boolean {
  return moves[from].includes(to);
}

/** Returns whether a request still waits for an answer. */
export function isOpenRequest(status: RequestStatus): boolean {
  return status === "new" || status === "quoted";
}

/** Returns whether a request expires: it still waits, and its day has passed where the business is (rulings §5). */
export function expiresNow(
  request: { status: RequestStatus; deliveryDate: string; timeZone: string },
  now: Date,
): boolean {
  return isOpenRequest(request.status) && request.deliveryDate < dayIn(request.timeZone, now);
}

/** The days after which a declined, withdrawn or expired request loses its personal data (rulings §5). */
export const personalDataDays = 90;

/** Returns whether an offered price has expired: at `validUntil` it has. */
export function isQuoteExpired(validUntil: Date, now: Date): boolean {
  return validUntil <= now;
}

/** What of a catalog item decides how much of it can be ordered. */
export interface Orderable {
  minQuantity: number;
  quantityStep: number;
}

/** The most of one item that can be asked for. */
const mostOfAnItem = 999;

/** Returns what is wrong with an amount: below the least, more than 999, or between two steps; `null` when nothing. */
export function problemOfQuantity(
  quantity: number,
  { minQuantity, quantityStep }: Orderable,
): { problem: "too_small" | "too_big" | "bad_step"; limit: number } | null {
  if (quantity < minQuantity) return { problem: "too_small", limit: minQuantity };
  if (quantity > mostOfAnItem) return { problem: "too_big", limit: mostOfAnItem };
  const thousandths = (value: number): number => Math.round(value * 1000);
  const over = thousandths(quantity) - thousandths(minQuantity);
  return over % thousandths(quantityStep) === 0
    ? null
    : { problem: "bad_step", limit: quantityStep };
}

/** Returns the sum of lines in minor units, each rounded half up (rulings §1); `null` when it is too high to be an order. */
export function requestTotalMinor(
  lines: readonly { quantity: number; unitPriceMinor: number }[],
): number | null {
  const sum = lines.reduce(
    (total, line) => total + lineTotalMinor(line.quantity, line.unitPriceMinor),
    0,
  );
  return sum > highestTotalMinor ? null : sum;
}
