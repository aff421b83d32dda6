import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Link } from "react-aria-components/Link";
import { Icon } from "../../ui/Icon.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import { Lane } from "./bars.tsx";
import type { Fill } from "./ChartFills.tsx";
import { Swatch } from "./ChartFills.tsx";
import styles from "./ranked.module.css";

/** One row of a ranked list. */
export interface RankedRow {
  id: string;
  name: ReactNode;
  value: ReactNode;
  /** Quiet words beside the value. */
  more?: ReactNode;
  /** Quiet words after the bar. */
  after?: ReactNode;
  amount: number;
  fill: Fill;
  /** The rows behind it; without one it is only shown. */
  href?: string | undefined;
}

/** What is most: longest first, the bar under the words, the value at the end; each row is the link. */
export function RankedList({ label, rows }: { label: string; rows: readonly RankedRow[] }) {
  const most = Math.max(0, ...rows.map(({ amount }) => amount));
  return (
    <ul className={styles.ranked} aria-label={label}>
      {rows.map((row) => (
        <li key={row.id}>
          <Leading href={row.href} className={joinClasses(styles.rankedRow)}>
            <span className={styles.rankedName}>{row.name}</span>
            <span className={styles.rankedValue}>
              {row.value}
              {row.more !== undefined && <span className={styles.rankedMore}>{row.more}</span>}
            </span>
            <Arrow leads={row.href !== undefined} />
            <span className={styles.rankedLane}>
              <Lane part={most > 0 ? row.amount / most : 0} fill={row.fill} />
              {row.after !== undefined && <span className={styles.rankedAfter}>{row.after}</span>}
            </span>
          </Leading>
        </li>
      ))}
    </ul>
  );
}

/** One part of a whole, as a row under the bar. */
export interface PartRow {
  id: string;
  name: ReactNode;
  /** Quiet words before the value. */
  more?: ReactNode;
  value: ReactNode;
  fill?: Fill;
  href?: string | undefined;
  /** Opens the rows behind it over the page, where they have no page of their own. */
  onPress?: (() => void) | undefined;
}

/** The parts of one whole, each with its sample of the bar and its value. */
export function PartList({ label, rows }: { label: string; rows: readonly PartRow[] }) {
  return (
    <ul className={styles.ranked} aria-label={label}>
      {rows.map((row) => (
        <li key={row.id}>
          <Leading href={row.href} onPress={row.onPress} className={joinClasses(styles.partRow)}>
            {row.fill && <Swatch fill={row.fill} />}
            <span className={styles.rankedName}>{row.name}</span>
            {row.more !== undefined && <span className={styles.rankedMore}>{row.more}</span>}
            <b className={styles.partValue}>{row.value}</b>
            <Arrow leads={row.href !== undefined || row.onPress !== undefined} />
          </Leading>
        </li>
      ))}
    </ul>
  );
}

function Arrow({ leads }: { leads: boolean }) {
  return leads ? <Icon of={ChevronRight} size="s" flips /> : <span aria-hidden="true" />;
}

function Leading({
  href,
  onPress,
  className,
  children,
}: {
  href: string | undefined;
  onPress?: (() => void) | undefined;
  className: string;
  children: ReactNode;
}) {
  if (onPress)
    return (
      <Button className={className} onPress={onPress}>
        {children}
      </Button>
    );
  if (href === undefined) return <div className={className}>{children}</div>;
  return (
    <Link href={href} className={className}>
      {children}
    </Link>
  );
}
