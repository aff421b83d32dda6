import { writeClock } from "./calendarDay.ts";

/** A part of a time while it is typed; a placeholder is not typed yet. */
export interface TimePart {
  type: string;
  value?: number | null | undefined;
  isPlaceholder: boolean;
}

const noon = 12;
/** An hour from here on is taken for the morning where no one said which half of the day. */
const firstMorningHour = 7;

/** A span of opening hours, "HH:mm". */
export interface OpenSpan {
  from: string;
  to: string;
}

/**
 * Returns the half of the day, 0 or 1, that an hour of the clock means: the one in which the business is open where
 * that tells them apart, else the one between seven in the morning and seven in the evening.
 */
export function halfOf(hour: number, hours: readonly OpenSpan[] = []): 0 | 1 {
  const isOpenAt = (at: number): boolean =>
    hours.some(({ from, to }) => Number(from.slice(0, 2)) <= at && at <= Number(to.slice(0, 2)));
  const [morning, later] = [hour % noon, (hour % noon) + noon].map(isOpenAt);
  if (morning !== later) return later ? 1 : 0;
  return hour % noon < firstMorningHour ? 1 : 0;
}

/**
 * Returns the time that is meant by a half-typed one, "HH:mm": an hour alone is the full hour, and one without a half
 * of the day lies in the half that is usual. `null` where no hour is typed, or nothing is missing.
 */
export function clockOfParts(
  parts: readonly TimePart[],
  hours: readonly OpenSpan[] = [],
): string | null {
  const part = (type: string): TimePart | undefined => parts.find((one) => one.type === type);
  const [hour, minute, half] = [part("hour"), part("minute"), part("dayPeriod")];
  if (!hour || hour.isPlaceholder || typeof hour.value !== "number") return null;
  if (!minute?.isPlaceholder && !half?.isPlaceholder) return null;
  return writeClock({
    hour: half ? hourOf(hour.value, half, hours) : hour.value,
    minute: minute?.isPlaceholder ? 0 : (minute?.value ?? 0),
  });
}

function hourOf(typed: number, half: TimePart, hours: readonly OpenSpan[]): number {
  const isLate = half.isPlaceholder ? halfOf(typed, hours) : half.value;
  return (typed % noon) + (isLate ? noon : 0);
}
