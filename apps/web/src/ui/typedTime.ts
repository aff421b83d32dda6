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

/** Answers the half of the day, 0 or 1, in which an hour of the clock lies between seven in the morning and seven in the evening. */
export function halfOf(hour: number): 0 | 1 {
  return hour % noon < firstMorningHour ? 1 : 0;
}

/**
 * Answers the time that is meant by a half-typed one, "HH:mm": an hour alone is the full hour, and one without a half
 * of the day lies in the half that is usual. `null` where no hour is typed, or nothing is missing.
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
  const isLate = half.isPlaceholder ? halfOf(typed) : half.value;
  return (typed % noon) + (isLate ? noon : 0);
}
