import { addDays } from "@marzipan/domain/dates";

/** How many tickets the page shows besides the one that is handed over next. */
const ticketsShown = 3;

interface Order {
  id: string;
  deliveryDate: string;
  deliveryTime: string | null;
}

/** The coming orders that the page shows. */
export interface Upcoming<Shown> {
  ofToday: Shown[];
  /** Orders of later days, where today leaves room for them. */
  later: Shown[];
  /** When the first of tomorrow's orders is due; `null` where none has a time. */
  firstTomorrow: string | null;
}

/** Picks the next three of the coming orders, the earliest first; the one that is handed over next has a place of its own. */
export function pickUpcoming<Shown extends Order>(day: {
  today: string;
  upcoming: readonly Shown[];
  handOverNext: { id: string } | null;
}): Upcoming<Shown> {
  const { today, upcoming, handOverNext } = day;
  const rest = upcoming.filter(({ id }) => id !== handOverNext?.id).slice(0, ticketsShown);
  const tomorrow = upcoming.filter(({ deliveryDate }) => deliveryDate === addDays(today, 1));
  const times = tomorrow.flatMap(({ deliveryTime }) => deliveryTime ?? []);
  return {
    ofToday: rest.filter(({ deliveryDate }) => deliveryDate <= today),
    later: rest.filter(({ deliveryDate }) => deliveryDate > today),
    firstTomorrow: times.toSorted()[0] ?? null,
  };
}

/** Returns how many minutes lie between now and a delivery, negative once it has passed. */
export function minutesUntil(
  now: { day: string; time: string },
  delivery: { day: string; time: string },
): number {
  const at = ({ day, time }: { day: string; time: string }) => Date.parse(`${day}T${time}:00Z`);
  return Math.round((at(delivery) - at(now)) / 60_000);
}

/** A distance in time in the unit in which people say it. */
export interface TimeDistance {
  amount: number;
  unit: "minute" | "hour" | "day";
}

/** Returns how a number of minutes is said: minutes up to an hour and a half, then hours, then days. */
export function distanceOf(minutes: number): TimeDistance {
  const size = Math.abs(minutes);
  if (size <= 90) return { amount: minutes, unit: "minute" };
  if (size < 24 * 60) return { amount: Math.round(minutes / 60), unit: "hour" };
  return { amount: Math.round(minutes / (24 * 60)), unit: "day" };
}
