import { dayCapacity } from "@marzipan/domain/day-capacity";
import type { DayStanding } from "@marzipan/domain/day-capacity";
import { useToday } from "../../../platform/calendar/use-today.ts";
import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { joinClasses } from "../../../ui/joinClasses.ts";
import { sayCapacity } from "../day-capacity.rules.ts";
import type { DayStandings } from "../use-day-standings.ts";
import styles from "./day-sheet.module.css";

interface DayGridProps {
  /** The days in order; the first is the first of its week. */
  days: readonly string[];
  standings: DayStandings;
  value: string;
  onChange: (day: string) => void;
}

/** Three weeks to choose a day from, each with its places in words; past and closed days cannot be chosen. */
export function DayGrid({ days, standings, value, onChange }: DayGridProps) {
  const t = useT();
  const format = useFormat();
  return (
    <div role="group" aria-label={t("orders.delivery_date")} className={styles.dayGrid}>
      {days.slice(0, 7).map((day) => (
        <span key={day} aria-hidden="true" className={styles.dayGridHead}>
          {format.weekday(day, "short")}
        </span>
      ))}
      {days.map((day, index) => (
        <GridDay
          key={day}
          day={day}
          namesMonth={index > 0 && day.endsWith("-01")}
          standing={standings[day]}
          isChosen={day === value}
          onChoose={() => onChange(day)}
        />
      ))}
    </div>
  );
}

interface GridDayProps {
  day: string;
  namesMonth: boolean;
  /** `undefined` while it is not known. */
  standing: DayStanding | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

function GridDay({ day, namesMonth, standing, isChosen, onChoose }: GridDayProps) {
  const t = useT();
  const format = useFormat();
  const today = useToday();
  const number = namesMonth ? format.dayMonth(day) : format.number(Number(day.slice(8)));
  if (day < today) {
    return (
      <span aria-hidden="true" className={styles.dayGridPast}>
        {number}
      </span>
    );
  }
  const capacity = standing && dayCapacity(standing);
  const { state } = capacity ?? {};
  const isFull = state === "full" || state === "over";
  const words = capacity && sayCapacity(t, format, day, capacity);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={state === "closed"}
      data-state={state}
      aria-current={day === today ? "date" : undefined}
      aria-label={
        words
          ? t("common.labelled", { label: format.longDay(day), value: words })
          : format.longDay(day)
      }
      className={joinClasses(styles.dayGridDay, isFull && styles.dayGridFull)}
      onClick={onChoose}
    >
      <b>{number}</b>
      <small>
        {capacity?.state === "places" && t("orders.left_short", { n: capacity.left })}
        {isFull && t("orders.full_short")}
        {state === "closed" && t("orders.closed")}
      </small>
    </button>
  );
}
