import type { getDashboard } from "@marzipan/contract/dashboard";
import type { ReplyOf } from "@marzipan/contract/endpoint";

/** What the dashboard knows. */
export type Dashboard = ReplyOf<typeof getDashboard>;

/** The order that leaves the house next. */
export type NextOrder = NonNullable<Dashboard["handOverNext"]>;

/** One currency's revenue of this month and the last, in major units. */
export type MonthRevenue = Dashboard["month"]["revenue"][number];
