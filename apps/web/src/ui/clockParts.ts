const clock = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/;

/** A piece of a written time: its digits, or the half of the day. */
export interface ClockPart {
  text: string;
  isPeriod: boolean;
}

/** Whether a language counts hours to 12, in two halves of the day. */
export function hasHalves(locale: string): boolean {
  const { hourCycle } = new Intl.DateTimeFormat(locale, { hour: "numeric" }).resolvedOptions();
  return hourCycle === "h12" || hourCycle === "h11";
}

/**
 * Splits a time into its digits and the half of the day, in the order of `locale`: "9:30", "AM".
 * Languages with 24 hours write two digits for the hour. Anything but "HH:mm" answers no parts.
 */
export function splitClock(value: string, locale: string): ClockPart[] {
  const [, hour, minute] = clock.exec(value) ?? [];
  if (hour === undefined) return [];
  const instant = new Date(Date.UTC(2000, 0, 1, Number(hour), Number(minute)));
  const format = new Intl.DateTimeFormat(locale, {
    hour: hasHalves(locale) ? "numeric" : "2-digit",
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
