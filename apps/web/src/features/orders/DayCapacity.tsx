import { dayCapacity } from "@marzipan/domain/day-capacity";
import type { DayStanding } from "@marzipan/domain/day-capacity";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import { sayCapacity } from "./day-capacity.rules.ts";
import styles from "./day-capacity.module.css";

interface DayCapacityProps {
  date: string;
  standing: DayStanding;
  /** How many orders are about to be added: 1 in a form. */
  adding?: number;
  className?: string | undefined;
}

/**
 * How a day stands, in words over a bar of its places: places left, full, over the limit, closed. Nothing where the
 * day takes any number of orders.
 */
export function DayCapacity({ date, standing, adding = 0, className }: DayCapacityProps) {
  const t = useT();
  const format = useFormat();
  const capacity = dayCapacity(standing, adding);
  const words = sayCapacity(t, format, date, capacity);
  if (words === null) return null;
  const { taken, limit } = standing;
  return (
    <span data-state={capacity.state} className={joinClasses(styles.dayCapacity, className)}>
      <span>{words}</span>
      {limit !== null && capacity.state !== "closed" && (
        <span aria-hidden="true" className={styles.dayCapacityBar}>
          <i style={{ inlineSize: `${Math.min(1, taken / limit) * 100}%` }} />
        </span>
      )}
    </span>
  );
}
