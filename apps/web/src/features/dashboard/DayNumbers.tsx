import { monthEnd, monthStart } from "@marzipan/domain/dates";
import type { ReactNode } from "react";
import { Link } from "react-aria-components/Link";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../platform/i18n/Money.tsx";
import type { Dashboard } from "./dashboard.types.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./dashboard.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** The four numbers in one card: today, pending, completed this month, revenue by currency (spec §2). */
export function DayNumbers({ data }: { data: Dashboard }) {
  const t = useT();
  const format = useFormat();
  const { counts, revenueThisMonth, today } = data;
  const ofToday = { when: "range", from: today, to: today };
  const ofMonth = { when: "range", from: monthStart(today), to: monthEnd(today) };
  const earned = revenueThisMonth.filter(({ amount }) => amount > 0);
  const shown = earned.length > 0 ? earned : revenueThisMonth.slice(0, 1);
  return (
    <nav className={styles.numbers} aria-label={t("dashboard.numbers")}>
      <Figure href={pathTo("/orders", ofToday)} label={t("common.today")}>
        {format.number(counts.today)}
      </Figure>
      <Figure
        href={pathTo("/orders", { status: "pending", when: "all" })}
        label={t("dashboard.count_pending")}
      >
        {format.number(counts.pending)}
      </Figure>
      <Figure
        href={pathTo("/orders", { status: "completed", ...ofMonth })}
        label={t("dashboard.count_completed")}
      >
        {format.number(counts.completed)}
      </Figure>
      {shown.length > 0 && (
        <Figure
          href={pathTo("/orders", { status: "completed", ...ofMonth })}
          label={t("dashboard.revenue_this_month")}
        >
          {shown.map(({ currency, amount }) => (
            <span key={currency} className={styles.figureSum}>
              <Money amount={amount} currency={currency} />
            </span>
          ))}
        </Figure>
      )}
    </nav>
  );
}

function Figure({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  return (
    <Link href={href} className={joinClasses(styles.figure)}>
      <b>{children}</b>
      <span>{label}</span>
    </Link>
  );
}
