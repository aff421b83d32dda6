import { FileText, Paperclip, Repeat } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../platform/i18n/Money.tsx";
import type { UndoRow } from "../../platform/undo/put-back.ts";
import { Thumb } from "../../ui/Avatar.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import type { ExpenseRow } from "./expenses.types.ts";
import { UndoExpense } from "./UndoExpense.tsx";

/** The rows of the list, under the day that they bear. */
export function ExpenseRows({ rows }: { rows: readonly UndoRow<ExpenseRow>[] }) {
  const t = useT();
  const format = useFormat();
  const days = [...new Set(rows.map(({ item }) => item.date))];
  return (
    <div className="expense-days" role="group" aria-label={t("expenses.title")}>
      {days.map((day) => (
        <section key={day}>
          <h2 className="expense-day">{format.longDay(day)}</h2>
          <ul className="card card-flush expense-rows">
            {rows
              .filter(({ item }) => item.date === day)
              .map(({ item, isDeleted }) => (
                <li key={item.id}>
                  {isDeleted ? <UndoExpense expense={item} /> : <ExpenseLine expense={item} />}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function ExpenseLine({ expense }: { expense: ExpenseRow }) {
  const t = useT();
  const { businessName, description, file } = expense;
  return (
    <Link href={`/expenses/${expense.id}`} className="expense-row">
      <ExpenseThumb expense={expense} />
      <span className="expense-words">
        <b>
          <bdi>{businessName || description || t("expenses.without_supplier")}</bdi>
        </b>
        <span className="expense-detail">
          {t(`expenses.category_${expense.category}`)}
          {businessName !== "" && description !== "" && (
            <>
              {" · "}
              <bdi>{description}</bdi>
            </>
          )}
        </span>
      </span>
      <span className="expense-end">
        <b>
          <Money amount={expense.amount} currency={expense.currency} />
        </b>
        <span className="expense-marks">
          {expense.repeatsMonthly && (
            <>
              <Icon of={Repeat} size="s" />
              <span className="sr-only">{t("expenses.repeats")}</span>
            </>
          )}
          {file !== null && (
            <>
              <Icon of={Paperclip} size="s" />
              <span className="sr-only">{t("expenses.has_file")}</span>
            </>
          )}
        </span>
      </span>
    </Link>
  );
}

function ExpenseThumb({ expense }: { expense: ExpenseRow }) {
  return <Thumb icon={FileText} src={expense.file?.thumbUrl ?? undefined} alt="" />;
}

/** The list on its way, in its own shape. */
export function ExpenseRowsSkeleton() {
  const t = useT();
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {t("expenses.loading")}
      </p>
      <ul className="card card-flush expense-rows" aria-hidden="true">
        {[64, 48, 56, 40].map((width) => (
          <li key={width} className="expense-row">
            <Skeleton width="44px" height="44px" />
            <span className="expense-words">
              <Skeleton width={`${width}%`} />
              <Skeleton width="32%" height="12px" />
            </span>
            <Skeleton width="64px" />
          </li>
        ))}
      </ul>
    </div>
  );
}
