import { normalise } from "@marzipan/domain/search";
import type { Payable } from "./payments.types.ts";

/** The most letters that are searched for. */
const longestSearch = 100;

/** Returns what is searched for a typed text. */
export function searchOf(text: string): string {
  return text.trim().slice(0, longestSearch).toWellFormed();
}

/** Returns whether money is still due for an order. */
function isOpen({ isCancelled, balance }: Payable): boolean {
  return !isCancelled && balance > 0;
}

/**
 * Returns the one open order that a typed text identifies by its client's whole name or its number; `null` when none
 * or more than one do.
 */
export function identifiedOrder(text: string, found: readonly Payable[]): Payable | null {
  const typed = normalise(text);
  const named = found.filter(
    ({ clientName, number }) =>
      normalise(clientName) === typed || typed === `#${number}` || typed === String(number),
  );
  const [one, ...more] = named.filter(isOpen);
  return one && more.length === 0 ? one : null;
}

/** Returns the orders to choose from for a typed text: the open ones, else all that were found. */
export function ordersToChoose(found: readonly Payable[]): readonly Payable[] {
  const open = found.filter(isOpen);
  return open.length > 0 ? open : found;
}
