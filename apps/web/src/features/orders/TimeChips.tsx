import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import { useChosenInSight } from "../../ui/useChosenInSight.ts";
import { chipTimes } from "./time-chips.rules.ts";
import styles from "./time-chips.module.css";

interface TimeChipsProps {
  hours: readonly { from: string; to: string }[];
  value: string | null;
  /** A time that is offered first, also outside the full hours: the one that an order has. */
  first?: string | null;
  onChange: (time: string | null) => void;
}

/** The full hours in which the business is open that day, taken by a tap and let go by another. */
export function TimeChips({ hours, value, first = null, onChange }: TimeChipsProps) {
  const t = useT();
  const format = useFormat();
  const line = useChosenInSight(value);
  const times = chipTimes(hours, first);
  if (times.length === 0) return null;
  return (
    <div
      ref={line}
      role="group"
      aria-label={t("orders.delivery_time")}
      className={styles.timeChips}
    >
      {times.map((time) => (
        <button
          key={time}
          type="button"
          aria-pressed={time === value}
          className={joinClasses(styles.timeChip)}
          onClick={() => onChange(time === value ? null : time)}
        >
          {format.time(time)}
        </button>
      ))}
    </div>
  );
}
