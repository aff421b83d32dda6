import { scaleBand, scaleLinear } from "d3-scale";
import { stack } from "d3-shape";
import { useLanguage } from "../../platform/i18n/LanguageProvider.tsx";
import { fills } from "./ChartFills.tsx";
import type { Fill } from "./ChartFills.tsx";
import styles from "./charts.module.css";

const percent = (value: number): string => `${Math.round(value * 1000) / 1000}%`;

/** How round the corners of a bar are, in pixels. */
const corner = 3;

/** One part of a bar that is cut in parts. */
export interface BarPart {
  id: string;
  value: number;
  fill: Fill;
}

/**
 * One bar cut in parts, from the inline start on. `whole` is what its full width stands for; the parts' sum without
 * it. Hidden from screen readers: the values stand as text beside it.
 */
export function CutBar({
  parts,
  whole,
  isThin = false,
}: {
  parts: readonly BarPart[];
  whole?: number;
  isThin?: boolean;
}) {
  const { direction } = useLanguage();
  const shown = parts.filter(({ value }) => value > 0);
  const values = Object.fromEntries(shown.map(({ id, value }) => [id, value]));
  const layers = stack<Record<string, number>>().keys(shown.map(({ id }) => id))([values]);
  const sum = shown.reduce((total, { value }) => total + value, 0);
  const scale = scaleLinear(
    [0, Math.max(whole ?? sum, sum)],
    direction === "rtl" ? [100, 0] : [0, 100],
  );
  return (
    <svg className={isThin ? styles.cutThin : styles.cut} aria-hidden="true">
      {shown.map(({ id, fill }, index) => {
        const [start, end] = (layers[index]?.[0] ?? [0, 0]).map((at) => scale(at));
        const [left, right] = [Math.min(start ?? 0, end ?? 0), Math.max(start ?? 0, end ?? 0)];
        return (
          <rect
            key={id}
            x={percent(left)}
            y="1"
            width={percent(right - left)}
            rx={corner}
            className={styles.bar}
            style={fills[fill]}
          />
        );
      })}
    </svg>
  );
}

/** A bar of a ranked list: `part` (0 to 1) of the longest. */
export function Lane({ part, fill }: { part: number; fill: Fill }) {
  const { direction } = useLanguage();
  const length = Math.max(0, Math.min(1, part)) * 100;
  return (
    <svg className={styles.lane} aria-hidden="true">
      {length > 0 && (
        <rect
          x={direction === "rtl" ? percent(100 - length) : "0"}
          y="1"
          width={percent(length)}
          rx={corner}
          className={styles.bar}
          style={fills[fill]}
        />
      )}
    </svg>
  );
}

/** One column: how high (0 to 1) and how filled. */
export interface Column {
  id: string;
  part: number;
  fill: Fill;
  /** How wide beside the others, 1 by default. */
  isNarrow?: boolean;
}

/** Columns side by side in reading direction, standing on one line. Hidden from screen readers. */
export function Columns({ columns, gap = 0.15 }: { columns: readonly Column[]; gap?: number }) {
  const { direction } = useLanguage();
  const places = scaleBand(
    columns.map(({ id }) => id),
    direction === "rtl" ? [100, 0] : [0, 100],
  ).padding(gap);
  return (
    <svg className={styles.chartColumns} aria-hidden="true">
      {columns.map(({ id, part, fill, isNarrow }) => {
        const height = Math.max(0, Math.min(1, part)) * 100;
        const band = places.bandwidth();
        const width = isNarrow ? band / 2 : band;
        const atStart = (places(id) ?? 0) + (isNarrow && direction === "ltr" ? band - width : 0);
        return (
          height > 0 && (
            <rect
              key={id}
              x={percent(atStart)}
              y={percent(100 - height)}
              width={percent(width)}
              height={percent(height)}
              rx={corner}
              style={{ ...fills[fill], strokeWidth: 1.5 }}
            />
          )
        );
      })}
    </svg>
  );
}
