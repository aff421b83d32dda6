import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Rich } from "../../platform/i18n/Rich.tsx";
import type { Analytics } from "./analytics.types.ts";
import { ChartCard } from "./ChartCard.tsx";
import { hasComparison } from "./faces.rules.ts";
import { RankedList } from "./Ranked.tsx";
import { expensesBehind } from "./rows-behind.ts";
import { useFigures } from "./use-figures.ts";

/** What was spent, by category, each beside the compared period. */
export function CategoriesCard({ data }: { data: Analytics }) {
  const t = useT();
  const format = useFormat();
  const { money, period, compared, rows } = useFigures(data);
  const other = hasComparison(data) ? data.compared : null;
  const before = (category: string): number =>
    other?.categories.find((one) => one.category === category)?.amount ?? 0;
  const categories = data.categories
    .filter(({ amount }) => amount !== 0)
    .toSorted((one, next) => next.amount - one.amount);
  const [first] = categories;
  const spent = categories.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
  const change = (amount: number, was: number): string => {
    const difference = Math.round((amount - was) * 1000) / 1000;
    const percent = money(Math.abs(difference));
    if (difference === 0) return t("dashboard.same_as");
    return difference > 0
      ? t("dashboard.more_by", { percent })
      : t("dashboard.less_by", { percent });
  };
  const nameOf = (category: (typeof categories)[number]["category"]): string =>
    t(`expenses.category_${category}`);
  return (
    <ChartCard
      title={t("analytics.categories_title")}
      period={period}
      sentence={
        first && first.amount > 0 ? (
          <Rich
            text={t("analytics.category_share", { name: "{name}", percent: "{percent}" })}
            parts={{
              name: nameOf(first.category),
              percent: <bdi>{format.percent(first.amount / spent)}</bdi>,
            }}
          />
        ) : (
          t("analytics.nothing_spent")
        )
      }
      table={
        first
          ? {
              head: t("expenses.category"),
              columns: [t("dashboard.expenses"), ...(compared && other ? [compared] : [])],
              rows: categories.map(({ category, amount }) => ({
                id: category,
                label: nameOf(category),
                values: [amount, ...(other ? [before(category)] : [])],
                written: [money(amount), ...(other ? [money(before(category))] : [])],
              })),
              foot: [money(data.totals.expenses), ...(other ? [money(other.totals.expenses)] : [])],
            }
          : null
      }
    >
      <RankedList
        label={t("analytics.categories_title")}
        rows={categories.map(({ category, amount }) => ({
          id: category,
          name: nameOf(category),
          value: <bdi>{money(amount)}</bdi>,
          after: other ? change(amount, before(category)) : undefined,
          amount: Math.max(0, amount),
          fill: "expenses",
          href: expensesBehind(rows, category),
        }))}
      />
    </ChartCard>
  );
}
