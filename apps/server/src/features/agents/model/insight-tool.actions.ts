import { expenseCategories } from "@marzipan/contract/expenses";
import { findInsights } from "@marzipan/insights/rank";
import type { Insight } from "@marzipan/insights/insight";
import { toMajorOf } from "@marzipan/domain/money";
import { mayRole } from "@marzipan/domain/roles";
import { z } from "zod";
import { memberOf } from "../../../platform/account/member.ts";
import { listOpenWeekdays } from "../../catalog/day-places.actions.ts";
import { readBooks } from "../../figures/books.actions.ts";
import { defineTool } from "./model-tools.ts";
import type { ToolContext } from "./model-tools.ts";

const mostInsights = 8;
const ofClients = new Set<Insight["kind"]>([
  "client_stopped",
  "unpaid",
  "deposit_forgotten",
  "request_unanswered",
]);

/** What the books say by themselves, the most money at stake first, as figures without words. */
export const insightsTool = defineTool({
  description:
    "What stands out in the shop's books by itself, the most money at stake first: trends, items, prices, clients who stopped, weekdays, what is unpaid, costs that rose, how the month will end.",
  input: z.object({}),
  mayUse: (role) => mayRole(role, "money"),
  run: async (tx, _input, context) => {
    const member = memberOf(await tx.entered, tx.now);
    const books = await readBooks(tx, member, await listOpenWeekdays(tx));
    const found = findInsights(books, member.currency, member.today).slice(0, mostInsights);
    const subjects = found.map((insight) => showSubject(insight, context));
    return {
      data: found.map(({ kind, period, figures, sample, stakeMinor, currency }, at) => ({
        rank: at + 1,
        kind,
        about: subjects[at],
        from: period[0],
        to: period[1],
        figures: figures.map((figure) =>
          figure.unit === "money"
            ? { name: figure.key, amount: toMajorOf(figure.value, figure.currency), currency }
            : { name: figure.key, [figure.unit]: figure.value },
        ),
        records: sample.count,
        atStake: toMajorOf(stakeMinor, currency),
        currency,
      })),
      names: subjects.flatMap((subject) => subject ?? []),
    };
  },
});

/** Categories are words of ours; whatever else an insight is about may be a person's name, or hold one. */
function showSubject({ kind, subject }: Insight, { pseudonyms }: ToolContext): string | null {
  if (subject === null || expenseCategories.some((one) => one === subject)) return subject;
  return pseudonyms.of(ofClients.has(kind) ? "client" : "item", subject);
}
