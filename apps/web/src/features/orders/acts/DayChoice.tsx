import { useState } from "react";
import { useToday } from "../../../platform/calendar/use-today.ts";
import { useWeekStart } from "../../../platform/calendar/use-week-start.ts";
import { useDayWords } from "../../../platform/calendar/use-day-words.ts";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { joinClasses } from "../../../ui/joinClasses.ts";
import { TextButton } from "../../../ui/TextLink.tsx";
import { useDayStandings } from "../use-day-standings.ts";
import type { DayStandings } from "../use-day-standings.ts";
import { dayShortcuts, movingDays } from "./day-choice.rules.ts";
import { DayGrid } from "./DayGrid.tsx";
import { OrderDayCalendar } from "./OrderDayCalendar.tsx";
import styles from "./day-sheet.module.css";

interface DayChoiceProps {
  /** The order's own day. */
  from: string;
  value: string;
  onChange: (day: string) => void;
}

/** Returns how the days of the next three weeks and the chosen one stand for orders, as far as that is known. */
export function useStandingsAround(chosen: string): DayStandings {
  const days = useMovingDays();
  const span = { from: days[0] ?? chosen, to: days.at(-1) ?? chosen };
  const near = useDayStandings(span);
  const isFar = chosen < span.from || chosen > span.to;
  const far = useDayStandings(isFar ? { from: chosen, to: chosen } : null);
  return isFar ? { ...near, ...far } : near;
}

function useMovingDays(): string[] {
  return movingDays(useToday(), useWeekStart());
}

/** A day to choose: by name, from three weeks, or from any month. */
export function DayChoice({ from, value, onChange }: DayChoiceProps) {
  const t = useT();
  const today = useToday();
  const words = useDayWords();
  const days = useMovingDays();
  const standings = useStandingsAround(value);
  const [isMonth, setMonth] = useState(value > (days.at(-1) ?? value));
  const choose = (day: string): void => {
    if (!days.includes(day)) setMonth(true);
    onChange(day);
  };
  return (
    <>
      <div role="group" aria-label={t("orders.quick_days")} className={styles.dayShortcuts}>
        {dayShortcuts(today, from).map(({ name, day }) => (
          <button
            key={name}
            type="button"
            aria-pressed={day === value}
            className={joinClasses(styles.dayShortcut)}
            onClick={() => choose(day)}
          >
            <b>{t(name === "tomorrow" ? "common.tomorrow" : `orders.${name}`)}</b>
            <small>{words.withWeekday(day)}</small>
          </button>
        ))}
      </div>
      {isMonth ? (
        <OrderDayCalendar
          key={value}
          label={t("orders.delivery_date")}
          value={value}
          onChange={onChange}
        />
      ) : (
        <DayGrid days={days} standings={standings} value={value} onChange={onChange} />
      )}
      <p>
        <TextButton onPress={() => setMonth(!isMonth)}>
          {t(isMonth ? "orders.next_weeks" : "orders.another_day")}
        </TextButton>
      </p>
    </>
  );
}
