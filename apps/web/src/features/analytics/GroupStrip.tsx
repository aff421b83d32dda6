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
  /** The amount at the top of the scale that all strips share. */
  top: number;
}

/** Room over the highest column for its number. */
const headroom = 0.84;

/** How many letters of a number a column is as wide as. */
const shortNumber = 6;

/** A measure in a few columns, each with its number over it and the compared amount at its side. */
export function GroupStrip({ data, measure, groups, top }: StripProps) {
  const format = useFormat();
  const { rows } = useFigures(data);
  const nameOf = useMeasureWords();
  const partOf = (amount: number): number => (top > 0 ? (amount / top) * headroom : 0);
  return (
    <ol className={styles.groups} data-many={groups.length > 6 || undefined}>
      {groups.map((group, index) => {
        const amount = group[measure];
        const days = format.dayRange(group.from, group.to);
        const written = format.number(Math.round(amount));
        const isInSameMonth = groups[index - 1]?.from.slice(0, 7) === group.to.slice(0, 7);
        return (
          <li key={group.from}>
            <Link
              href={measureBehind(measure, { ...rows, from: group.from, to: group.to })}
              className={joinClasses(styles.group)}
            >
              <span className="sr-only">{nameOf(measure)}</span>
              <span className={styles.plot}>
                <Columns
                  gap={0.1}
                  columns={[
                    ...(group.compared
                      ? [
                          {
                            id: "before",
                            part: partOf(group.compared[measure]),
                            fill: "compared" as const,
                            isNarrow: true,
                          },
                        ]
                      : []),
                    { id: "now", part: partOf(amount), fill: measure },
                  ]}
                />
                <b
                  className={styles.over}
                  data-beside={group.compared !== null || undefined}
                  data-long={written.length > shortNumber || undefined}
                  style={{ insetBlockEnd: `${Math.max(0, partOf(amount)) * 100}%` }}
                >
                  <span>{written}</span>
                </b>
              </span>
              <span className={styles.days}>{isInSameMonth ? daysAlone(group, format) : days}</span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
