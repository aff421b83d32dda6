import { getExpense } from "@marzipan/contract/expenses";
import { useParams } from "@tanstack/react-router";
import { Wallet } from "lucide-react";
import { useCall } from "../../platform/api/queries.ts";
import { DeleteFromForm } from "../../platform/forms/DeleteFromForm.tsx";
import { EditedRecord, isEditable } from "../../platform/forms/EditedRecord.tsx";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Page } from "../../platform/screen/Page.tsx";
import { DeleteExpenseDialog } from "./DeleteExpenseDialog.tsx";
import { ExpenseCredits } from "./ExpenseCredits.tsx";
import { ExpenseForm } from "./ExpenseForm.tsx";
import type { ExpenseRow } from "./expenses.types.ts";
import { pathTo } from "../../platform/url/path-to.ts";

/** A new expense, or one to look at and change. */
export function ExpenseFormPage() {
  const t = useT();
  const { expenseId } = useParams({ strict: false }) as { expenseId?: string };
  if (expenseId !== undefined) return <EditExpense id={expenseId} />;
  return (
    <Page title={t("expenses.new_title")} backTo={pathTo("/expenses")}>
      <ExpenseForm expense={null} />
    </Page>
  );
}

function EditExpense({ id }: { id: string }) {
  const t = useT();
  const query = useCall(getExpense, { params: { id } });
  return (
    <Page
      title={t("expenses.edit_title")}
      backTo={pathTo("/expenses")}
      actions={isEditable(query.data) && <DeleteButton expense={query.data} />}
    >
      <EditedRecord
        query={query}
        loadingLabel={t("expenses.loading")}
        heights={[44, 44, 44, 160]}
        failedTitle={t("expenses.load_failed")}
        gone={{
          icon: Wallet,
          title: t("expenses.gone_title"),
          text: t("expenses.deleted_empty"),
          listHref: pathTo("/expenses"),
          listLabel: t("expenses.to_list"),
        }}
      >
        {(expense, openLatest) => (
          <>
            <ExpenseForm expense={expense} onLoadLatest={openLatest} />
            {expense.amount > 0 && <ExpenseCredits expenseId={expense.id} />}
          </>
        )}
      </EditedRecord>
    </Page>
  );
}

function DeleteButton({ expense }: { expense: ExpenseRow }) {
  const t = useT();
  return (
    <DeleteFromForm
      label={t("expenses.delete")}
      listHref={pathTo("/expenses", { month: expense.date.slice(0, 7) })}
    >
      {(acts) => <DeleteExpenseDialog expense={expense} {...acts} />}
    </DeleteFromForm>
  );
}
