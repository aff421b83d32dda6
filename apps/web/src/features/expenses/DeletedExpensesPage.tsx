import { listExpenses, restoreExpense } from "@marzipan/contract/expenses";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../platform/i18n/Money.tsx";
import { DeletedList } from "../../platform/lists/DeletedList.tsx";
import { pathTo } from "../../platform/url/path-to.ts";
import type { ExpenseRow } from "./expenses.types.ts";

/** The deleted expenses. */
export function DeletedExpensesPage() {
  const t = useT();
  return (
    <DeletedList
      backTo={pathTo("/expenses")}
      list={listExpenses}
      ask={{ query: { deleted: "true" } }}
      restore={restoreExpense}
      lead={t("expenses.deleted_empty")}
      failedTitle={t("expenses.load_failed")}
      show={(expense) => ({
        title: <Money amount={expense.amount} currency={expense.currency} />,
        detail: <Detail expense={expense} />,
      })}
    />
  );
}

function Detail({ expense }: { expense: ExpenseRow }) {
  const t = useT();
  const format = useFormat();
  const name = expense.businessName || expense.description;
  return (
    <>
      {format.date(expense.date)}
      {name !== "" && (
        <>
          {" · "}
          <bdi>{name}</bdi>
        </>
      )}
      {expense.nextDate !== null && (
        <>
          {" · "}
          {t("expenses.next_on", { date: format.date(expense.nextDate) })}
        </>
      )}
    </>
  );
}
