import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../platform/i18n/Money.tsx";
import { Rich } from "../../platform/i18n/Rich.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { Card } from "../../ui/Card.tsx";
import type { Analytics } from "./analytics.types.ts";
import { CutBar } from "./bars.tsx";
import { changeFrom } from "./change.rules.ts";
import { ChangeMark } from "./ChangeMark.tsx";
import { Swatch } from "./ChartFills.tsx";
import { hasComparison } from "./faces.rules.ts";
import { writeDays } from "./period.rules.ts";
import { useFigures } from "./use-figures.ts";
import styles from "./analytics.module.css";

/** The answer first: what is left over, in a sentence and in one bar, beside what it is compared with. */
export function Verdict({ data }: { data: Analytics }) {
  const t = useT();
  const format = useFormat();
  const { business } = useMe();
  const { totals, compared, currency } = data;
  const words = useFigures(data);
  const other = hasComparison(data) ? compared : null;
  const before = other?.totals;
  return (
    <Card className={styles.verdict}>
      <div>
        <h2>
          <Headline data={data} />
        </h2>
        {before && <p className={styles.verdictWhy}>{<Reasons data={data} />}</p>}
        {compared && !other && (
          <p className={styles.verdictWhy}>
            <Rich
              text={t("analytics.nothing_before", { period: "{period}" })}
              parts={{ period: <bdi>{words.compared}</bdi> }}
            />
          </p>
        )}
      </div>
      <div className={styles.split}>
        <dl className={styles.splitEnds}>
          <div>
            <dt>
              <Swatch fill="revenue" />
              {t("analytics.profit")}
            </dt>
            <dd>
              <Money amount={totals.profit} currency={currency} />
            </dd>
          </div>
          <div>
            <dt>
              <Swatch fill="expenses" />
              {t("dashboard.expenses")}
            </dt>
            <dd>
              <Money amount={totals.expenses} currency={currency} />
            </dd>
          </div>
        </dl>
        <Bars data={data} />
        {other && (
          <p className={styles.splitBefore}>
            <span>
              {writeDays(other, data.today, format)}:{" "}
              <Money amount={other.totals.profit} currency={currency} />
            </span>
            <Money amount={other.totals.expenses} currency={currency} />
          </p>
        )}
      </div>
      <p className={styles.verdictFoot}>
        <ChangeMark
          change={changeFrom(totals.profit, before?.profit)}
          label={t("analytics.profit")}
        />
        <span className={styles.figureNote}>
          {t("analytics.as_of", { time: format.instantTime(data.at, business.timeZone) })}
        </span>
      </p>
      <p className={styles.figureNote}>{t("analytics.profit_note")}</p>
    </Card>
  );
}

/** Profit and expenses as one bar, the compared period thin under it on the same scale. */
function Bars({ data }: { data: Analytics }) {
  const { totals, compared } = data;
  const before = hasComparison(data) ? compared?.totals : undefined;
  const sizeOf = (of: { profit: number; expenses: number }): number =>
    Math.max(0, of.profit) + Math.max(0, of.expenses);
  const whole = Math.max(sizeOf(totals), before ? sizeOf(before) : 0);
  return (
    <>
      <CutBar
        whole={whole}
        parts={[
          { id: "profit", value: totals.profit, fill: "revenue" },
          { id: "expenses", value: Math.max(0, totals.expenses), fill: "expenses" },
        ]}
      />
      {before && (
        <CutBar
          isThin
          whole={whole}
          parts={[
            { id: "profit", value: before.profit, fill: "compared" },
            { id: "expenses", value: Math.max(0, before.expenses), fill: "compared" },
          ]}
        />
      )}
    </>
  );
}

function Headline({ data }: { data: Analytics }) {
  const t = useT();
  const words = useFigures(data);
  const { totals, compared, currency } = data;
  const names = { amount: "{amount}", period: "{period}" };
  const money = (amount: number) => <Money amount={Math.abs(amount)} currency={currency} />;
  if (hasComparison(data) && compared) {
    const difference = Math.round((totals.profit - compared.totals.profit) * 1000) / 1000;
    const text =
      difference === 0
        ? t("analytics.same_profit", names)
        : difference > 0
          ? t("analytics.more_profit", names)
          : t("analytics.less_profit", names);
    const period = <bdi>{words.compared}</bdi>;
    return <Rich text={text} parts={{ amount: money(difference), period }} />;
  }
  const text = totals.profit < 0 ? t("analytics.loss_of", names) : t("analytics.profit_of", names);
  const parts = { amount: money(totals.profit), period: <bdi>{words.period}</bdi> };
  return <Rich text={text} parts={parts} />;
}

/** Why the profit differs: more or less revenue, more or less spent. */
function Reasons({ data }: { data: Analytics }) {
  const t = useT();
  const format = useFormat();
  const { money } = useFigures(data);
  if (!data.compared) return null;
  const { totals: before } = data.compared;
  const revenue = data.totals.revenue - before.revenue;
  const spent = data.totals.expenses - before.expenses;
  const isolate = (amount: number): string => `\u2068${money(Math.abs(amount))}\u2069`;
  const parts = [
    ...(revenue > 0 ? [t("analytics.part_more_revenue", { amount: isolate(revenue) })] : []),
    ...(revenue < 0 ? [t("analytics.part_less_revenue", { amount: isolate(revenue) })] : []),
    ...(spent > 0 ? [t("analytics.part_more_spent", { amount: isolate(spent) })] : []),
    ...(spent < 0 ? [t("analytics.part_less_spent", { amount: isolate(spent) })] : []),
  ];
  return format.list(parts);
}
