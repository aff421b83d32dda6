import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import type * as expenses from "@marzipan/contract/expenses";
import type { FieldProblem } from "@marzipan/contract/errors";
import { restorableSince } from "@marzipan/domain/deleted";
import {
  blankExpense,
  nextRepeatDate,
  patchExpense,
  problemsOfAmount,
  problemsOfCredit,
  relabelsAmount,
} from "@marzipan/domain/expenses";
import type { ExpenseFields } from "@marzipan/domain/expenses";
import { toMajorOf } from "@marzipan/domain/money";
import { problemOfExpenseDay } from "@marzipan/domain/money-days";
import { wordPatterns } from "@marzipan/domain/search-words";
import type * as z from "zod/mini";
import { AppError } from "../../platform/errors/app-error.ts";
import { refuseChangedElsewhere } from "../../platform/request/changed-elsewhere.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { makeId } from "../../platform/formats/ids.ts";
import { memberOf } from "../../platform/account/member.ts";
import { keepExpenses } from "../figures/day-sums.actions.ts";
import { describeDocument } from "../files/documents.actions.ts";
import { removeUnusedPictures, requireOwnDocument } from "../files/pictures.actions.ts";
import {
  addExpense,
  changeExpense,
  isCreditable,
  listSuppliers,
  loadExpense,
  lockExpense,
  setDeleted,
} from "./expenses.store.ts";
import type { ExpenseRow } from "./expenses.store.ts";

/** An expense's reply. */
export type ExpenseReply = z.output<typeof expenses.Expense>;

/** Returns an expense as it goes over the wire. */
export function describeExpense(tx: Tx, deps: Deps, row: ExpenseRow): ExpenseReply {
  const { file_id: fileId, content_type: contentType } = row;
  const hasFile = fileId !== null && contentType !== null;
  return {
    id: row.id,
    date: row.date,
    category: row.category,
    amount: toMajorOf(row.amount_minor, row.currency),
    currency: row.currency,
    description: row.description,
    businessName: row.business_name,
    receiptNumber: row.receipt_number,
    file: hasFile
      ? describeDocument(tx, deps, {
          id: fileId,
          contentType,
          width: row.width,
          height: row.height,
          sizeBytes: row.size_bytes ?? 0,
        })
      : null,
    confidence: row.confidence,
    repeatsMonthly: row.repeat_day !== null,
    nextDate: nextDateOf(row),
    creditFor: creditForOf(row),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
  };
}

function creditForOf(row: ExpenseRow): ExpenseReply["creditFor"] {
  const { credit_for_id: id, original_date: date, original_currency: currency } = row;
  if (id === null || date === null || currency === null) return null;
  return {
    id,
    date,
    businessName: row.original_business_name ?? "",
    receiptNumber: row.original_receipt_number ?? "",
    amount: toMajorOf(row.original_amount_minor ?? 0, currency),
    currency,
  };
}

/** Returns the day on which an expense is made again, `null` where it is not, as after deleting it with all later ones. */
function nextDateOf({ date, repeat_day: day, deleted_at: deletedAt, ...row }: ExpenseRow) {
  const goesOn = deletedAt === null || row.series_goes_on;
  return day !== null && goesOn ? nextRepeatDate(date, day) : null;
}

/** Returns the fields of a stored expense. */
export function fieldsOf(row: ExpenseRow): ExpenseFields {
  return {
    date: row.date,
    category: row.category,
    amountMinor: row.amount_minor,
    currency: row.currency,
    description: row.description,
    businessName: row.business_name,
    receiptNumber: row.receipt_number,
    fileId: row.file_id,
    repeatDay: row.repeat_day,
    creditForId: row.credit_for_id,
  };
}

const isGone = (tx: Tx, row: ExpenseRow): boolean =>
  row.deleted_at !== null && row.deleted_at <= restorableSince(tx.now);

/** Returns one expense, also one in Recently deleted. */
export async function getExpense(tx: Tx, deps: Deps, id: string): Promise<ExpenseReply> {
  const row = await loadExpense(tx, id);
  if (!row || isGone(tx, row)) throw new AppError("not_found");
  return describeExpense(tx, deps, row);
}

/** Creates an expense, in the business's currency unless it names another; its file must be the business's own document. */
export async function createExpense(
  tx: Tx<"session">,
  deps: Deps,
  body: Input<typeof expenses.createExpense>["body"],
): Promise<ExpenseReply> {
  const { currency, today } = memberOf(await tx.entered, tx.now);
  const fields = patchExpense(blankExpense(currency), body);
  refuseProblems([
    ...problemsOfDay(fields.date, today),
    ...problemsOfAmount(body.amount, fields.currency),
    ...problemsOfCredit(fields),
  ]);
  if (fields.creditForId) await requireCreditable(tx, fields.creditForId, null);
  if (fields.fileId) await requireOwnDocument(tx, fields.fileId, "fileId");
  const id = makeId();
  await tx.send([
    addExpense(tx, id, fields, body.confidence ?? null),
    ...keepExpenses(tx, [], [fields]),
  ]);
  return await getExpense(tx, deps, id);
}

/** Refuses to link a credit to what is no expense of the business, is deleted, is a credit, or is the credit itself. */
async function requireCreditable(tx: Tx, id: string, ownId: string | null): Promise<void> {
  if (id !== ownId && (await isCreditable(tx, id))) return;
  throw new AppError("not_found", { fields: [{ path: "creditForId", problem: "invalid" }] });
}

function problemsOfDay(day: string, today: string): FieldProblem[] {
  const problem = problemOfExpenseDay(day, today);
  return problem ? [{ path: "date", problem }] : [];
}

function refuseProblems(problems: FieldProblem[]): void {
  if (problems.length > 0) throw new AppError("invalid_input", { fields: problems });
}

/** Changes what is given of an expense; refused when someone changed it since (`expectedUpdatedAt`). */
export async function updateExpense(
  tx: Tx<"session">,
  deps: Deps,
  id: string,
  { expectedUpdatedAt, ...sent }: Input<typeof expenses.updateExpense>["body"],
): Promise<ExpenseReply> {
  const row = await lockExpense(tx, id);
  if (!row || row.deleted_at) throw new AppError("not_found");
  const before = fieldsOf(row);
  const fields = patchExpense(before, sent);
  refuseChangedElsewhere(row, expectedUpdatedAt, before, fields);
  if (relabelsAmount(before, sent)) {
    throw new AppError("invalid_input", { fields: [{ path: "amount", problem: "required" }] });
  }
  const { today } = memberOf(await tx.entered, tx.now);
  refuseProblems([
    ...(fields.date === before.date ? [] : problemsOfDay(fields.date, today)),
    ...problemsOfAmount(sent.amount, fields.currency),
    ...problemsOfCredit(fields),
  ]);
  if (fields.creditForId && fields.creditForId !== before.creditForId) {
    await requireCreditable(tx, fields.creditForId, id);
  }
  if (sent.fileId && sent.fileId !== before.fileId) {
    await requireOwnDocument(tx, sent.fileId, "fileId");
  }
  await tx.send([changeExpense(tx, id, fields), ...keepExpenses(tx, [before], [fields])]);
  if (before.fileId && before.fileId !== fields.fileId) {
    await removeUnusedPictures(tx, deps, [before.fileId]);
  }
  return await getExpense(tx, deps, id);
}

/**
 * Deletes an expense for 30 days, its file with it; a second time changes nothing, so that a lost answer can be asked
 * again. The series that it carries goes on, unless all later ones are to go too: that may also be said afterwards.
 */
export async function deleteExpense(
  tx: Tx,
  id: string,
  withLater: boolean,
): Promise<ReplyOf<typeof expenses.deleteExpense>> {
  const row = await lockExpense(tx, id);
  if (!row || isGone(tx, row)) throw new AppError("not_found");
  const goesOn = row.repeat_day !== null && !withLater;
  if (!row.deleted_at) {
    await tx.send([setDeleted(tx, id, tx.now, goesOn), ...keepExpenses(tx, [fieldsOf(row)], [])]);
  } else if (row.series_goes_on && withLater) {
    await tx.send([setDeleted(tx, id, row.deleted_at, false)]);
  }
  return { ok: true };
}

/** Restores an expense that was deleted within 30 days. */
export async function restoreExpense(tx: Tx, deps: Deps, id: string): Promise<ExpenseReply> {
  const row = await lockExpense(tx, id);
  if (!row || isGone(tx, row)) throw new AppError("not_found");
  if (row.deleted_at) {
    await tx.send([setDeleted(tx, id, null, false), ...keepExpenses(tx, [], [fieldsOf(row)])]);
  }
  return await getExpense(tx, deps, id);
}

const mostSuppliers = 10;

/** Offers suppliers by the letters typed so far, with what the last expense there was. */
export async function suggestSuppliers(
  tx: Tx,
  q: string,
): Promise<ReplyOf<typeof expenses.suggestSuppliers>> {
  const rows = await listSuppliers(tx, wordPatterns(q), mostSuppliers);
  return {
    items: rows.map((row) => ({
      businessName: row.business_name,
      category: row.category,
      currency: row.currency,
      amount: toMajorOf(row.amount_minor, row.currency),
      date: row.date,
    })),
  };
}
