import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { joinClasses } from "../../../ui/joinClasses.ts";
import { useChosenInSight } from "../../../ui/useChosenInSight.ts";
import { chipTimes } from "./time-chips.rules.ts";
import styles from "./order-form.module.css";

interface TimeChipsProps {
  hours: readonly { from: string; to: string }[];
  value: string | null;
  onChange: (time: string | null) => void;
}

/** The full hours in which the business is open that day, taken by a tap and let go by another. */
export function TimeChips({ hours, value, onChange }: TimeChipsProps) {
  const t = useT();
  const format = useFormat();
  const line = useChosenInSight(value);
  const times = chipTimes(hours);
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
