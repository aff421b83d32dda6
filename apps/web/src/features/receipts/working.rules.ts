import type { ReceiptRow } from "./receipts.types.ts";

const askAgainAfterMs = 4000;

/** Returns whether a receipt waits to be read or is being read. */
export function isWorking({ state }: Pick<ReceiptRow, "state">): boolean {
  return state === "waiting" || state === "reading";
}

/** Returns how soon receipts are to be asked for again, should the live stream be down: `false` when all are read. */
export function askAgainMs(receipts: readonly Pick<ReceiptRow, "state">[]): number | false {
  return receipts.some(isWorking) ? askAgainAfterMs : false;
}
