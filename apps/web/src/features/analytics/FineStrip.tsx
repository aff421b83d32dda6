import { scaleLinear } from "d3-scale";
import { Link } from "react-aria-components/Link";
import { useFormat } from "../../platform/i18n/LanguageProvider.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import type { Analytics, Measure } from "./analytics.types.ts";
import { Columns } from "./bars.tsx";
import type { TimeGroup } from "./time-groups.rules.ts";
import { useFigures } from "./use-figures.ts";
import { daysAlone } from "./days-alone.ts";
import { measureBehind, useMeasureWords } from "./use-measure-words.ts";
import styles from "./time.module.css";

interface StripProps {
  data: Analytics;
  measure: Measure;
  groups: readonly TimeGroup[];
  top: number;
}

/** How many amounts the scale names beside zero. */
const namedAmounts = 2;

/** A measure piece by piece: the groups are the links, lines say the amounts, the highest of each group says its own. */
export function FineStrip({ data, measure, groups, top }: StripProps) {
  const format = useFormat();
  const { money, rows } = useFigures(data);
  const nameOf = useMeasureWords();
  const size = Math.max(...groups.map(({ pieces }) => pieces.length));
  const scale = scaleLinear([0, Math.max(top, 1) * 1.1], [0, 1]);
  const lines = scale.ticks(namedAmounts).filter((amount) => amount > 0);
  return (
    <div className={styles.fine}>
      <div className={styles.lines} aria-hidden="true">
        {lines.map((amount) => (
          <i key={amount} style={{ insetBlockEnd: `${scale(amount) * 100}%` }}>
            <b>{format.number(amount)}</b>
          </i>
        ))}
      </div>
      <ol className={styles.fineGroups}>
        {groups.map((group, index) => {
          const days = format.dayRange(group.from, group.to);
          const isInSameMonth = groups[index - 1]?.from.slice(0, 7) === group.to.slice(0, 7);
          const highest = group.pieces.reduce((best, one) =>
            one[measure] > best[measure] ? one : best,
          );
          const place = group.pieces.indexOf(highest);
          return (
            <li key={group.from} style={{ flexGrow: group.pieces.length / size }}>
              <Link
                href={measureBehind(measure, { ...rows, from: group.from, to: group.to })}
                className={joinClasses(styles.fineGroup)}
              >
                <span className="sr-only">
                  {nameOf(measure)} {money(group[measure])}
                </span>
                <span className={styles.plot}>
                  <Columns
                    gap={0.2}
                    columns={group.pieces.map((piece) => ({
                      id: piece.from,
                      part: scale(piece[measure]),
                      fill: measure,
                    }))}
                  />
                  {highest[measure] > 0 && (
                    <b
                      aria-hidden="true"
                      className={styles.peak}
                      data-side={place * 2 < group.pieces.length ? "start" : "end"}
                      style={{ insetBlockEnd: `${scale(highest[measure]) * 100}%` }}
                    >
                      {format.number(Math.round(highest[measure]))}
                    </b>
                  )}
                </span>
                <span className={styles.days}>
                  {isInSameMonth ? daysAlone(group, format) : days}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
