import { setTimeout as sleep } from "node:timers/promises";
import type { Statement, Tx } from "./transaction.ts";

/** As many as are read and written in about a millisecond or two, so that others' calls wait no longer for the process. */
const rowsPerPiece = 100;

/**
 * How long the process is left to others' calls between two pieces: twice as long as the piece took, so that on a busy
 * machine a long reading slows itself rather than them.
 */
const restOf = (tookMs: number): number => Math.min(12, Math.max(2, 2 * tookMs));

let lastCursor = 0;

/**
 * Reads a statement's rows a hundred at a time with a cursor, which is closed after the last row or, for anyone who stops
 * reading before, with the transaction.
 */
export async function* rowsInPieces<Row extends object>(
  tx: Tx,
  { text, values }: Statement<Row>,
): AsyncGenerator<Row[]> {
  lastCursor += 1;
  const cursor = `pieces_${lastCursor}`;
  await tx.query({ text: `declare ${cursor} no scroll cursor for ${text}`, values });
  for (;;) {
    const begin = performance.now();
    const rows = await tx.query<Row>({ text: `fetch ${rowsPerPiece} from ${cursor}`, values: [] });
    if (rows.length > 0) yield rows;
    if (rows.length < rowsPerPiece) break;
    await sleep(restOf(performance.now() - begin));
  }
  await tx.query({ text: `close ${cursor}`, values: [] });
}
