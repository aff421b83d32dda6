import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../platform/i18n/Money.tsx";
import type { Dashboard, MonthRevenue } from "./dashboard.types.ts";
import { changeOf, hasRevenue, monthBarsOf } from "./month-chart.rules.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./dashboard-cards.module.css";
import dashboardStyles from "./dashboard.module.css";
import cardStyles from "../../ui/Card.module.css";

type Month = Dashboard["month"];

/** This month's revenue and expenses against the same days of the last, each currency by itself (rulings §1, §6). */
export function MonthCard({ month }: { month: Month }) {
  const t = useT();
  const format = useFormat();
  const measures = measuresOf(month);
  return (
    <section className={cardStyles.card} id="this-month">
      <h2 className={styles.monthTitle}>{t("dashboard.month_title")}</h2>
      <p data-part="dash-note" className={dashboardStyles.dashNote}>
        {t("dashboard.month_by_day", {
          now: format.dayRange(month.from, month.to),
          last: format.dayRange(month.lastFrom, month.lastTo),
        })}
      </p>
      {measures.length === 0 ? (
        <p className={dashboardStyles.dashNone}>{t("dashboard.month_none")}</p>
      ) : (
        <>
          <div className={styles.monthChart} aria-hidden="true">
            {measures.map((measure) => (
              <Measure
                key={`${measure.kind} ${measure.currency}`}
                measure={measure}
                measures={measures}
                month={month}
                isOnly={measures.filter(({ kind }) => kind === measure.kind).length === 1}
              />
            ))}
          </div>
          <MonthTable measures={measures} />
        </>
      )}
      <p data-part="dash-note" className={dashboardStyles.dashNote}>
        {t("dashboard.month_note")}
      </p>
    </section>
  );
}

/** What a month is measured by: what came in, and what was spent, each currency by itself. */
interface MonthMeasure extends MonthRevenue {
  kind: "revenue" | "expenses";
}

/** One measure for each kind and currency that has anything to show, those of a currency together, the own one first. */
function measuresOf(month: Month): MonthMeasure[] {
  const measures = (["revenue", "expenses"] as const).flatMap((kind) =>
    month[kind].filter(hasRevenue).map((sums) => ({ ...sums, kind })),
  );
  const place = ({ currency }: MonthMeasure): string =>
    currency === ownCurrencyOf(month) ? "" : currency;
  return measures.toSorted((one, other) => place(one).localeCompare(place(other)));
}

/** The business's own currency, in which a month always has its revenue first. */
function ownCurrencyOf(month: Month): string | undefined {
  return month.revenue[0]?.currency;
}

interface MeasureProps {
  measure: MonthMeasure;
  /** All of the card: those of one currency share one scale. */
  measures: readonly MonthMeasure[];
  month: Month;
  isOnly: boolean;
}

function Measure({ measure, measures, month, isOnly }: MeasureProps) {
  const t = useT();
  const format = useFormat();
  const bars = monthBarsOf(measure, measures);
  const { currency, kind } = measure;
  return (
    <div
      data-kind={kind}
      data-apart={currency !== ownCurrencyOf(month) || undefined}
      className={styles.monthMeasure}
    >
      <p className={styles.dashMonthHead}>
        <span>{isOnly ? t(`dashboard.${kind}`) : t(`dashboard.${kind}_in`, { currency })}</span>
        <Change revenue={measure} />
      </p>
      <div className={styles.monthBar}>
        <span className={styles.dashMonthName}>{format.shortMonth(month.from)}</span>
        <span className={styles.monthLane}>
          <i style={{ inlineSize: `${bars.thisMonth * 100}%` }} />
        </span>
        <b className={styles.monthSum}>
          <Money amount={measure.thisMonth} currency={currency} />
        </b>
      </div>
      <div className={joinClasses(styles.monthBar, styles.monthBarLast)}>
        <span className={styles.dashMonthName}>{format.shortMonth(month.lastFrom)}</span>
        <span className={styles.monthLane}>
          <i style={{ inlineSize: `${bars.lastMonthSameDays * 100}%` }} />
          <u style={{ inlineSize: `${bars.lastMonthRest * 100}%` }} />
        </span>
        <span className={styles.monthSum}>
          <Money amount={measure.lastMonthSameDays} currency={currency} />
        </span>
      </div>
    </div>
  );
}

/**
 * The difference in percent to the same days of the last month; nothing where there is nothing to
 * compare with.
 */
function Change({ revenue }: { revenue: MonthRevenue }) {
  const t = useT();
  const format = useFormat();
  const change = changeOf(revenue);
  if (change === null) return null;
  if (change === 0) return <span>{t("dashboard.same_as")}</span>;
  if (Math.round(Math.abs(change) * 100) === 0) return <span>{t("dashboard.nearly_same")}</span>;
  const percent = format.percent(Math.abs(change));
  return (
    <span>
      {change > 0 ? t("dashboard.more_by", { percent }) : t("dashboard.less_by", { percent })}
    </span>
  );
}

/** The numbers of the bars as a table for screen readers. */
function MonthTable({ measures }: { measures: readonly MonthMeasure[] }) {
  const t = useT();
  const rows = [
    { head: t("dashboard.period_this"), amountOf: (one: MonthRevenue) => one.thisMonth },
    {
      head: t("dashboard.period_last_days"),
      amountOf: (one: MonthRevenue) => one.lastMonthSameDays,
    },
    { head: t("dashboard.period_last"), amountOf: (one: MonthRevenue) => one.lastMonth },
  ];
  return (
    <div className="sr-only">
      <table>
        <caption>{t("dashboard.month_title")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("dashboard.period")}</th>
            {measures.map(({ currency, kind }) => (
              <th key={`${kind} ${currency}`} scope="col">
                {t(`dashboard.${kind}_in`, { currency })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ head, amountOf }) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {measures.map((one) => (
                <td key={`${one.kind} ${one.currency}`}>
                  <Money amount={amountOf(one)} currency={one.currency} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
