import type { OrderingRules } from "@marzipan/contract/ordering-rules";
import { addDays, daysBetween, weekdayOf } from "@marzipan/domain/dates";
import { takesPlaceOfDay } from "@marzipan/domain/day-capacity";
import type { DayStanding } from "@marzipan/domain/day-capacity";
import { closedReasonOf } from "@marzipan/domain/possible-days";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import { together } from "../../platform/database/together.ts";
import { loadDayRules, lockDay } from "./day-places.store.ts";
import type { DayRules } from "./day-places.store.ts";
import { countDayOrders } from "./menu.store.ts";

/** A day with its places and opening hours. */
export interface ListedDay extends DayStanding {
  date: string;
  /** Those of its weekday, none on a closed day. */
  hours: OrderingRules["openingHours"][number];
}

/** Returns how many orders count for each day of a span; days without any are left out (rulings §5). */
export async function countTaken(tx: Tx, from: string, to: string): Promise<Map<string, number>> {
  const taken = new Map<string, number>();
  for (const { day, status, is_requested: isRequested, orders } of await countDayOrders(
    tx,
    from,
    to,
  ))
    if (takesPlaceOfDay({ status, isRequested })) taken.set(day, (taken.get(day) ?? 0) + orders);
  return taken;
}

/** Returns the weekdays with opening hours; `null` while no one is shown any, since the menu has no address. */
export async function listOpenWeekdays(tx: Tx): Promise<number[] | null> {
  const rules = await loadDayRules(tx);
  if (!rules?.has_slug) return null;
  return rules.opening_hours.flatMap((spans, weekday) => (spans.length > 0 ? [weekday] : []));
}

/** Returns how the days of a span stand for one more order (rulings §5). */
export async function listDays(tx: Tx, from: string, to: string): Promise<ListedDay[]> {
  const [rules, taken] = await together([loadDayRules(tx), countTaken(tx, from, to)]);
  return Array.from({ length: daysBetween(from, to) + 1 }, (_one, index) => {
    const date = addDays(from, index);
    const closed = closedOf(rules, date);
    return {
      date,
      closed,
      taken: taken.get(date) ?? 0,
      limit: rules?.max_orders_a_day ?? null,
      hours: closed === null ? (rules?.opening_hours[weekdayOf(date)] ?? []) : [],
    };
  });
}

/**
 * Takes one of a day's places for an order of the owner. A closed day is refused with `day_closed`,
 * a full one with `day_full`, unless `mayExceed` says that the owner confirmed (rulings §5). The
 * day's row is locked, so of two that take the last place at once the second is refused.
 */
export async function takePlace(tx: Tx, day: string, mayExceed: boolean): Promise<void> {
  if (mayExceed) return;
  const rules = await loadDayRules(tx);
  if (closedOf(rules, day) !== null) throw new AppError("day_closed", { date: day });
  const limit = rules?.max_orders_a_day ?? null;
  if (limit === null) return;
  await lockDay(tx, day);
  const taken = (await countTaken(tx, day, day)).get(day) ?? 0;
  if (taken >= limit) throw new AppError("day_full", { taken, limit, date: day });
}

function closedOf(rules: DayRules | undefined, day: string): DayStanding["closed"] {
  if (!rules) return null;
  const { closed_days: closedDays, opening_hours: openingHours, has_slug: hasHours } = rules;
  return closedReasonOf({ closedDays, openingHours: hasHours ? openingHours : null }, day);
}
