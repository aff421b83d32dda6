import { listExpenses, restoreExpense } from "@marzipan/contract/expenses";
import { Trash2 } from "lucide-react";
import { useAct, usePages } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../platform/i18n/Money.tsx";
import { PagedList } from "../../platform/lists/PagedList.tsx";
import { PlainRow } from "../../platform/lists/PlainRow.tsx";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Page } from "../../platform/screen/Page.tsx";
import { deletedExpenses } from "./deleted-expenses.ts";
import { ExpenseRowsSkeleton } from "./ExpenseRows.tsx";
import type { ExpenseRow } from "./expenses.types.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import plainRowsStyles from "../../platform/lists/plain-rows.module.css";
import cardStyles from "../../ui/Card.module.css";
import fieldFrameStyles from "../../ui/FieldFrame.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** Expenses deleted within the last 30 days, each with the way back (rulings §4). */
export function DeletedExpensesPage() {
  const t = useT();
  return (
    <Page title={t("common.recently_deleted")} backTo={pathTo("/expenses")}>
      <List />
    </Page>
  );
}

function List() {
  const t = useT();
  const list = usePages(listExpenses, { query: { deleted: "true" } });
  const isEmpty = list.items.length === 0;
  return (
    <PagedList
      list={list}
      skeleton={<ExpenseRowsSkeleton />}
      failedTitle={t("expenses.load_failed")}
      empty={
        isEmpty ? (
          <EmptyState
            icon={Trash2}
            title={t("products.deleted_empty_title")}
            text={t("expenses.deleted_empty")}
          />
        ) : null
      }
    >
      <p className={plainRowsStyles.plainRowDetail}>{t("expenses.deleted_empty")}</p>
      <ul
        className={joinClasses(cardStyles.card, cardStyles.cardFlush, plainRowsStyles.plainRows)}
        aria-label={t("common.recently_deleted")}
      >
        {list.items.map((expense) => (
          <li key={expense.id}>
            <DeletedExpense expense={expense} />
          </li>
        ))}
      </ul>
    </PagedList>
  );
}

function DeletedExpense({ expense }: { expense: ExpenseRow }) {
  const t = useT();
  const format = useFormat();
  const errorText = useErrorText();
  const restoring = useAct(restoreExpense, {
    onSuccess: () => deletedExpenses.forget(expense.id),
  });
  const name = expense.businessName || expense.description;
  return (
    <div data-part="plain-row" className={plainRowsStyles.plainRow}>
      <PlainRow
        title={<Money amount={expense.amount} currency={expense.currency} />}
        detail={
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
            {restoring.error && (
              <span
                className={joinClasses(
                  fieldFrameStyles.fieldError,
                  fieldFrameStyles.fieldErrorInline,
                )}
              >
                {errorText(restoring.error)}
              </span>
            )}
          </>
        }
      />
      <Button
        isPending={restoring.isPending}
        onPress={() => restoring.mutate({ params: { id: expense.id } })}
      >
        {t("common.restore")}
      </Button>
    </div>
  );
}
