import { addDays } from "@marzipan/domain/dates";
import { Link } from "react-aria-components/Link";
import { useWeekStart } from "../../platform/calendar/use-week-start.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import type { Analytics } from "./analytics.types.ts";
import { ChartCard } from "./ChartCard.tsx";
import { leastForHours } from "./faces.rules.ts";
import { depthOf, heatOf } from "./heat.rules.ts";
import type { HeatRow } from "./heat.rules.ts";
import { ordersBehind } from "./rows-behind.ts";
import { useFigures } from "./use-figures.ts";
import styles from "./heat.module.css";

/** A Sunday, from which the names of weekdays are read. */
const someSunday = "2026-11-01";

/** When orders go out: weekdays by hours, the number in every field. */
export function WhenCard({ data }: { data: Analytics }) {
  const t = useT();
  const format = useFormat();
  const { period, rows } = useFigures(data);
  const start = useWeekStart();
  const weekdays = Array.from({ length: 7 }, (_, index) => (start + index) % 7);
  const heat = heatOf(data.weekdayHours);
  const isEnough = data.totals.ordersCount >= leastForHours && heat.busiest !== null;
  const nameOf = (weekday: number, width: "long" | "short"): string =>
    format.weekday(addDays(someSunday, weekday), width);
  const hoursOf = (row: HeatRow): string =>
    `${format.number(row.from)}–${format.number(row.until)}`;
  const linkOf = (weekday: number, row: HeatRow): string =>
    ordersBehind(rows, { weekday, hours: `${row.from}-${row.until}` });
  const countOf = (weekday: number): number =>
    data.weekdays.find((one) => one.weekday === weekday)?.ordersCount ?? 0;
  if (!isEnough) {
    return (
      <ChartCard
        title={t("analytics.when_title")}
        period={period}
        sentence={t("analytics.shown_from", { least: leastForHours })}
        table={null}
      >
        {null}
      </ChartCard>
    );
  }
  return (
    <ChartCard
      title={t("analytics.when_title")}
      period={period}
      table={{
        head: t("analytics.weekday"),
        columns: [t("shell.orders"), t("dashboard.revenue")],
        rows: weekdays.map((weekday) => {
          const one = data.weekdays.find((each) => each.weekday === weekday);
          const revenue = one?.revenue ?? 0;
          return {
            id: `${weekday}`,
            label: nameOf(weekday, "long"),
            values: [countOf(weekday), revenue],
            written: [format.number(countOf(weekday)), format.money(revenue, data.currency)],
          };
        }),
      }}
    >
      {heat.busiest && (
        <TextLink leadsOn href={linkOf(heat.busiest.weekday, heat.busiest.row)}>
          {t("analytics.when_say", {
            weekday: nameOf(heat.busiest.weekday, "long"),
            hours: hoursOf(heat.busiest.row),
            count: heat.busiest.count,
            all: data.totals.ordersCount,
          })}
        </TextLink>
      )}
      <HeatTable
        rows={heat.rows}
        most={heat.most}
        weekdays={weekdays}
        nameOf={nameOf}
        hoursOf={hoursOf}
        linkOf={linkOf}
        countOf={countOf}
      />
      <p className={styles.heatNote}>{t("analytics.when_note")}</p>
    </ChartCard>
  );
}

interface HeatTableProps {
  rows: readonly HeatRow[];
  most: number;
  weekdays: readonly number[];
  nameOf: (weekday: number, width: "long" | "short") => string;
  hoursOf: (row: HeatRow) => string;
  linkOf: (weekday: number, row: HeatRow) => string;
  countOf: (weekday: number) => number;
}

/** The orders of each weekday by hours, with their sums. */
function HeatTable({ rows, most, weekdays, nameOf, hoursOf, linkOf, countOf }: HeatTableProps) {
  const t = useT();
  const format = useFormat();
  return (
    <table className={styles.heat}>
      <caption className="sr-only">{t("analytics.when_title")}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t("analytics.hours")}</span>
          </th>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" abbr={nameOf(weekday, "long")}>
              {nameOf(weekday, "short")}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.from}>
            <th scope="row">{hoursOf(row)}</th>
            {weekdays.map((weekday) => (
              <td key={weekday}>
                <Field count={row.counts[weekday] ?? 0} most={most} href={linkOf(weekday, row)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("common.total")}</th>
          {weekdays.map((weekday) => (
            <td key={weekday}>
              <span className={styles.sum}>{format.number(countOf(weekday))}</span>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function Field({ count, most, href }: { count: number; most: number; href: string }) {
  const format = useFormat();
  const depth = depthOf(count, most);
  if (count === 0) {
    return (
      <span className={styles.heatField} data-depth={0}>
        {format.number(0)}
      </span>
    );
  }
  return (
    <Link href={href} className={joinClasses(styles.heatField)} data-depth={depth}>
      {format.number(count)}
    </Link>
  );
}
