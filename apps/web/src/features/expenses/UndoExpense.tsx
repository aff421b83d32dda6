import { listExpenses, restoreExpense } from "@marzipan/contract/expenses";
import { justDeleted } from "../../platform/undo/just-deleted.ts";
import { useAct } from "../../platform/api/queries.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../platform/i18n/Money.tsx";
import { Rich } from "../../platform/i18n/Rich.tsx";
import { UndoNotice } from "../../platform/undo/UndoNotice.tsx";
import type { ExpenseRow } from "./expenses.types.ts";

/** Stands in the place of an expense deleted a moment ago, and brings it back. */
export function UndoExpense({ expense }: { expense: ExpenseRow }) {
  const t = useT();
  const act = useAct(restoreExpense, {
    onSuccess: () => justDeleted(listExpenses).forget(expense.id),
  });
  return (
    <UndoNotice act={act} onUndo={() => act.mutate({ params: { id: expense.id } })}>
      <Rich
        text={t("expenses.deleted_one", { amount: "{amount}" })}
        parts={{ amount: <Money amount={expense.amount} currency={expense.currency} /> }}
      />
    </UndoNotice>
  );
}
