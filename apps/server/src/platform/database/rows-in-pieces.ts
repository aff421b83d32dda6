import type { Statement, Tx } from "./transaction.ts";

const rowsPerPiece = 1000;
let lastCursor = 0;

/** Reads a statement's rows a thousand at a time with a cursor of the transaction; whoever stops reading closes it. */
export async function* rowsInPieces<Row extends object>(
  tx: Tx,
  { text, values }: Statement<Row>,
): AsyncGenerator<Row[]> {
  lastCursor += 1;
  const cursor = `pieces_${lastCursor}`;
  await tx.query({ text: `declare ${cursor} no scroll cursor for ${text}`, values });
  for (;;) {
    const rows = await tx.query<Row>({ text: `fetch ${rowsPerPiece} from ${cursor}`, values: [] });
    if (rows.length > 0) yield rows;
    if (rows.length < rowsPerPiece) break;
  }
  await tx.query({ text: `close ${cursor}`, values: [] });
}
