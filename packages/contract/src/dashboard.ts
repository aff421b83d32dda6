import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { BakeItem } from "./bake-list.ts";
import { Order } from "./order-fields.ts";
import { DayStanding } from "./orders.ts";
import { Instant } from "./primitives.ts";
import { Task } from "./tasks.ts";

const amounts = z.array(z.object({ currency: z.string(), amount: z.number() }));

const months = z.array(
  z.object({
    currency: z.string(),
    thisMonth: z.number(),
    lastMonthSameDays: z.number(),
    lastMonth: z.number(),
  }),
);

/** The dashboard: what to do now, then how it goes (spec §2, design.md "Today first"). */
export const getDashboard = endpoint({
  id: "dashboard.get",
  method: "GET",
  path: "/api/dashboard",
  access: "member",
  summary:
    "Returns what to bake and hand over now, the counts, upcoming orders and tasks, and this month compared with last month.",
  reply: z.object({
    today: z.string(),
    counts: z.object({
      today: z.number(),
      pending: z.number(),
      completed: z.number(),
      overdue: z.number(),
      completedToday: z.number(),
    }),
    revenueThisMonth: amounts,
    bakeNow: z.array(
      z.pick(BakeItem, { key: true, dessert_name: true, quantity: true, made: true }),
    ),
    handOverNext: z.nullable(Order),
    upcoming: z.array(Order),
    /** How today and tomorrow stand for orders. */
    days: z.object({ today: DayStanding, tomorrow: DayStanding }),
    tasks: z.array(Task),
    month: z.object({
      from: z.string(),
      to: z.string(),
      lastFrom: z.string(),
      lastTo: z.string(),
      revenue: months,
      expenses: months,
    }),
    requestsWaiting: z.number(),
    /** Since when the oldest of them waits; `null` without any. */
    oldestRequestAt: z.nullable(Instant),
  }),
});

/** The usage that counts against the plan's limits. */
export const getUsage = endpoint({
  id: "dashboard.usage",
  method: "GET",
  path: "/api/usage",
  access: "member",
  summary: "Returns the usage of each plan limit. A limit of -1 is unlimited.",
  reply: z.object({
    orders: z.object({ used: z.number(), limit: z.number() }),
    clients: z.object({ used: z.number(), limit: z.number() }),
    products: z.object({ used: z.number(), limit: z.number() }),
    storage: z.object({ used: z.number(), limit: z.number() }),
    people: z.object({ used: z.number(), limit: z.number() }),
    /** Business consultations of the plan's month, or of a lifetime, and when they are counted again. */
    consultations: z.object({
      used: z.number(),
      limit: z.number(),
      per: z.enum(["month", "lifetime"]),
      countsAnewAt: z.nullable(Instant),
    }),
  }),
});
