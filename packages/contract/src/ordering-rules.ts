import * as z from "zod/mini";
import { depositKinds, fulfilments } from "./order-fields.ts";
import { CalendarDate, Money, TimeOfDay, text } from "./primitives.ts";

/** A span of a day in which the business is open; `to` is later than `from`. */
const OpenSpan = z
  .strictObject({ from: TimeOfDay, to: TimeOfDay })
  .check(z.refine((span: { from: string; to: string }) => span.from < span.to, "date_order"));

/** Opening hours: seven days from Sunday, each with its spans in order; none means closed. */
const OpeningHours = z
  .array(z.array(OpenSpan).check(z.maxLength(4, "too_many")))
  .check(z.length(7, "invalid"));

/** Days on which the business takes no orders, both ends among them. */
const ClosedDays = z
  .strictObject({ from: CalendarDate, to: CalendarDate, note: z.optional(text(80)) })
  .check(z.refine((days: { from: string; to: string }) => days.from <= days.to, "date_order"));

/** Why a day is closed: a weekday without opening hours, or one of the closed days. */
export const closedReasons = ["weekday", "days"] as const;

/** A reason why a day is closed. */
export type ClosedReason = (typeof closedReasons)[number];

/** The minutes between two times that are offered. */
export const slotSteps = [15, 30, 60, 120] as const;

const whole = z.number("not_a_number").check(z.int("too_precise"));

/** What decides which days and times can be asked for (rulings §5, §10.4). */
export const orderingFields = {
  /** Hours between asking and the earliest time. */
  leadTimeHours: whole.check(z.minimum(0, "too_small"), z.maximum(720, "too_big")),
  /** What is asked at or after this time of day counts as asked at the next midnight; `null`: no cut-off. */
  cutOffTime: z.nullable(TimeOfDay),
  /** The last day that can be asked for, in days from today. */
  daysAhead: whole.check(z.minimum(1, "too_small"), z.maximum(365, "too_big")),
  /** Most orders for one day, `null` for any number. */
  maxOrdersADay: z.nullable(whole.check(z.minimum(1, "too_small"), z.maximum(1000, "too_big"))),
  openingHours: OpeningHours,
  closedDays: z.array(ClosedDays).check(z.maxLength(100, "too_many")),
  slotMinutes: z.union([z.literal(15), z.literal(30), z.literal(60), z.literal(120)], "invalid"),
  fulfilments: z
    .array(z.enum(fulfilments, "invalid"))
    .check(z.minLength(1, "required"), z.maxLength(2, "too_many")),
  depositKind: z.nullable(z.enum(depositKinds, "invalid")),
  depositValue: z.nullable(Money),
  /** Days from acceptance until the deposit is due, at the latest the day before delivery. */
  depositDueDays: whole.check(z.minimum(0, "too_small"), z.maximum(60, "too_big")),
};

/** The ordering rules of a business. */
export const OrderingRules = z.object(orderingFields);

/** The ordering rules as plain data. */
export type OrderingRules = z.output<typeof OrderingRules>;
