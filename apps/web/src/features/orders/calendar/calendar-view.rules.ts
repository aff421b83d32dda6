import {
  addDays,
  addMonths,
  daysBetween,
  monthEnd,
  monthStart,
  weekStartOf,
} from "@marzipan/domain/dates";
import { readDay } from "../../../platform/url/read-days.ts";

/** What the calendar shows: the week or the month that holds a day. */
export interface CalendarView {
  kind: "week" | "month";
  /** A day of the span, `yyyy-mm-dd`; the chosen one where one is chosen. */
  day: string;
}

/** The first and the last day of a span. */
export interface DaySpan {
  from: string;
  to: string;
}

/** Reads the view from the page's query: the present week unless it says otherwise. */
export function readCalendarView(
  params: Readonly<Record<string, string | undefined>>,
  today: string,
): CalendarView {
  return {
    kind: params["view"] === "month" ? "month" : "week",
    day: readDay(params["day"]) ?? today,
  };
}

/** Returns the days that the view draws: a week, or the whole weeks that hold a month (at most 42 days). */
export function drawnSpan(view: CalendarView, weekStart: number): DaySpan {
  if (view.kind === "week") {
    const from = weekStartOf(view.day, weekStart);
    return { from, to: addDays(from, 6) };
  }
  const from = weekStartOf(monthStart(view.day), weekStart);
  return { from, to: addDays(weekStartOf(monthEnd(view.day), weekStart), 6) };
}

/** Returns every day of a span. */
export function daysOfSpan({ from, to }: DaySpan): string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}

/** Returns the day to show one span earlier (-1) or later (1). */
export function stepDay(view: CalendarView, step: -1 | 1): string {
  return view.kind === "week" ? addDays(view.day, 7 * step) : addMonths(view.day, step);
}

/** Groups orders by their delivery day, in the order in which they come. */
export function ordersByDay<T extends { deliveryDate: string }>(
  orders: readonly T[],
): Readonly<Record<string, readonly T[]>> {
  return Object.groupBy(orders, (order) => order.deliveryDate) as Record<string, T[]>;
}

/** An order that was dropped on another day. */
export interface Move {
  id: string;
  day: string;
}

/** Puts moved orders on their new days, before the server has answered. */
export function withMoved<T extends { id: string; deliveryDate: string }>(
  orders: readonly T[],
  moves: readonly Move[],
): readonly T[] {
  if (moves.length === 0) return orders;
  const days = new Map(moves.map(({ id, day }) => [id, day]));
  return orders.map((order) => {
    const day = days.get(order.id);
    return day === undefined ? order : { ...order, deliveryDate: day };
  });
}
