import type { Input } from "@marzipan/contract/endpoint";
import type * as receipts from "@marzipan/contract/receipts";
import { toMinorOf } from "@marzipan/domain/money";
import { confidencesOf, uncertainFields } from "@marzipan/receipt-reading/review";
import { nameKey } from "@marzipan/domain/search";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { createExpense } from "../expenses/expenses.actions.ts";
import type { ExpenseReply } from "../expenses/expenses.actions.ts";
import { requireForChange } from "./receipts.actions.ts";
import { changeReceipt, listDetailTwins, listFileTwins } from "./receipts.store.ts";

/**
 * Makes an expense from the reviewed fields of a receipt, with the receipt's file. A field of the
 * low band that was neither changed nor confirmed is refused with `receipt_uncertain`, a possible
 * duplicate with `receipt_duplicate` until the person confirms it (rulings §6).
 */
export async function createReceiptExpense(
  tx: Tx<"session">,
  deps: Deps,
  id: string,
  { confirmed, allowsDuplicate, ...fields }: Input<typeof receipts.createReceiptExpense>["body"],
): Promise<ExpenseReply> {
  const row = await requireForChange(tx, id);
  if (row.state === "used") throw new AppError("receipt_used");
  if (row.state !== "review" && row.state !== "failed") throw new AppError("receipt_not_read");
  const uncertain = uncertainFields(row.reading, fields, confirmed);
  if (uncertain.length > 0) {
    throw new AppError("receipt_uncertain", {
      fields: uncertain.map((path) => ({ path, problem: "required" })),
    });
  }
  if (!allowsDuplicate) {
    const details = {
      date: fields.date,
      amountMinor: toMinorOf(fields.amount, fields.currency),
      currency: fields.currency,
      nameKey: nameKey(fields.businessName ?? ""),
    };
    const twins = [
      ...(await listFileTwins(tx, row)),
      ...(await listDetailTwins(tx, details, null)),
    ];
    if (twins.length > 0) throw new AppError("receipt_duplicate", { used: twins.length });
  }
  const expense = await createExpense(tx, deps, {
    ...fields,
    fileId: row.file_id,
    confidence: confidencesOf(row.reading),
  });
  await changeReceipt(tx, id, { state: "used", expense_id: expense.id });
  return expense;
}
