import { listExpenses } from "@marzipan/contract/expenses";
import { useCall } from "../../platform/api/queries.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Card } from "../../ui/Card.tsx";
import { ExpenseLine } from "./ExpenseRows.tsx";
import plainRowsStyles from "../../platform/lists/plain-rows.module.css";

/** Returned goods and corrected invoices have few credits; more are in the list of expenses. */
const shown = 20;

/** The credits that belong to an expense, the last first; nothing where there are none. */
export function ExpenseCredits({ expenseId }: { expenseId: string }) {
  const t = useT();
  const { data } = useCall(listExpenses, { query: { creditForId: expenseId, limit: shown } });
  if (!data || data.items.length === 0) return null;
  return (
    <Card title={t("expenses.credits_of")}>
      <ul className={plainRowsStyles.plainRows}>
        {data.items.map((credit) => (
          <li key={credit.id}>
            <ExpenseLine expense={credit} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
