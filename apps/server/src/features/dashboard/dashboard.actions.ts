import type { getDashboard } from "@marzipan/contract/dashboard";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import { toMajor } from "@marzipan/domain/money";
import { monthSpans } from "@marzipan/domain/months";
import { revenueSpans } from "@marzipan/domain/revenue";
import { mayRole } from "@marzipan/domain/roles";
import type { Tx } from "../../platform/database/database.ts";
import { together } from "../../platform/database/together.ts";
import { JsonValue } from "../../platform/json-value.ts";
import { memberOf } from "../../platform/member.ts";
import { monthsOfExpenses } from "../expenses/expense-lists.actions.ts";
import { countNewRequests } from "../order-requests/request-lists.actions.ts";
import { listUnfinished } from "../bake-list/bake-list.actions.ts";
import { listNextOrders } from "../orders/order-lists.actions.ts";
import { listNextTasks } from "../tasks/tasks.actions.ts";
import { countDay, sumRevenue } from "./dashboard.store.ts";
import type { Revenue } from "./dashboard.store.ts";

type Dashboard = ReplyOf<typeof getDashboard>;

const bakeCount = 3;
const upcomingCount = 12;
const taskCount = 5;

/**
 * Answers the business's day: what to bake and hand over, the counts, what comes, and the month against the last. The
 * sums of money are left out for a role that may not see them.
 */
export async function readDashboard(tx: Tx<"session">): Promise<JsonValue<Dashboard>> {
  const session = await tx.entered;
  const { today, currency } = memberOf(session, tx.now);
  const seesMoney = mayRole(session.role, "money");
  const spans = monthSpans(today);
  const [counts, sums, expenses, bakeNow, upcoming, tasks, requestsWaiting] = await together([
    countDay(tx, spans),
    seesMoney ? sumRevenue(tx, revenueSpans(spans)) : [],
    seesMoney ? monthsOfExpenses(tx, spans, currency) : [],
    listUnfinished(tx, today, bakeCount),
    listNextOrders(tx, today, upcomingCount),
    listNextTasks(tx, taskCount),
    countNewRequests(tx),
  ]);
  const revenue = seesMoney ? withOwnCurrency(sums, currency) : [];
  const rest: Omit<Dashboard, "upcoming" | "handOverNext"> = {
    today,
    counts,
    revenueThisMonth: revenue.map((sum) => ({
      currency: sum.currency,
      amount: toMajor(sum.thisMonthMinor),
    })),
    bakeNow: bakeNow.map(({ key, dessert_name, quantity, made }) => ({
      key,
      dessert_name,
      quantity,
      made,
    })),
    tasks,
    month: {
      from: spans.from,
      to: spans.to,
      lastFrom: spans.lastFrom,
      lastTo: spans.lastTo,
      revenue: revenue.map((sum) => ({
        currency: sum.currency,
        thisMonth: toMajor(sum.thisMonthMinor),
        lastMonthSameDays: toMajor(sum.lastMonthSameDaysMinor),
        lastMonth: toMajor(sum.lastMonthMinor),
      })),
      expenses,
    },
    requestsWaiting,
  };
  const next = upcoming.find((order) => order.day === today)?.json ?? "null";
  const orders = upcoming.map((order) => order.json).join(",");
  return new JsonValue(
    `${JSON.stringify(rest).slice(0, -1)},"handOverNext":${next},"upcoming":[${orders}]}`,
  );
}

/** The business's own currency comes first and is there even without revenue. */
function withOwnCurrency(sums: readonly Revenue[], currency: string): Revenue[] {
  const nothing = {
    currency,
    thisMonthMinor: 0,
    lastMonthSameDaysMinor: 0,
    lastMonthMinor: 0,
  };
  const own = sums.find((sum) => sum.currency === currency) ?? nothing;
  return [own, ...sums.filter((sum) => sum.currency !== currency)];
}
