import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import type * as receipts from "@marzipan/contract/receipts";
import { restorableSince } from "@marzipan/domain/deleted";
import { toMajorOf, toMinorOf } from "@marzipan/domain/money";
import { nameKey } from "@marzipan/domain/search";
import type pg from "pg";
import type * as z from "zod/mini";
import { AppError } from "../../platform/errors/app-error.ts";
import { cutPage, readCursorOf } from "../../platform/request/cursor.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { makeId } from "../../platform/formats/ids.ts";
import { describeDocument, keepDocument } from "../files/documents.actions.ts";
import type { Incoming } from "../files/incoming.actions.ts";
import type { TransactContent } from "../files/upload.actions.ts";
import {
  addReceipt,
  changeReceipt,
  countWaiting,
  deleteUsedUp,
  findExpenseByNumber,
  listDeletedReceipts,
  listDetailTwins,
  listFileTwins,
  listOpenReceipts,
  listUsedReceipts,
  loadReceipt,
  lockReceipt,
} from "./receipts.store.ts";
import type { ReceiptRow, TwinRow } from "./receipts.store.ts";

/** A receipt's reply. */
export type ReceiptReply = z.output<typeof receipts.Receipt>;

/** How many receipts of one business may wait to be read. */
const mostWaiting = 100;

/** Returns a receipt as it goes over the wire. */
function describeReceipt(tx: Tx, deps: Deps, row: ReceiptRow): ReceiptReply {
  return {
    id: row.id,
    state: row.state,
    problem: row.problem,
    file: describeDocument(tx, deps, {
      id: row.file_id,
      contentType: row.content_type,
      width: row.width,
      height: row.height,
      sizeBytes: row.size_bytes,
    }),
    reading: row.reading,
    expenseId: row.expense_id,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
  };
}

/** Keeps an uploaded receipt and asks for it to be read. */
export async function uploadReceipt(
  deps: Deps,
  businessId: string,
  incoming: Incoming,
  transact: TransactContent,
): Promise<ReceiptReply> {
  return await keepDocument<ReceiptReply>(deps, businessId, incoming, {
    transact,
    holdFile: async (tx, document) => {
      if ((await countWaiting(tx)) >= mostWaiting) throw new AppError("receipts_waiting");
      const id = makeId();
      await addReceipt(tx, id, document.id);
      tell(tx, deps);
      return describeReceipt(tx, deps, await requireReceipt(tx, id));
    },
    fileIdOf: (receipt) => receipt.file.id,
  });
}

function tell(tx: Tx, deps: Deps): void {
  tx.afterCommit(() => deps.readingWake.ask());
}

async function requireReceipt(tx: Tx, id: string): Promise<ReceiptRow> {
  const row = await loadReceipt(tx, id);
  if (!row || row.deleted_at) throw new AppError("not_found");
  return row;
}

/** Returns a receipt for changing it; a discarded one is not found. */
export async function requireForChange(tx: Tx, id: string): Promise<ReceiptRow> {
  const row = await lockReceipt(tx, id);
  if (!row || row.deleted_at) throw new AppError("not_found");
  return row;
}

/** Lists a page of receipts: those that are open, those that became expenses, or those discarded within 30 days. */
export async function listReceipts(
  tx: Tx,
  deps: Deps,
  { cursor, limit, used, deleted }: Input<typeof receipts.listReceipts>["query"],
): Promise<ReplyOf<typeof receipts.listReceipts>> {
  const after = readCursorOf(cursor, ["instant", "id"]);
  const load = (): Promise<ReceiptRow[]> => {
    if (deleted) return listDeletedReceipts(tx, limit + 1, after, restorableSince(tx.now));
    return (used ? listUsedReceipts : listOpenReceipts)(tx, limit + 1, after);
  };
  const sortedBy = ({ created_at, updated_at, deleted_at }: ReceiptRow): Date =>
    (deleted && deleted_at) || (used ? updated_at : created_at);
  const page = cutPage(await load(), limit, (row) => [sortedBy(row).toISOString(), row.id]);
  return {
    items: page.items.map((row) => describeReceipt(tx, deps, row)),
    nextCursor: page.nextCursor,
  };
}

/** Returns one receipt with its possible duplicates. */
export async function getReceipt(
  tx: Tx,
  deps: Deps,
  id: string,
): Promise<ReplyOf<typeof receipts.getReceipt>> {
  const row = await requireReceipt(tx, id);
  const { amount, date, currency, businessName } = row.reading ?? {};
  const details =
    amount && date && currency
      ? {
          date: date.value,
          amountMinor: toMinorOf(amount.value, currency.value),
          currency: currency.value,
          nameKey: nameKey(businessName?.value ?? ""),
        }
      : null;
  const twins = [
    ...(await listFileTwins(tx, row)),
    ...(details ? await listDetailTwins(tx, details, row.expense_id) : []),
  ];
  return {
    ...describeReceipt(tx, deps, row),
    twins: withoutRepeats(twins).map(describeTwin),
    credited: await findCredited(tx, row),
  };
}

/** Returns the expense that a credit note belongs to, by the number of the invoice which it names; `null` where none is known. */
async function findCredited(
  tx: Tx,
  { reading }: ReceiptRow,
): Promise<ReplyOf<typeof receipts.getReceipt>["credited"]> {
  const number = reading?.correctsNumber?.value;
  if (!number || (reading.amount?.value ?? 0) >= 0) return null;
  const supplierKey = nameKey(reading.businessName?.value ?? "");
  const row = await findExpenseByNumber(tx, number, supplierKey);
  return row
    ? {
        id: row.id,
        date: row.date,
        businessName: row.business_name,
        receiptNumber: row.receipt_number,
        amount: toMajorOf(row.amount_minor, row.currency),
        currency: row.currency,
      }
    : null;
}

/** An expense that is a duplicate by file and by details is listed once. */
function withoutRepeats(twins: readonly TwinRow[]): TwinRow[] {
  const seen = new Set<string>();
  return twins.filter((twin) => {
    const id = twin.expense_id ?? twin.receipt_id ?? "";
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew;
  });
}

function describeTwin(twin: TwinRow): ReplyOf<typeof receipts.getReceipt>["twins"][number] {
  return {
    kind: twin.kind,
    receiptId: twin.receipt_id,
    expenseId: twin.expense_id,
    businessName: twin.business_name,
    date: twin.date,
    amount:
      twin.amount_minor === null || twin.currency === null
        ? null
        : toMajorOf(twin.amount_minor, twin.currency),
    currency: twin.currency,
  };
}

/** Has a receipt read again; one that waits or is being read goes on. */
export async function retryReceipt(tx: Tx, deps: Deps, id: string): Promise<ReceiptReply> {
  const row = await requireForChange(tx, id);
  if (row.state === "used") throw new AppError("receipt_used");
  if (row.state === "review" || row.state === "failed") {
    await changeReceipt(tx, id, { state: "waiting", problem: null, attempts: 0 });
    tell(tx, deps);
  }
  return describeReceipt(tx, deps, await requireReceipt(tx, id));
}

/** Discards a receipt for 30 days; a second time changes nothing, so that a lost answer can be asked again. */
export async function deleteReceipt(
  tx: Tx,
  id: string,
): Promise<ReplyOf<typeof receipts.deleteReceipt>> {
  const row = await lockReceipt(tx, id);
  if (!row || isGone(tx, row)) throw new AppError("not_found");
  if (!row.deleted_at) await changeReceipt(tx, id, { deleted_at: tx.now });
  return { ok: true };
}

/** Brings a receipt back that was discarded within 30 days. */
export async function restoreReceipt(tx: Tx, deps: Deps, id: string): Promise<ReceiptReply> {
  const row = await lockReceipt(tx, id);
  if (!row || isGone(tx, row)) throw new AppError("not_found");
  // A result that arrived while it was discarded was dropped, so it is read again.
  const state = row.state === "reading" ? "waiting" : row.state;
  if (row.deleted_at) await changeReceipt(tx, id, { state, deleted_at: null });
  tell(tx, deps);
  return describeReceipt(tx, deps, await requireReceipt(tx, id));
}

function isGone(tx: Tx, row: ReceiptRow): boolean {
  return row.deleted_at !== null && row.deleted_at <= restorableSince(tx.now);
}

/** Removes the receipts whose expense was removed for good: nothing shows them any more, and their files count. */
export async function removeUsedUp(_deps: Deps, client: pg.Client): Promise<void> {
  await deleteUsedUp(client);
}
