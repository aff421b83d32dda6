import { isClosedDay } from "@marzipan/domain/possible-days";
import { AppError } from "../../platform/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import { loadDayRules, lockDay } from "./day-places.store.ts";
import type { DayRules } from "./day-places.store.ts";
import { countTaken } from "./menu.store.ts";

/** Whether a day is closed, and how many of its places are taken. */
export interface DayStanding {
  isClosed: boolean;
  taken: number;
  /** `null` for any number. */
  limit: number | null;
}

/** Answers how a day stands for one more order (rulings §5). */
export async function readDayStanding(tx: Tx, day: string): Promise<DayStanding> {
  const rules = await loadDayRules(tx);
  return {
    isClosed: isClosed(rules, day),
    taken: (await countTaken(tx, day, day)).get(day) ?? 0,
    limit: rules?.max_orders_a_day ?? null,
  };
}

/**
 * Takes one of a day's places for an order of the owner. A closed day is refused with `day_closed`,
 * a full one with `day_full`, unless `mayExceed` says that the owner confirmed (rulings §5). The
 * day's row is locked, so of two that take the last place at once the second is refused.
 */
export async function takePlace(tx: Tx, day: string, mayExceed: boolean): Promise<void> {
  if (mayExceed) return;
  const rules = await loadDayRules(tx);
  if (isClosed(rules, day)) throw new AppError("day_closed", { date: day });
  const limit = rules?.max_orders_a_day ?? null;
  if (limit === null) return;
  await lockDay(tx, day);
  const taken = (await countTaken(tx, day, day)).get(day) ?? 0;
  if (taken >= limit) throw new AppError("day_full", { taken, limit, date: day });
}

function isClosed(rules: DayRules | undefined, day: string): boolean {
  if (!rules) return false;
  const { closed_days: closedDays, opening_hours: openingHours, has_slug: hasHours } = rules;
  return isClosedDay({ closedDays, openingHours: hasHours ? openingHours : null }, day);
}
