import { useState } from "react";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Segmented } from "../../ui/Segmented.tsx";
import type { Analytics } from "./analytics.types.ts";
import { measures } from "./analytics.types.ts";
import { ChartCard } from "./ChartCard.tsx";
import { Swatch } from "./ChartFills.tsx";
import { hasComparison } from "./faces.rules.ts";
import { FineStrip } from "./FineStrip.tsx";
import { GroupStrip } from "./GroupStrip.tsx";
import { begunSpans, grainOf, groupSpans, topOf } from "./time-groups.rules.ts";
import { writeDays } from "./period.rules.ts";
import { useFigures } from "./use-figures.ts";
import { useMeasureWords } from "./use-measure-words.ts";
import styles from "./time.module.css";

/** Revenue, money received and expenses over time, a strip each, all on one scale. */
export function OverTime({ data }: { data: Analytics }) {
  const t = useT();
  const format = useFormat();
  const { money, period, compared } = useFigures(data);
  const nameOf = useMeasureWords();
  const grain = grainOf(data.spans);
  const spans = begunSpans(data.spans, data.today);
  const groups = groupSpans(spans, hasComparison(data) ? (data.compared?.spans ?? null) : null);
  const hasGroups = grain.fine !== "weeks" && groups.length > 1;
  const [chosen, setChosen] = useState<"coarse" | "fine">("coarse");
  const by = hasGroups ? chosen : "fine";
  const pieces = by === "coarse" ? groups : spans;
  const top = topOf([...pieces, ...(by === "coarse" ? groups.map((one) => one.compared) : [])]);
  return (
    <ChartCard
      isWide
      title={t("analytics.over_time")}
      period={period}
      end={
        hasGroups && (
          <Segmented
            fitsWords
            aria-label={t("analytics.show_by")}
            value={by}
            onChange={setChosen}
            options={[
              { id: "coarse", label: t(`analytics.by_${grain.coarse}`) },
              { id: "fine", label: t(`analytics.by_${grain.fine}`) },
            ]}
          />
        )
      }
      table={{
        head: t("dashboard.period"),
        columns: measures.map(nameOf),
        rows: pieces.map((piece) => ({
          id: piece.from,
          label: writeDays(piece, data.today, format),
          values: measures.map((measure) => piece[measure]),
          written: measures.map((measure) => money(piece[measure])),
        })),
        foot: measures.map((measure) => money(data.totals[measure])),
      }}
    >
      {by === "coarse" && compared !== null && hasComparison(data) && (
        <ul className={styles.timeKeys}>
          <li>
            <Swatch fill="revenue" />
            {period}
          </li>
          <li>
            <Swatch fill="compared" />
            <bdi>{compared}</bdi>
          </li>
        </ul>
      )}
      <div className={styles.strips} data-by={by}>
        {measures.map((measure) => (
          <section key={measure} className={styles.strip}>
            <h3 className={styles.stripHead}>
              <Swatch fill={measure} />
              {nameOf(measure)}
              <b>
                <bdi>{money(data.totals[measure])}</bdi>
              </b>
            </h3>
            {by === "coarse" ? (
              <GroupStrip data={data} measure={measure} groups={groups} top={top} />
            ) : (
              <FineStrip data={data} measure={measure} groups={groups} top={top} />
            )}
          </section>
        ))}
      </div>
      <p className={styles.timeNote}>
        {t("analytics.one_scale")} {by === "fine" && t("analytics.highest")}
      </p>
    </ChartCard>
  );
}
