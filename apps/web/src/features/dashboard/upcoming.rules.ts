import { addDays } from "@marzipan/domain/dates";

/** The most orders that the dashboard's answer carries; more may follow behind them. */
const upcomingLimit = 12;

/** How many tickets of later days fill the page when today and tomorrow are quiet. */
const laterShown = 4;

/** The coming orders by day. */
export interface Upcoming<Order> {
  today: Order[];
  tomorrow: Order[];
  /** Orders of later days, only while today and tomorrow leave room for them. */
  later: Order[];
  /**
   * The answer was cut before the end of tomorrow, so no statement about missing orders is
   * possible.
   */
  isTomorrowKnown: boolean;
}

/** Splits the coming orders, the earliest first, by day; `today` is the business's. */
export function splitUpcoming<Order extends { deliveryDate: string }>(
  orders: readonly Order[],
  today: string,
): Upcoming<Order> {
  const next = addDays(today, 1);
  const ofToday = orders.filter(({ deliveryDate }) => deliveryDate === today);
  const ofTomorrow = orders.filter(({ deliveryDate }) => deliveryDate === next);
  const feature = Math.max(0, laterShown - ofToday.length - ofTomorrow.length);
  const ofLater = orders.filter(({ deliveryDate }) => deliveryDate > next);
  return {
    today: ofToday,
    tomorrow: ofTomorrow,
    later: ofLater.slice(0, feature),
    isTomorrowKnown: ofTomorrow.length > 0 || ofLater.length > 0 || orders.length < upcomingLimit,
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
