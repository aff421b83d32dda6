import type { getAdminDashboard } from "@marzipan/contract/admin";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import { planNames, subscriptionStatuses } from "@marzipan/contract/plans";
import { addDays } from "@marzipan/domain/dates";
import type { Tx } from "../../platform/database/database.ts";
import { together } from "../../platform/database/together.ts";
import { memberOf } from "../../platform/account/member.ts";
import { planOfStanding } from "./plan-standing.rules.ts";
import { describeUser } from "./users.actions.ts";
import { countAccounts, countPlans, countSignUps, listPage } from "./users.store.ts";

const daysShown = 30;
const newestShown = 8;

/** Returns the administrators' overview; days are those of the asking administrator's own time zone. */
export async function readOverview(
  tx: Tx<"administrator">,
): Promise<ReplyOf<typeof getAdminDashboard>> {
  const { timeZone, today } = memberOf(await tx.entered, tx.now);
  const from = addDays(today, 1 - daysShown);
  const everybody = { patterns: [], filter: undefined, planStandings: null, limit: newestShown };
  const [counts, signUps, standings, newest] = await together([
    countAccounts(tx),
    countSignUps(tx, timeZone, from),
    countPlans(tx),
    listPage(tx, everybody, "desc", null),
  ]);
  const countOf = new Map(signUps.map(({ day, count }) => [day, count]));
  const days = Array.from({ length: daysShown }, (_, index) => addDays(from, index));
  return {
    counts,
    signUps: days.map((day) => ({ day, count: countOf.get(day) ?? 0 })),
    plans: sumPlans(standings),
    newest: newest.map(describeUser),
  };
}

/** Sums businesses by the plan and status in force, lower plans first; what no business has is left out. */
function sumPlans(
  standings: Awaited<ReturnType<typeof countPlans>>,
): ReplyOf<typeof getAdminDashboard>["plans"] {
  return planNames.flatMap((plan) =>
    subscriptionStatuses.flatMap((status) => {
      const count = standings
        .map((row) => ({ ...planOfStanding(row.plan_standing), count: row.count }))
        .filter((row) => row.plan === plan && row.status === status)
        .reduce((sum, row) => sum + row.count, 0);
      return count === 0 ? [] : [{ plan, status, count }];
    }),
  );
}
