import { sumExpenses } from "@marzipan/contract/expenses";
import type { ExpenseCategory } from "@marzipan/contract/expenses";
import { monthEnd } from "@marzipan/domain/dates";
import { Button } from "react-aria-components/Button";
import { useCall } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../platform/i18n/Money.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { useUrlParams } from "../../platform/url/use-url-params.ts";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Track } from "../../ui/Track.tsx";
import { sumsByCurrency } from "./expenses-view.rules.ts";
import type { CurrencySum } from "./expenses-view.rules.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./expenses.module.css";
import cardStyles from "../../ui/Card.module.css";

interface ExpenseSumsProps {
  /** The month's first day. */
  month: string;
  chosen: ExpenseCategory | null;
}

/** What a month cost, each currency by itself, by category; a category filters the list. */
export function ExpenseSums({ month, chosen }: ExpenseSumsProps) {
  const t = useT();
  const format = useFormat();
  const errorText = useErrorText();
  const { currency } = useMe().business;
  const query = useCall(sumExpenses, { query: { from: month, to: monthEnd(month) } });
  const sums = sumsByCurrency(query.data?.items ?? [], currency);
  return (
    <section
      className={joinClasses(cardStyles.card, styles.expenseSums)}
      aria-busy={query.isPending}
    >
      <h2>{t("expenses.spent_in", { month: format.month(month) })}</h2>
      {query.isPending && <Skeleton width="60%" height="28px" />}
      {query.isError && !query.data && (
        <ErrorState
          title={t("errors.not_loaded")}
          text={errorText(query.error)}
          retryLabel={t("common.try_again")}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {query.data && sums.length === 0 && (
        <p className={styles.expenseTotal}>
          <Money amount={0} currency={currency} />
        </p>
      )}
      {sums.map((sum) => (
        <OneCurrency key={sum.currency} sum={sum} chosen={chosen} />
      ))}
    </section>
  );
}

function OneCurrency({ sum, chosen }: { sum: CurrencySum; chosen: ExpenseCategory | null }) {
  const t = useT();
  const format = useFormat();
  const [, change] = useUrlParams();
  const { currency } = sum;
  // A category whose credits exceed its expenses has no bar.
  const spent = sum.parts.reduce((all, { amount }) => all + Math.max(0, amount), 0);
  return (
    <div>
      <p className={styles.expenseTotal}>
        <Money amount={sum.amount} currency={currency} />
      </p>
      <ul aria-label={t("expenses.by_category")}>
        {sum.parts.map(({ category, amount }) => (
          <li key={category}>
            <Button
              className={joinClasses(styles.expensePart)}
              aria-pressed={chosen === category}
              onPress={() => change({ category: chosen === category ? null : category })}
            >
              <Track
                isThin
                tone="plain"
                label={t(`expenses.category_${category}`)}
                value={Math.max(0, amount)}
                max={spent}
                valueText={format.money(amount, currency)}
              >
                <span className={styles.expensePartWords}>
                  <span>{t(`expenses.category_${category}`)}</span>
                  <Money amount={amount} currency={currency} />
                </span>
              </Track>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
