import { ExpenseDraft } from "@marzipan/contract/expenses";
import { blankExpense, patchExpense } from "@marzipan/domain/expenses";
import type { ImportedExpense } from "@marzipan/domain/imports/expense-book";
import { problemOfExpenseDay } from "@marzipan/domain/money-days";
import { tryBy } from "../../../platform/http/validate.ts";
import {
  deleteImportedExpenses,
  holdImportedExpenses,
  makeImportedExpenses,
  openExpenseBook,
} from "../../expenses/imports.actions.ts";
import { oneLine } from "./cell-text.rules.ts";
import { numberOf, paragraphs } from "./cell-values.rules.ts";
import type { RowContext, SentRow } from "./row-context.ts";
import type { ReadRow, Target } from "./target.types.ts";

function readExpense(
  cells: SentRow["cells"],
  { member }: Pick<RowContext, "member">,
): ReadRow<ImportedExpense> {
  const { data, problems } = tryBy(ExpenseDraft, {
    date: cells.date,
    amount: numberOf(cells.amount),
    category: cells.category || "other",
    currency: cells.currency || member.currency,
    description: paragraphs(cells.notes ?? "", 500),
    businessName: oneLine(cells.name).slice(0, 120),
    receiptNumber: oneLine(cells.receiptNumber).slice(0, 80),
    creditForId: cells.creditForId || null,
  });
  if (problems) return { problems };
  const late = problemOfExpenseDay(data.date, member.today);
  if (late) return { problems: [{ path: "date", problem: late }] };
  const { businessName, ...fields } = patchExpense(blankExpense(member.currency), data);
  const isCredit = fields.amountMinor < 0;
  const day = Number(cells.repeatDay);
  const isDay = Number.isInteger(day) && day >= 1 && day <= 31;
  return {
    fields: {
      ...fields,
      name: businessName,
      repeatDay: isDay && !isCredit ? day : null,
      creditForId: isCredit ? fields.creditForId : null,
    },
    problems: null,
  };
}

/** Rows that are expenses. */
export const expenseTarget: Target<ImportedExpense> = {
  kind: "expenses",
  empty: {},
  read: ({ cells }, context) => readExpense(cells, context),
  openBook: (tx, rows, { importId }) => openExpenseBook(tx, rows, importId),
  room: async () => null,
  make: makeImportedExpenses,
  write: async () => new Map(),
  hold: holdImportedExpenses,
  remove: deleteImportedExpenses,
};
