/** A distance in time as it is said: how much of which unit, below zero for what is past. */
export interface Distance {
  amount: number;
  unit: "day" | "hour" | "minute";
}

const minuteMs = 60_000;

/**
 * Returns how long ago an instant was, in the largest unit that it fills and at least a minute; both in milliseconds
 * since 1970.
 */
export function agoOf(at: number, now: number): Distance {
  const minutes = Math.max(1, Math.floor((now - at) / minuteMs));
  if (minutes < 60) return { amount: -minutes, unit: "minute" };
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return { amount: -hours, unit: "hour" };
  return { amount: -Math.floor(hours / 24), unit: "day" };
}
