import type { OwedAge } from "@marzipan/contract/analytics";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Rich } from "../../platform/i18n/Rich.tsx";
import type { PlainPhraseKey } from "@marzipan/phrases/translate";
import type { Analytics } from "./analytics.types.ts";
import { ChartCard } from "./ChartCard.tsx";
import type { Fill } from "./ChartFills.tsx";
import { RankedList } from "./Ranked.tsx";
import { useFigures } from "./use-figures.ts";
import { owedBehind } from "./rows-behind.ts";

const looks: Readonly<Record<OwedAge, { name: PlainPhraseKey; fill: Fill }>> = {
  not_due: { name: "analytics.age_not_due", fill: "hollow" },
  "0-7": { name: "analytics.age_week", fill: "fresh" },
  "8-30": { name: "analytics.age_month", fill: "late" },
  "31-60": { name: "analytics.age_two_months", fill: "oldest" },
  over_60: { name: "analytics.age_older", fill: "oldest" },
};

/** What is owed today, by the days since delivery. */
export function OwedCard({ data }: { data: Analytics }) {
  const t = useT();
  const format = useFormat();
  const { money, rows } = useFigures(data);
  const { owed } = data;
  return (
    <ChartCard
      title={t("analytics.owed_title")}
      period={format.date(data.today)}
      sentence={
        owed.oldestDate === null ? (
          t("analytics.owed_none")
        ) : (
          <Rich
            text={t("analytics.owed_oldest", { amount: "{amount}", date: "{date}" })}
            parts={{
              amount: <bdi>{money(owed.total)}</bdi>,
              date: <bdi>{format.date(owed.oldestDate)}</bdi>,
            }}
          />
        )
      }
      table={{
        head: t("analytics.since_delivery"),
        columns: [t("shell.orders"), t("analytics.outstanding")],
        rows: owed.byAge.map(({ age, amount, ordersCount }) => ({
          id: age,
          label: t(looks[age].name),
          values: [ordersCount, amount],
          written: [format.number(ordersCount), money(amount)],
        })),
        foot: [
          format.number(owed.byAge.reduce((sum, { ordersCount }) => sum + ordersCount, 0)),
          money(owed.total),
        ],
      }}
    >
      <RankedList
        label={t("analytics.owed_title")}
        rows={owed.byAge.map(({ age, amount, ordersCount }) => ({
          id: age,
          name: t(looks[age].name),
          value: <bdi>{money(amount)}</bdi>,
          more: ordersCount > 0 ? t("analytics.orders_count", { n: ordersCount }) : undefined,
          amount,
          fill: looks[age].fill,
          href: ordersCount > 0 ? owedBehind(rows, age, data.today) : undefined,
        }))}
      />
    </ChartCard>
  );
}
