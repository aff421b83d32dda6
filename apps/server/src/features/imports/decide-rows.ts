import type { checkImportRows } from "@marzipan/contract/imports";
import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import { isEmpty } from "@marzipan/domain/fields";
import type { Tx } from "../../platform/database/database.ts";
import { makeId } from "../../platform/formats/ids.ts";
import type { Tally } from "./imports.store.ts";
import type { RowContext } from "./kinds/row-context.ts";
import type { Target } from "./kinds/target.types.ts";

/** Rows as they are sent. */
export type SentRows = Input<typeof checkImportRows>["body"]["rows"];

/** What is said of a row. */
export type RowReply = ReplyOf<typeof checkImportRows>["rows"][number];

/** What rows come to: what is said of each, the entries to make, and the fields to fill of those that are there. */
export interface Decided<Fields> {
  results: RowReply[];
  made: Map<string, Fields & { id: string }>;
  filled: Map<string, Partial<Fields>>;
  /** What filled fields held before that were not empty, by entry. */
  replaced: Map<string, Partial<Fields>>;
}

/**
 * Decides what becomes of rows, one after the other: a row may belong to what a row before it makes. `room` says how
 * many new entries the plan takes, `null` for any number; good rows beyond it are refused.
 */
export async function decideRows<Fields extends { name: string }>(
  tx: Tx,
  target: Target<Fields>,
  rows: SentRows,
  { context, room }: { context: RowContext; room: number | null },
): Promise<Decided<Fields>> {
  const read = rows.map((row) => ({ row: row.row, ...target.read(row, context) }));
  const opened = await target.openBook(
    tx,
    read.flatMap(({ fields }) => fields ?? []),
    context,
  );
  // In own data no row belongs to what a row before it makes.
  const book = context.isOwnData ? { ...opened, put: () => {} } : opened;
  const decided: Decided<Fields> = {
    results: [],
    made: new Map(),
    filled: new Map(),
    replaced: new Map(),
  };
  for (const { row, fields, problems, moved } of read) {
    decided.results.push(
      fields
        ? { row, ...takeIn(decided, { fields, book, room }), moved: [...(moved ?? [])] }
        : { row, ...left, problems: problems ?? [] },
    );
  }
  return decided;
}

/** What is said of a row that cannot come in, without its number. */
export const left = {
  outcome: "refused",
  id: null,
  known: null,
  problems: [],
  isOverLimit: false,
} as const;

function takeIn<Fields extends { name: string }>(
  { made, filled, replaced }: Decided<Fields>,
  {
    fields,
    book,
    room,
  }: {
    fields: Fields;
    book: Awaited<ReturnType<Target<Fields>["openBook"]>>;
    room: number | null;
  },
): Omit<RowReply, "row"> {
  const decision = book.decide(fields);
  if (decision.known === null) {
    if (room !== null && made.size >= room) return { ...left, problems: [], isOverLimit: true };
    const entry = { ...fields, id: makeId() };
    made.set(entry.id, entry);
    book.put(entry);
    return { ...left, problems: [], outcome: "new", id: entry.id };
  }
  const { id, name } = decision.known;
  const known = { id, name, by: decision.by };
  if (Object.keys(decision.filled).length === 0)
    return { ...left, problems: [], outcome: "unchanged", id, known };
  // The book answers the entries that it was given, which have all fields.
  book.put({ ...(decision.known as Fields & { id: string }), ...decision.filled });
  const fresh = made.get(id);
  if (fresh) made.set(id, { ...fresh, ...decision.filled });
  else {
    const earlier = filled.get(id) ?? {};
    // What a row before it filled is as it was before that row.
    const own = Object.entries(heldBefore(decision.known, decision.filled)).filter(
      ([field]) => !Object.hasOwn(earlier, field),
    );
    replaced.set(id, { ...replaced.get(id), ...(Object.fromEntries(own) as Partial<Fields>) });
    filled.set(id, { ...earlier, ...decision.filled });
  }
  return { ...left, problems: [], outcome: "joined", id, known };
}

/** Returns what an entry holds in fields that are written, without those that are empty. */
function heldBefore(entry: object, written: object): Record<string, unknown> {
  const names = new Set(Object.keys(written));
  const held = Object.entries(entry).filter(([name, value]) => names.has(name) && !isEmpty(value));
  return Object.fromEntries(held);
}

/** Counts what rows come to. */
export function tally(results: readonly RowReply[]): Tally {
  const of = (outcome: RowReply["outcome"]): number =>
    results.filter((result) => result.outcome === outcome).length;
  return {
    made: of("new"),
    joined: of("joined"),
    unchanged: of("unchanged"),
    refused: of("refused"),
  };
}
