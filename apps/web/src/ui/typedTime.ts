import { writeClock } from "./calendarDay.ts";

/** A part of a time while it is typed; a placeholder is not typed yet. */
export interface TimePart {
  type: string;
  value?: number | null | undefined;
  isPlaceholder: boolean;
}

const noon = 12;
/** An hour from here on is taken for the morning where nobody said which half of the day. */
const firstMorningHour = 7;

/**
 * Answers the time that is meant by a half-typed one, "HH:mm": an hour alone is the full hour, and without a half of
 * the day it lies between seven in the morning and seven in the evening. `null` where no hour is typed, or nothing
 * is missing.
 */
export function clockOfParts(parts: readonly TimePart[]): string | null {
  const part = (type: string): TimePart | undefined => parts.find((one) => one.type === type);
  const [hour, minute, half] = [part("hour"), part("minute"), part("dayPeriod")];
  if (!hour || hour.isPlaceholder || typeof hour.value !== "number") return null;
  if (!minute?.isPlaceholder && !half?.isPlaceholder) return null;
  return writeClock({
    hour: half ? hourOf(hour.value, half) : hour.value,
    minute: minute?.isPlaceholder ? 0 : (minute?.value ?? 0),
  });
}

function hourOf(typed: number, half: TimePart): number {
  const hour = typed % noon;
  const isLate = half.isPlaceholder ? hour < firstMorningHour : (half.value ?? 0) > 0;
  return isLate ? hour + noon : hour;
}
