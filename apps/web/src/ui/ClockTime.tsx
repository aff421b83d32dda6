import { useMemo } from "react";
import { useLocale } from "react-aria-components/I18nProvider";
import { splitClock } from "./clockParts.ts";
import { joinClasses } from "./joinClasses.ts";
import styles from "./ClockTime.module.css";

export interface ClockTimeProps {
  /** "HH:mm", 24 hours. Anything else draws nothing. */
  value: string;
  /** m 16 px; by default as its place says (24 px, in a large ticket 32 px); l 32 px. */
  size?: "m" | "l";
}

const sizes = { m: styles.clockM, l: styles.clockL };

/** A time with heavy digits and a small half of the day, as the page's language writes it. */
export function ClockTime({ value, size }: ClockTimeProps) {
  const { locale } = useLocale();
  const parts = useMemo(() => splitClock(value, locale), [value, locale]);
  return (
    <time
      dateTime={value}
      data-part="clock"
      data-size={size}
      className={joinClasses(styles.clock, size && sizes[size])}
    >
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
