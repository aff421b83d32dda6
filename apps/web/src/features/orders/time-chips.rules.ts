import { minutesOf } from "@marzipan/domain/possible-days";

/**
 * Returns the times that are offered for a day: each opening, and every full hour up to closing, after `first`, the time
 * that the order has (`null` without one).
 */
export function chipTimes(
  hours: readonly { from: string; to: string }[],
  first: string | null = null,
): string[] {
  const times = new Set<string>();
  for (const { from, to } of hours) {
    times.add(from);
    for (let hour = Math.ceil(minutesOf(from) / 60); hour * 60 <= minutesOf(to); hour += 1)
      times.add(`${String(hour).padStart(2, "0")}:00`);
  }
  if (first === null) return [...times].toSorted();
  times.delete(first);
  return [first, ...[...times].toSorted()];
}
