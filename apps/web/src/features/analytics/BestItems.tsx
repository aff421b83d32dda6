import { useState } from "react";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Rich } from "../../platform/i18n/Rich.tsx";
import { Segmented } from "../../ui/Segmented.tsx";
import { TextButton } from "../../ui/TextLink.tsx";
import type { Analytics } from "./analytics.types.ts";
import { ChartCard } from "./ChartCard.tsx";
import { leastForItems } from "./faces.rules.ts";
import { ItemsSheet } from "./ItemsSheet.tsx";
import { RankedList } from "./Ranked.tsx";
import { ordersBehind } from "./rows-behind.ts";
import { useFigures } from "./use-figures.ts";
import styles from "./analytics.module.css";

/** How many items the card shows. */
const shownItems = 5;

/** What sells best, by money or by count. */
export function BestItems({ data }: { data: Analytics }) {
  const t = useT();
  const format = useFormat();
  const { money, period, rows } = useFigures(data);
  const [by, setBy] = useState<"revenue" | "quantity">("revenue");
  const [isAll, setAll] = useState(false);
  const nameOf = (name: string | null): string => name ?? t("analytics.other_items");
  const items = data.items.toSorted((one, other) => other[by] - one[by]).slice(0, shownItems);
  const [first] = data.items;
  const isEnough = data.totals.ordersCount >= leastForItems && items.length > 0;
  const count = (quantity: number): string => `× ${format.number(quantity)}`;
  return (
    <ChartCard
      title={t("analytics.best")}
      period={period}
      end={
        isEnough && (
          <Segmented
            fitsWords
            aria-label={t("analytics.best")}
            value={by}
            onChange={setBy}
            options={[
              { id: "revenue", label: t("analytics.by_money") },
              { id: "quantity", label: t("analytics.by_count") },
            ]}
          />
        )
      }
      sentence={
        isEnough && first && data.totals.revenue > 0 ? (
          <Rich
            text={t("analytics.share", { name: "{name}", percent: "{percent}" })}
            parts={{
              name: <bdi>{nameOf(first.name)}</bdi>,
              percent: <bdi>{format.percent(first.revenue / data.totals.revenue)}</bdi>,
            }}
          />
        ) : (
          t("analytics.shown_from", { least: leastForItems })
        )
      }
      table={
        isEnough
          ? {
              head: t("analytics.item"),
              columns: [t("analytics.sold"), t("dashboard.revenue")],
              rows: items.map((item, index) => ({
                id: `${index}`,
                label: nameOf(item.name),
                values: [item.quantity, item.revenue],
                written: [format.number(item.quantity), money(item.revenue)],
              })),
            }
          : null
      }
    >
      {isEnough && (
        <RankedList
          label={t("analytics.best")}
          rows={items.map((item, index) => ({
            id: `${index}`,
            name: <span dir="auto">{nameOf(item.name)}</span>,
            value: <bdi>{by === "revenue" ? money(item.revenue) : count(item.quantity)}</bdi>,
            more: <bdi>{by === "revenue" ? count(item.quantity) : money(item.revenue)}</bdi>,
            amount: item[by],
            fill: "revenue",
            href:
              item.name === null
                ? undefined
                : ordersBehind(rows, { item: item.name, productId: item.productId }),
          }))}
        />
      )}
      {data.itemsCount > items.length && (
        <p className={styles.noPrint}>
          <TextButton onPress={() => setAll(true)}>{t("analytics.all_items")}</TextButton>
        </p>
      )}
      {isAll && <ItemsSheet data={data} by={by} onClose={() => setAll(false)} />}
    </ChartCard>
  );
}
