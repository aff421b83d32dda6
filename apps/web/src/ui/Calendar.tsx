import type { DateValue } from "@internationalized/date";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ComponentProps, CSSProperties } from "react";
import {
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from "react-aria-components/Calendar";
import { Heading } from "react-aria-components/Heading";
import { useLocale } from "react-aria-components/I18nProvider";
import { parseDay } from "./calendarDay.ts";
import { IconButton } from "./IconButton.tsx";
import { joinClasses } from "./joinClasses.ts";
import styles from "./Calendar.module.css";

/** A weekday as react-aria's calendars take the first day of the week. */
export type FirstDayOfWeek = "sun" | "mon" | "tue" | "wed" | "thu" | "fri" | "sat";

/**
 * What a day carries: a number, how much of the day is taken, and the look of a closed or a full day. The same must
 * be said in words by `markWords`.
 */
export interface DayMarks {
  count?: number;
  /** From 0 to 1, drawn as a bar. */
  taken?: number;
  look?: "closed" | "full" | "over";
}

/** Labels of the two arrows; react-aria has none in Hindi. */
export interface MonthLabels {
  previous: string;
  next: string;
}

interface MonthGridProps {
  monthLabels: MonthLabels;
  marks?: Readonly<Record<string, DayMarks>> | undefined;
  markWords?: ((day: string, marks: DayMarks) => string) | undefined;
}

function DayContent({ number, marks }: { number: string; marks: DayMarks | undefined }) {
  return (
    <>
      <span className={styles.calendarNumber}>{number}</span>
      {marks?.count !== undefined && marks.count > 0 && (
        <span className={styles.calendarCount} data-count={marks.count} />
      )}
      {marks?.taken !== undefined && (
        <span
          className={styles.calendarTaken}
          style={{ "--taken": `${Math.min(1, marks.taken) * 100}%` } as CSSProperties}
        />
      )}
    </>
  );
}

/**
 * The day's button, its marks read after the date. The same element before and after the marks
 * arrive, since replacing it would lose a press in progress.
 */
function DayCell({
  words,
  look,
  ...props
}: ComponentProps<"div"> & { words: string | undefined; look: DayMarks["look"] }) {
  const label = props["aria-label"];
  return (
    <div
      {...props}
      data-look={look}
      aria-label={words === undefined ? label : `${label}, ${words}`}
    />
  );
}

/** Head with arrows and the days of one month; it stands inside a react-aria Calendar. */
export function MonthGrid({ monthLabels, marks, markWords }: MonthGridProps) {
  const { locale } = useLocale();
  // The short weekday names of Arabic are whole words, those of Hebrew two: they run into each other.
  const weekdayStyle = /^(ar|he)/.test(locale) ? "narrow" : "short";
  return (
    <>
      <header className={styles.calendarHead}>
        <IconButton slot="previous" label={monthLabels.previous} icon={ChevronLeft} flips />
        <Heading level={2} />
        <IconButton slot="next" label={monthLabels.next} icon={ChevronRight} flips />
      </header>
      <CalendarGrid weekdayStyle={weekdayStyle}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => {
            const day = date.toString();
            const dayMarks = marks?.[day];
            const words = dayMarks && markWords?.(day, dayMarks);
            return (
              <CalendarCell
                date={date}
                className={joinClasses(styles.calendarDay)}
                render={(props) => <DayCell {...props} words={words} look={dayMarks?.look} />}
              >
                {({ formattedDate }) => <DayContent number={formattedDate} marks={dayMarks} />}
              </CalendarCell>
            );
          }}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}

export interface CalendarProps extends MonthGridProps {
  /** What the calendar shows, read aloud. */
  label: string;
  /** The chosen day, "yyyy-mm-dd". */
  value: string | null;
  onChange: (day: string) => void;
  /** A day of the month on view; without it the calendar turns its own pages. */
  focusedDay?: string;
  /** Called with the day that gets the focus, also when a page is turned. */
  onFocusDay?: (day: string) => void;
  minDay?: string | undefined;
  maxDay?: string | undefined;
  isDayUnavailable?: (day: string) => boolean;
  /** The person's own choice; otherwise the language decides. */
  firstDayOfWeek?: FirstDayOfWeek | undefined;
  className?: string | undefined;
}

/** A month to choose a day from, with counts on the days. Days are "yyyy-mm-dd". */
export function Calendar({
  label,
  value,
  onChange,
  focusedDay,
  onFocusDay,
  minDay,
  maxDay,
  isDayUnavailable,
  firstDayOfWeek,
  className,
  ...grid
}: CalendarProps) {
  const focused = parseDay(focusedDay);
  return (
    <AriaCalendar
      aria-label={label}
      className={joinClasses(styles.calendar, className)}
      value={parseDay(value)}
      onChange={(date: DateValue) => onChange(date.toString())}
      minValue={parseDay(minDay)}
      maxValue={parseDay(maxDay)}
      {...(focused && { focusedValue: focused })}
      {...(onFocusDay && { onFocusChange: (date: DateValue) => onFocusDay(date.toString()) })}
      {...(isDayUnavailable && {
        isDateUnavailable: (date: DateValue) => isDayUnavailable(date.toString()),
      })}
      {...(firstDayOfWeek && { firstDayOfWeek })}
    >
      <MonthGrid {...grid} />
    </AriaCalendar>
  );
}
