import { deleteExpense } from "@marzipan/contract/expenses";
import { useAct } from "../../platform/api/queries.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../platform/i18n/Money.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { deletedExpenses } from "./deleted-expenses.ts";
import type { ExpenseRow } from "./expenses.types.ts";

interface DeleteExpenseDialogProps {
  expense: ExpenseRow;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before an expense is deleted; afterwards Undo stands in its place in the list (rulings §4). */
export function DeleteExpenseDialog({ expense, onClose, onDeleted }: DeleteExpenseDialogProps) {
  const t = useT();
  const deleting = useAct(deleteExpense, {
    onSuccess: () => {
      deletedExpenses.keep(expense);
      onClose();
      onDeleted();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("expenses.delete")}
      confirmLabel={t("common.delete")}
      cancelLabel={t("common.cancel")}
      isPending={deleting.isPending}
      onConfirm={() => deleting.mutate({ params: { id: expense.id } })}
      error={deleting.error && t("expenses.not_deleted")}
    >
      <p>
        <bdi>{expense.businessName || expense.description}</bdi>{" "}
        <Money amount={expense.amount} currency={expense.currency} />
      </p>
      <p>{t("expenses.delete_text")}</p>
    </ConfirmDialog>
  );
}
