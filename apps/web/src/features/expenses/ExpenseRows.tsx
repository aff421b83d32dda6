import { FileText, Paperclip, Repeat } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../platform/i18n/Money.tsx";
import { PlainRow, PlainRowsSkeleton } from "../../platform/lists/PlainRow.tsx";
import type { UndoRow } from "../../platform/undo/put-back.ts";
import { Thumb } from "../../ui/Avatar.tsx";
import { Dots } from "../../ui/Dots.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { ExpenseRow } from "./expenses.types.ts";
import { UndoExpense } from "./UndoExpense.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./expenses.module.css";
import cardStyles from "../../ui/Card.module.css";
import plainRowsStyles from "../../platform/lists/plain-rows.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** The rows of the list, under the day that they bear. */
export function ExpenseRows({ rows }: { rows: readonly UndoRow<ExpenseRow>[] }) {
  const t = useT();
  const format = useFormat();
  const days = [...new Set(rows.map(({ item }) => item.date))];
  return (
    <div className={styles.expenseDays} role="group" aria-label={t("expenses.title")}>
      {days.map((day) => (
        <section key={day}>
          <h2 className={styles.expenseDay}>{format.longDay(day)}</h2>
          <ul
            className={joinClasses(
              cardStyles.card,
              cardStyles.cardFlush,
              plainRowsStyles.plainRows,
            )}
          >
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

/** An expense as a row that leads to its page. */
export function ExpenseLine({ expense }: { expense: ExpenseRow }) {
  const t = useT();
  const { businessName, description, file } = expense;
  return (
    <Link
      href={pathTo("/expenses/$expenseId", { expenseId: expense.id })}
      data-part="plain-row"
      className={joinClasses(plainRowsStyles.plainRow)}
    >
      <PlainRow
        start={<Thumb icon={FileText} src={file?.thumbUrl ?? undefined} alt="" />}
        title={businessName || description || t("expenses.without_supplier")}
        detail={
          <Dots>
            {expense.amount < 0 && t("expenses.credit")}
            {t(`expenses.category_${expense.category}`)}
            {businessName !== "" && description !== "" && <bdi>{description}</bdi>}
          </Dots>
        }
        end={
          <>
            <b>
              <Money amount={expense.amount} currency={expense.currency} />
            </b>
            <Marks expense={expense} />
          </>
        }
      />
    </Link>
  );
}

/** That it repeats, and that it has a receipt. */
function Marks({ expense }: { expense: ExpenseRow }) {
  const t = useT();
  return (
    <span className={styles.expenseMarks}>
      {expense.repeatsMonthly && (
        <>
          <Icon of={Repeat} size="s" />
          <span className="sr-only">{t("expenses.repeats")}</span>
        </>
      )}
      {expense.file !== null && (
        <>
          <Icon of={Paperclip} size="s" />
          <span className="sr-only">{t("expenses.has_file")}</span>
        </>
      )}
    </span>
  );
}

/** The list on its way, in its own shape. */
export function ExpenseRowsSkeleton() {
  const t = useT();
  return <PlainRowsSkeleton label={t("expenses.loading")} />;
}
