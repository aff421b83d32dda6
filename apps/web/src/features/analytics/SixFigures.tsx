import { ChevronRight } from "lucide-react";
import type { CSSProperties } from "react";
import { Link } from "react-aria-components/Link";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import cardStyles from "../../ui/Card.module.css";
import type { Analytics } from "./analytics.types.ts";
import { changeFrom } from "./change.rules.ts";
import type { Change } from "./change.rules.ts";
import { ChangeMark } from "./ChangeMark.tsx";
import { expensesBehind, ordersBehind, paymentsBehind } from "./rows-behind.ts";
import { hasComparison } from "./faces.rules.ts";
import { useFigures } from "./use-figures.ts";
import styles from "./analytics.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** The six figures in one card; each leads to the rows behind it. */
export function SixFigures({ data }: { data: Analytics }) {
  const t = useT();
  const format = useFormat();
  const { money, rows } = useFigures(data);
  const { totals, owed } = data;
  const before = hasComparison(data) ? data.compared?.totals : undefined;
  return (
    <nav
      className={joinClasses(cardStyles.card, cardStyles.cardFlush, styles.figures)}
      aria-label={t("analytics.figures")}
    >
      <Figure
        label={t("dashboard.revenue")}
        href={ordersBehind(rows)}
        value={money(totals.revenue)}
        change={changeFrom(totals.revenue, before?.revenue)}
        note={t("analytics.by_delivery")}
      />
      <Figure
        label={t("analytics.cash")}
        href={paymentsBehind(rows)}
        value={money(totals.cash)}
        change={changeFrom(totals.cash, before?.cash)}
        note={
          totals.refunds > 0
            ? t("analytics.refunded", { amount: `\u2068${money(totals.refunds)}\u2069` })
            : t("analytics.by_paid")
        }
      />
      <Figure
        label={t("dashboard.expenses")}
        href={expensesBehind(rows)}
        value={money(totals.expenses)}
        change={changeFrom(totals.expenses, before?.expenses, { lessIsBetter: true })}
        note={t("analytics.with_receipt", {
          with: data.expensesWithFile,
          all: data.expensesCount,
        })}
      />
      <Figure
        label={t("shell.orders")}
        href={ordersBehind(rows)}
        value={format.number(totals.ordersCount)}
        change={changeFrom(totals.ordersCount, before?.ordersCount, { isCount: true })}
        note={t("analytics.by_delivery")}
      />
      <Figure
        label={t("analytics.average")}
        href={ordersBehind(rows)}
        value={totals.averageOrder === null ? "–" : money(totals.averageOrder)}
        change={changeFrom(totals.averageOrder, before?.averageOrder)}
        note={t("analytics.from_orders", { n: totals.ordersCount })}
      />
      <Figure
        label={t("analytics.outstanding")}
        href={pathTo("/payments/owing")}
        value={money(owed.total)}
        change={null}
        note={t("analytics.owed_today")}
      />
    </nav>
  );
}

interface FigureProps {
  label: string;
  href: string;
  /** As the language writes it. */
  value: string;
  change: Change | null;
  note: string;
}

function Figure({ label, href, value, change, note }: FigureProps) {
  const letters = { "--letters": value.length } as CSSProperties;
  return (
    <Link href={href} className={joinClasses(styles.figureCell)}>
      <span className={styles.figureLabel}>
        {label}
        <Icon of={ChevronRight} size="s" flips />
      </span>
      <b className={styles.figureValue} style={letters}>
        <bdi className="money">{value}</bdi>
      </b>
      <ChangeMark change={change} />
      <span className={styles.figureNote}>{note}</span>
    </Link>
  );
}
