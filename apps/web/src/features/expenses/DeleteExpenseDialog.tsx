import { deleteExpense, listExpenses } from "@marzipan/contract/expenses";
import { justDeleted } from "../../platform/undo/just-deleted.ts";
import { useState } from "react";
import { useAct } from "../../platform/api/queries.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../platform/i18n/Money.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { RadioGroup } from "../../ui/RadioGroup.tsx";
import type { ExpenseRow } from "./expenses.types.ts";

interface DeleteExpenseDialogProps {
  expense: ExpenseRow;
  onClose: () => void;
  onDeleted: () => void;
}

/**
 * Asks before an expense is deleted; afterwards Undo stands in its place in the list (rulings §4). One that is made
 * again each month asks whether all later ones go too: else only this month is left out.
 */
export function DeleteExpenseDialog({ expense, onClose, onDeleted }: DeleteExpenseDialogProps) {
  const t = useT();
  const format = useFormat();
  const [which, setWhich] = useState<"only" | "later">("only");
  const { nextDate } = expense;
  const deleting = useAct(deleteExpense, {
    onSuccess: () => {
      justDeleted(listExpenses).keep(expense);
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
      onConfirm={() =>
        deleting.mutate({
          params: { id: expense.id },
          query: { withLater: which === "later" ? "true" : "false" },
        })
      }
      error={deleting.error && t("expenses.not_deleted")}
    >
      <p>
        <bdi>{expense.businessName || expense.description}</bdi>{" "}
        <Money amount={expense.amount} currency={expense.currency} />
      </p>
      {nextDate !== null && (
        <RadioGroup
          label={t("expenses.delete_which")}
          options={[
            {
              id: "only",
              label: t("expenses.delete_only"),
              detail: t("expenses.next_on", { date: format.date(nextDate) }),
            },
            { id: "later", label: t("expenses.delete_later") },
          ]}
          value={which}
          onChange={setWhich}
        />
      )}
      <p>{t("expenses.delete_text")}</p>
    </ConfirmDialog>
  );
}
