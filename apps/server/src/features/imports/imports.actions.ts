import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import { takeBackDays } from "@marzipan/contract/imports";
import type {
  Import,
  addImportRows,
  checkImportRows,
  listImports,
  startImport,
} from "@marzipan/contract/imports";
import type * as z from "zod/mini";
import { AppError } from "../../platform/app-error.ts";
import { cutPage, readCursorOf } from "../../platform/cursor.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/deps.ts";
import { makeId } from "../../platform/ids.ts";
import { memberOf } from "../../platform/member.ts";
import { countAct } from "../../platform/throttle.ts";
import type { Window } from "../../platform/throttle.ts";
import { holdLimits, roomLeft } from "../billing/limits.actions.ts";
import { holdClients } from "../clients/for-orders.actions.ts";
import { decideRows, tally } from "./decide-rows.ts";
import type { SentRows } from "./decide-rows.ts";
import {
  addImport,
  countRows,
  keepTraces,
  listImportRows,
  listTraces,
  listUsed,
  loadImport,
  lockImport,
  markTakenBack,
} from "./imports.store.ts";
import type { ImportRow, Trace } from "./imports.store.ts";
import { clientTarget } from "./kinds/client.target.ts";
import { productTarget } from "./kinds/product.target.ts";
import type { Target } from "./kinds/target.types.ts";

type ImportReply = z.output<typeof Import>;

/** How often a business may send rows: a file of the most rows is checked and imported in 200 calls. */
const sending: Window = { lengthMs: 10 * 60_000, most: 1000 };

/** How many entries are taken back by one statement. */
const takenAtOnce = 1000;

const dayMs = 24 * 60 * 60 * 1000;

/** Counts a call that sends rows or begins an import, before it is worked on; one too many is `rate_limited`. */
export async function countSending(deps: Deps, businessId: string): Promise<void> {
  const key = `imports:${businessId}`;
  await countAct(deps, { key, window: sending, refusal: "rate_limited" });
}

/** Returns until when an import can be taken back. */
function untilOf(row: ImportRow): Date {
  return new Date(row.created_at.getTime() + takeBackDays * dayMs);
}

function describe(tx: Tx, row: ImportRow): ImportReply {
  const until = untilOf(row);
  const isOpen = row.taken_back_at === null && row.made + row.joined > 0 && tx.now < until;
  return {
    id: row.id,
    kind: row.kind,
    fileName: row.file_name,
    made: row.made,
    joined: row.joined,
    unchanged: row.unchanged,
    refused: row.refused,
    createdAt: row.created_at.toISOString(),
    takeBackUntil: isOpen ? until.toISOString() : null,
    takenBackAt: row.taken_back_at?.toISOString() ?? null,
    kept: row.kept,
  };
}

/** Says what would become of rows of a file, without storing anything. */
export async function checkRows(
  tx: Tx<"session">,
  { kind, rows }: Input<typeof checkImportRows>["body"],
): Promise<ReplyOf<typeof checkImportRows>> {
  return kind === "clients" ? checkFor(tx, clientTarget, rows) : checkFor(tx, productTarget, rows);
}

async function checkFor<Fields extends { name: string }>(
  tx: Tx<"session">,
  target: Target<Fields>,
  rows: SentRows,
): Promise<ReplyOf<typeof checkImportRows>> {
  const member = memberOf(await tx.entered, tx.now);
  const room = await roomLeft(member, target.limitName, () => target.count(tx));
  const { results } = await decideRows(tx, target, rows, room);
  return { rows: results, room };
}

/** Begins an import. */
export async function beginImport(
  tx: Tx,
  body: Input<typeof startImport>["body"],
): Promise<ImportReply> {
  return describe(tx, await addImport(tx, makeId(), body));
}

/** Imports rows: makes what is new and fills the empty fields of what is known (rulings §10.6). */
export async function addRows(
  tx: Tx<"session">,
  id: string,
  { rows }: Input<typeof addImportRows>["body"],
): Promise<ReplyOf<typeof addImportRows>> {
  // The clients are held before everything else, as by orders that make a client of a typed name.
  await holdClients(tx);
  await holdLimits(tx);
  const row = await lockImport(tx, id);
  if (!row) throw new AppError("not_found");
  if (row.taken_back_at) throw new AppError("import_taken_back");
  return row.kind === "clients"
    ? await addTo(tx, id, { target: clientTarget, rows })
    : await addTo(tx, id, { target: productTarget, rows });
}

async function addTo<Fields extends { name: string }>(
  tx: Tx<"session">,
  id: string,
  { target, rows }: { target: Target<Fields>; rows: SentRows },
): Promise<ReplyOf<typeof addImportRows>> {
  const member = memberOf(await tx.entered, tx.now);
  const room = await roomLeft(member, target.limitName, () => target.count(tx));
  const { results, made, filled } = await decideRows(tx, target, rows, room);
  if (made.size > 0) await target.make(tx, [...made.values()]);
  const written = await target.write(tx, filled);
  const traces = [
    ...[...made.keys()].map((entry): Trace => ({
      entry_id: entry,
      is_made: true,
      filled: [],
      changed_at: tx.now,
    })),
    ...[...written].map(([entry, changed_at]): Trace => ({
      entry_id: entry,
      is_made: false,
      filled: Object.keys(filled.get(entry) ?? {}),
      changed_at,
    })),
  ];
  await keepTraces(tx, id, traces);
  return { rows: results, import: describe(tx, await countRows(tx, id, tally(results))) };
}

/** Lists a page of the imports that brought something in. */
export async function pageOfImports(
  tx: Tx,
  { cursor, limit }: Input<typeof listImports>["query"],
): Promise<ReplyOf<typeof listImports>> {
  const rows = await listImportRows(tx, limit + 1, readCursorOf(cursor, ["instant", "id"]));
  const page = cutPage(rows, limit, (row) => [row.created_at.toISOString(), row.id]);
  return { items: page.items.map((row) => describe(tx, row)), nextCursor: page.nextCursor };
}

/** Returns one import. */
export async function readImport(tx: Tx, id: string): Promise<ImportReply> {
  const row = await loadImport(tx, id);
  if (!row) throw new AppError("not_found");
  return describe(tx, row);
}

/**
 * Takes an import back: deletes what it made into Recently deleted and empties the fields that it filled. What was
 * changed since stays, and so does a client with orders or a product on the menu. A second time changes nothing, so
 * that a lost answer can be asked again.
 */
export async function takeBack(tx: Tx, id: string): Promise<ImportReply> {
  await holdClients(tx);
  const row = await lockImport(tx, id);
  if (!row) throw new AppError("not_found");
  if (row.taken_back_at) return describe(tx, row);
  if (tx.now >= untilOf(row)) throw new AppError("import_too_old");
  const kept =
    row.kind === "clients"
      ? await takeBackFrom(tx, id, clientTarget)
      : await takeBackFrom(tx, id, productTarget);
  return describe(tx, await markTakenBack(tx, id, kept));
}

/** Returns how many entries stayed. */
async function takeBackFrom<Fields extends { name: string }>(
  tx: Tx,
  id: string,
  target: Target<Fields>,
): Promise<number> {
  let kept = 0;
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    // Each page begins after the last entry of the one before.
    // oxlint-disable-next-line no-await-in-loop
    const traces = await listTraces(tx, id, after, takenAtOnce);
    const last = traces.at(-1);
    if (!last) return kept;
    // oxlint-disable-next-line no-await-in-loop
    kept += await undo(tx, target, traces);
    after = last.entry_id;
  }
}

async function undo<Fields extends { name: string }>(
  tx: Tx,
  target: Target<Fields>,
  traces: readonly Trace[],
): Promise<number> {
  const ids = traces.map((trace) => trace.entry_id);
  const since = await target.hold(tx, ids);
  const used = await listUsed(tx, target.kind, ids);
  const same = traces.filter(
    (trace) => since.get(trace.entry_id)?.getTime() === trace.changed_at.getTime(),
  );
  const removed = same.filter((trace) => trace.is_made && !used.has(trace.entry_id));
  const emptied = same.filter((trace) => !trace.is_made);
  if (removed.length > 0)
    await target.remove(
      tx,
      removed.map((trace) => trace.entry_id),
    );
  await target.write(
    tx,
    new Map(emptied.map((trace) => [trace.entry_id, emptyOf(target, trace.filled)])),
  );
  return traces.length - removed.length - emptied.length;
}

function emptyOf<Fields extends { name: string }>(
  { empty }: Target<Fields>,
  names: readonly string[],
): Partial<Fields> {
  const fields = Object.entries(empty).filter(([name]) => names.includes(name));
  return Object.fromEntries(fields) as Partial<Fields>;
}
