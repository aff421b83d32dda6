import { getExpense } from "@marzipan/contract/expenses";
import { useNavigate, useParams } from "@tanstack/react-router";
import { Trash2, Wallet } from "lucide-react";
import { useState } from "react";
import { ApiError } from "../../platform/api/api-error.ts";
import { useCall } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { FormSkeleton } from "../../platform/forms/FormSkeleton.tsx";
import { useOpened } from "../../platform/forms/use-opened.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Page } from "../shell/Page.tsx";
import { DeleteExpenseDialog } from "./DeleteExpenseDialog.tsx";
import { ExpenseForm } from "./ExpenseForm.tsx";
import type { ExpenseRow } from "./expenses.types.ts";
import "../../platform/screen/page-parts.css";
import "./expenses.css";

/** A new expense, or one to look at and change. */
export function ExpenseFormPage() {
  const t = useT();
  const { expenseId } = useParams({ strict: false }) as { expenseId?: string };
  if (expenseId !== undefined) return <EditExpense id={expenseId} />;
  return (
    <Page title={t("expenses.new_title")} backTo="/expenses">
      <ExpenseForm expense={null} />
    </Page>
  );
}

function EditExpense({ id }: { id: string }) {
  const t = useT();
  const errorText = useErrorText();
  const query = useCall(getExpense, { params: { id } });
  const expense = query.data;
  const isGone =
    (expense && expense.deletedAt !== null) ||
    (query.error instanceof ApiError && query.error.status === 404);
  return (
    <Page
      title={t("expenses.edit_title")}
      backTo="/expenses"
      actions={expense && !isGone && <DeleteButton expense={expense} />}
    >
      {query.isPending && (
        <FormSkeleton label={t("expenses.loading")} heights={[44, 44, 44, 160]} />
      )}
      {isGone && <Gone />}
      {expense && !isGone && (
        <Editing
          key={expense.id}
          expense={expense}
          loadLatest={async () => (await query.refetch()).data}
        />
      )}
      {query.isError && !expense && !isGone && (
        <ErrorState
          title={t("expenses.load_failed")}
          text={errorText(query.error)}
          retryLabel={t("common.try_again")}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
    </Page>
  );
}

interface EditingProps {
  expense: ExpenseRow;
  loadLatest: () => Promise<ExpenseRow | undefined>;
}

/** The form over the expense as it was when it opened, so that a change made elsewhere is noticed. */
function Editing({ expense, loadLatest }: EditingProps) {
  const { opened, openLatest } = useOpened(expense, loadLatest);
  return <ExpenseForm key={opened.updatedAt} expense={opened} onLoadLatest={openLatest} />;
}

function DeleteButton({ expense }: { expense: ExpenseRow }) {
  const t = useT();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const list = `/expenses?month=${expense.date.slice(0, 7)}`;
  return (
    <>
      <IconButton
        label={t("expenses.delete")}
        icon={Trash2}
        iconSize="l"
        onPress={() => setAsking(true)}
      />
      {isAsking && (
        <DeleteExpenseDialog
          expense={expense}
          onClose={() => setAsking(false)}
          onDeleted={() => void navigate({ href: list, replace: true })}
        />
      )}
    </>
  );
}

function Gone() {
  const t = useT();
  return (
    <EmptyState icon={Wallet} title={t("expenses.gone_title")} text={t("expenses.deleted_empty")}>
      <ButtonLink variant="primary" isWide href="/expenses">
        {t("expenses.to_list")}
      </ButtonLink>
      <ButtonLink variant="quiet" isWide href="/expenses/deleted">
        {t("common.recently_deleted")}
      </ButtonLink>
    </EmptyState>
  );
}
