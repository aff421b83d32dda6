import type { getDashboard } from "@marzipan/contract/dashboard";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import { addDays } from "@marzipan/domain/dates";
import { toMajorOf } from "@marzipan/domain/money";
import { monthSpans } from "@marzipan/domain/months";
import { mayRole } from "@marzipan/domain/roles";
import type { Tx } from "../../platform/database/database.ts";
import { together } from "../../platform/database/together.ts";
import { JsonValue } from "../../platform/formats/json-value.ts";
import { memberOf } from "../../platform/account/member.ts";
import { listDays } from "../catalog/day-places.actions.ts";
import { countDay, figuresOfMonth } from "../figures/figures.actions.ts";
import type { MonthFigure } from "../figures/figures.actions.ts";
import { countOpenRequests } from "../order-requests/request-lists.actions.ts";
import { listUnfinished } from "../bake-list/bake-list.actions.ts";
import { listNextOrders } from "../orders/order-lists.actions.ts";
import { listNextTasks } from "../tasks/tasks.actions.ts";

type Dashboard = ReplyOf<typeof getDashboard>;

const bakeCount = 3;
const upcomingCount = 12;
const taskCount = 5;

/**
 * Returns the business's day: what to bake and hand over, the counts, what comes, and the month against the last. The
 * sums of money are left out for a role that may not see them.
 */
export async function readDashboard(tx: Tx<"session">): Promise<JsonValue<Dashboard>> {
  const session = await tx.entered;
  const { today, currency } = memberOf(session, tx.now);
  const seesMoney = mayRole(session.role, "money");
  const spans = monthSpans(today);
  const { bakeNow, upcoming, days, tasks, requests, counts, figures } = await together({
    bakeNow: listUnfinished(tx, today, bakeCount),
    upcoming: listNextOrders(tx, today, upcomingCount),
    days: listTodayAndTomorrow(tx, today),
    tasks: listNextTasks(tx, taskCount),
    requests: countOpenRequests(tx),
    counts: countDay(tx, spans),
    figures: seesMoney ? figuresOfMonth(tx, spans, currency) : { revenue: [], expenses: [] },
    committed: tx.commitWith([]),
  });
  const revenue = figures.revenue.map(describeMonth);
  const rest: Omit<Dashboard, "upcoming" | "handOverNext"> = {
    today,
    counts,
    revenueThisMonth: revenue.map((sum) => ({ currency: sum.currency, amount: sum.thisMonth })),
    bakeNow: bakeNow.map(({ key, dessert_name, quantity, made }) => ({
      key,
      dessert_name,
      quantity,
      made,
    })),
    days,
    tasks,
    month: {
      from: spans.from,
      to: spans.to,
      lastFrom: spans.lastFrom,
      lastTo: spans.lastTo,
      revenue,
      expenses: figures.expenses.map(describeMonth),
    },
    requestsWaiting: requests.count,
    oldestRequestAt: requests.oldestAt,
  };
  const next = upcoming.find((order) => order.day === today)?.json ?? "null";
  const orders = upcoming.map((order) => order.json).join(",");
  return new JsonValue(
    `${JSON.stringify(rest).slice(0, -1)},"handOverNext":${next},"upcoming":[${orders}]}`,
  );
}

/** Returns how both days stand for one more order. */
async function listTodayAndTomorrow(tx: Tx, date: string): Promise<Dashboard["days"]> {
  const [today, tomorrow] = await listDays(tx, date, addDays(date, 1));
  if (!today || !tomorrow) throw new Error(`no two days from ${date}`);
  return { today, tomorrow };
}

function describeMonth({
  currency,
  thisMonthMinor,
  lastMonthSameDaysMinor,
  lastMonthMinor,
}: MonthFigure): Dashboard["month"]["revenue"][number] {
  return {
    currency,
    thisMonth: toMajorOf(thisMonthMinor, currency),
    lastMonthSameDays: toMajorOf(lastMonthSameDaysMinor, currency),
    lastMonth: toMajorOf(lastMonthMinor, currency),
  };
}
