import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import { takeBackDays } from "@marzipan/contract/imports";
import type { ImportKind } from "@marzipan/contract/imports";
import { hasFeature, planOfFeature } from "@marzipan/domain/plans";
import type { PlanFeature } from "@marzipan/contract/plans";
import type * as z from "zod/mini";
import { AppError } from "../../platform/errors/app-error.ts";
import { cutPage, readCursorOf } from "../../platform/request/cursor.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { makeId } from "../../platform/formats/ids.ts";
import { countAct } from "../../platform/limits/throttle.ts";
import type { Window } from "../../platform/limits/throttle.ts";
import { holdLimits } from "../billing/limits.actions.ts";
import { holdClients } from "../clients/for-orders.actions.ts";
import { decideRows, tally } from "./decide-rows.ts";
import type { RowReply, SentRows } from "./decide-rows.ts";
import {
  addImport,
  countRows,
  countUndone,
  keepTraces,
  listImportRows,
  loadImport,
  lockImport,
} from "./imports.store.ts";
import type { ImportRow, Trace } from "./imports.store.ts";
import { catalogTarget } from "./kinds/catalog.target.ts";
import { clientTarget } from "./kinds/client.target.ts";
import { expenseTarget } from "./kinds/expense.target.ts";
import { addOrders, checkOrders } from "./kinds/orders.actions.ts";
import { productTarget } from "./kinds/product.target.ts";
import { loadRowContext } from "./kinds/row-context.ts";
import type { RowContext } from "./kinds/row-context.ts";
import type { Target } from "./kinds/target.types.ts";
import { undoPart } from "./take-back.actions.ts";
import type * as imports from "@marzipan/contract/imports";

type ImportReply = z.output<typeof imports.Import>;

/** How often a business may send rows: a file of the most rows is checked and imported in 200 calls. */
const sending: Window = { lengthMs: 10 * 60_000, most: 1000 };

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

/** Returns an import as callers see it. */
export function describeImport(tx: Tx, row: ImportRow): ImportReply {
  const until = untilOf(row);
  const isInTime = tx.now < until || row.undone !== null;
  const isOpen = row.taken_back_at === null && row.made + row.joined > 0 && isInTime;
  return {
    id: row.id,
    kind: row.kind,
    isOwnData: row.is_own_data,
    fileName: row.file_name,
    made: row.made,
    joined: row.joined,
    unchanged: row.unchanged,
    refused: row.refused,
    createdAt: row.created_at.toISOString(),
    takeBackUntil: isOpen ? until.toISOString() : null,
    takenBackAt: row.taken_back_at?.toISOString() ?? null,
    kept: row.kept,
    undone: row.undone,
  };
}

/** What a plan needs for a kind of rows; those of other kinds come in on every plan. */
const features: Readonly<Partial<Record<ImportKind, PlanFeature>>> = {
  catalog: "menu_sharing",
  expenses: "payment_tracking",
};

function refuseLowPlan(kind: ImportKind, { member }: RowContext): void {
  const feature = features[kind];
  if (feature !== undefined && !hasFeature(member.plan.plan, feature))
    throw new AppError("plan_too_low", { feature, plan: planOfFeature(feature) });
}

/** Returns what would become of rows of a file, without storing anything. */
export async function checkImportRows(
  tx: Tx<"session">,
  { kind, rows }: Input<typeof imports.checkImportRows>["body"],
): Promise<ReplyOf<typeof imports.checkImportRows>> {
  const context = await loadRowContext(tx, null);
  refuseLowPlan(kind, context);
  switch (kind) {
    case "clients":
      return await checkFor(tx, clientTarget, rows, context);
    case "products":
      return await checkFor(tx, productTarget, rows, context);
    case "catalog":
      return await checkFor(tx, catalogTarget, rows, context);
    case "expenses":
      return await checkFor(tx, expenseTarget, rows, context);
    case "orders":
      return { rows: await checkOrders(tx, rows, context), room: null };
  }
}

async function checkFor<Fields extends { name: string }>(
  tx: Tx<"session">,
  target: Target<Fields>,
  rows: SentRows,
  context: RowContext,
): Promise<ReplyOf<typeof imports.checkImportRows>> {
  const room = await target.room(tx, context.member);
  const { results } = await decideRows(tx, target, rows, { context, room });
  // A new entry has no id before it is stored.
  const checked = results.map((one) => ({ ...one, id: one.known?.id ?? null }));
  return { rows: checked, room };
}

/** Begins an import; refused for a kind that the plan does not have. */
export async function startImport(
  tx: Tx<"session">,
  body: Input<typeof imports.startImport>["body"],
): Promise<ImportReply> {
  refuseLowPlan(body.kind, await loadRowContext(tx, null));
  return describeImport(tx, await addImport(tx, makeId(), body));
}

/** Imports rows: makes what is new and fills the empty fields of what is known (rulings §10.6). */
export async function addImportRows(
  tx: Tx<"session">,
  id: string,
  { rows }: Input<typeof imports.addImportRows>["body"],
): Promise<ReplyOf<typeof imports.addImportRows>> {
  // The clients are held before everything else, as by orders that make a client of a typed name.
  await holdClients(tx);
  await holdLimits(tx);
  const row = await lockImport(tx, id);
  if (!row) throw new AppError("not_found");
  if (row.taken_back_at || row.undone !== null) throw new AppError("import_taken_back");
  const context = await loadRowContext(tx, row);
  refuseLowPlan(row.kind, context);
  const { results, traces } = await addOfKind(tx, row.kind, rows, context);
  await keepTraces(tx, id, traces);
  return { rows: results, import: describeImport(tx, await countRows(tx, id, tally(results))) };
}

interface Added {
  results: RowReply[];
  traces: Trace[];
}

async function addOfKind(
  tx: Tx<"session">,
  kind: ImportKind,
  rows: SentRows,
  context: RowContext,
): Promise<Added> {
  switch (kind) {
    case "clients":
      return await addTo(tx, clientTarget, rows, context);
    case "products":
      return await addTo(tx, productTarget, rows, context);
    case "catalog":
      return await addTo(tx, catalogTarget, rows, context);
    case "expenses":
      return await addTo(tx, expenseTarget, rows, context);
    case "orders":
      return await addOrders(tx, rows, context);
  }
}

async function addTo<Fields extends { name: string }>(
  tx: Tx<"session">,
  target: Target<Fields>,
  rows: SentRows,
  context: RowContext,
): Promise<Added> {
  const room = await target.room(tx, context.member);
  const { results, made, filled, replaced } = await decideRows(tx, target, rows, { context, room });
  if (made.size > 0) await target.make(tx, [...made.values()]);
  const written = await target.write(tx, filled);
  const traces = [
    ...[...made.keys()].map((entry): Trace => ({
      entry_id: entry,
      kind: null,
      is_made: true,
      filled: [],
      replaced: {},
      changed_at: tx.now,
    })),
    ...[...written].map(([entry, changed_at]): Trace => ({
      entry_id: entry,
      kind: null,
      is_made: false,
      filled: Object.keys(filled.get(entry) ?? {}).filter(
        (name) => !Object.hasOwn(replaced.get(entry) ?? {}, name),
      ),
      replaced: replaced.get(entry) ?? {},
      changed_at,
    })),
  ];
  return { results, traces };
}

/** Lists a page of the imports that brought something in. */
export async function listImports(
  tx: Tx,
  { cursor, limit }: Input<typeof imports.listImports>["query"],
): Promise<ReplyOf<typeof imports.listImports>> {
  const rows = await listImportRows(tx, limit + 1, readCursorOf(cursor, ["instant", "id"]));
  const page = cutPage(rows, limit, (row) => [row.created_at.toISOString(), row.id]);
  return { items: page.items.map((row) => describeImport(tx, row)), nextCursor: page.nextCursor };
}

/** Returns one import. */
export async function getImport(tx: Tx, id: string): Promise<ImportReply> {
  const row = await loadImport(tx, id);
  if (!row) throw new AppError("not_found");
  return describeImport(tx, row);
}

/**
 * Undoes the next part of an import: deletes what it made into Recently deleted and empties the fields that it filled.
 * What was changed since stays, and so does a client with orders or a product on the menu. One that is undone already is
 * returned as it is, so that a lost reply can be asked for again. An undo that began goes on after 30 days, too.
 */
export async function undoImport(tx: Tx<"session">, id: string): Promise<ImportReply> {
  await holdClients(tx);
  const row = await lockImport(tx, id);
  if (!row) throw new AppError("not_found");
  if (row.taken_back_at) return describeImport(tx, row);
  if (row.undone === null && tx.now >= untilOf(row)) throw new AppError("import_too_old");
  return describeImport(tx, await countUndone(tx, id, await undoPart(tx, row)));
}
