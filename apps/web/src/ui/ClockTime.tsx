import { useMemo } from "react";
import { useLocale } from "react-aria-components/I18nProvider";
import { readClock } from "./calendarDay.ts";
import { joinClasses } from "./joinClasses.ts";

export interface ClockTimeProps {
  /** "HH:mm", 24 hours. Anything else draws nothing. */
  value: string;
  /** m 16 px; by default as its place says (24 px, in a large ticket 32 px); l 32 px. */
  size?: "m" | "l";
}

interface ClockPart {
  text: string;
  isPeriod: boolean;
}

/** Splits a time into its digits and the half of the day, in the order of `locale` ("9:30", "AM"). */
export function splitClock(value: string, locale: string): ClockPart[] {
  const time = readClock(value);
  if (!time) return [];
  const instant = new Date(Date.UTC(2000, 0, 1, time.hour, time.minute));
  const hourCycle = new Intl.DateTimeFormat(locale, { hour: "numeric" }).resolvedOptions()
    .hourCycle;
  const isHalfDay = hourCycle === "h12" || hourCycle === "h11";
  const format = new Intl.DateTimeFormat(locale, {
    hour: isHalfDay ? "numeric" : "2-digit",
    minute: "2-digit",
    timeZone: "UTC",
  });
  const parts: ClockPart[] = [];
  for (const { type, value: text } of format.formatToParts(instant)) {
    if (text.trim() === "") continue;
    const isPeriod = type === "dayPeriod";
    const last = parts.at(-1);
    if (last && !last.isPeriod && !isPeriod) last.text += text;
    else parts.push({ text, isPeriod });
  }
  return parts;
}

/** A time with heavy digits and a small half of the day, as the page's language writes it. */
export function ClockTime({ value, size }: ClockTimeProps) {
  const { locale } = useLocale();
  const parts = useMemo(() => splitClock(value, locale), [value, locale]);
  return (
    <time dateTime={value} className={joinClasses("clock", size && `clock-${size}`)}>
      {parts.map((part) =>
        part.isPeriod ? (
          <small key={part.text}>{part.text}</small>
        ) : (
          <span key={part.text}>{part.text}</span>
        ),
      )}
    </time>
  );
}
