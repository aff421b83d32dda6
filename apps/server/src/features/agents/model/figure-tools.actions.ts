import { comparisons } from "@marzipan/contract/analytics";
import { IsoCurrencyCode } from "@marzipan/contract/expenses";
import { pages } from "@marzipan/contract/paths";
import { CalendarDate } from "@marzipan/contract/primitives";
import { mayRole } from "@marzipan/domain/roles";
import { z } from "zod";
import { formatIn, wordsIn } from "../../../platform/formats/translator.ts";
import { listClientFigures, listItemFigures } from "../../analytics/analytics-lists.actions.ts";
import { getAnalytics } from "../../analytics/analytics.actions.ts";
import { clientsTable, itemsTable } from "../wording/tables.rules.ts";
import { drawOverTime, toldOverTime } from "../advisor/answers/figures.actions.ts";
import { defineTool } from "./model-tools.ts";
import type { AgentTool, ToolContext } from "./model-tools.ts";
import type { Words } from "../wording/insights.rules.ts";

const mayUse: AgentTool["mayUse"] = (role) => mayRole(role, "money");
const day = z.string().refine((text) => CalendarDate.safeParse(text).success, "yyyy-mm-dd");
const span = {
  from: day.describe("first day, yyyy-mm-dd"),
  to: day.describe("last day, yyyy-mm-dd"),
  currency: z
    .string()
    .refine((text) => IsoCurrencyCode.safeParse(text).success)
    .nullable()
    .describe("ISO 4217 code; null for the shop's own currency"),
};
const count = z.number().int().min(1).max(20);

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Returns how much a figure changed, and by how many percent of what it was. */
function changeOf(now: number, before: number): { amount: number; percent: number | null } {
  const percent = before === 0 ? null : Math.round(((now - before) / Math.abs(before)) * 1000) / 10;
  return { amount: Math.round((now - before) * 1000) / 1000, percent };
}

const shareOf = (part: number, whole: number): number | null =>
  whole <= 0 ? null : Math.round((part / whole) * 1000) / 10;

async function wordsOf({ language }: ToolContext): Promise<Words> {
  return { t: await wordsIn(language), format: formatIn(language) };
}

async function figuresSource(context: ToolContext) {
  const { t } = await wordsOf(context);
  return [{ title: t("shell.analytics"), path: pages.analytics.path as string }];
}

const said = ["revenue", "cash", "expenses", "profit"] as const;

/** The sums of a period with what they are compared with, by piece, weekday, category and kind of client. */
export const figuresTool = defineTool({
  description:
    "Revenue, cash received, refunds, expenses, profit, orders, average order, new and returning clients of a period, compared with the period before or a year ago; also by day, week or month, by weekday, expenses by category, menu requests.",
  input: z.object({ ...span, compare: z.enum(comparisons) }),
  mayUse,
  run: async (tx, { currency, ...query }, context) => {
    const found = await getAnalytics(tx, { ...query, ...(currency ? { currency } : {}) } as never);
    const { totals, compared } = found;
    const words = await wordsOf(context);
    return {
      data: {
        from: found.from,
        to: found.to,
        currency: found.currency,
        totals: { ...totals, marginPercent: shareOf(totals.profit, totals.revenue) },
        compared: compared && {
          from: compared.from,
          to: compared.to,
          totals: compared.totals,
          change: Object.fromEntries(
            (["revenue", "cash", "expenses", "profit", "ordersCount"] as const).map((name) => [
              name,
              changeOf(totals[name], compared.totals[name]),
            ]),
          ),
        },
        pieces: found.spans.slice(0, 62),
        weekdays: found.weekdays.map(({ weekday, ...one }) => ({
          weekday: weekdays[weekday],
          ...one,
        })),
        expenses: found.categories.map((one) => ({
          ...one,
          sharePercent: shareOf(one.amount, totals.expenses),
        })),
        requests: found.requests,
        clients: found.clients,
        otherCurrencies: found.others,
      },
      sources: await figuresSource(context),
      figures: said.map((key) => ({
        key,
        value: totals[key],
        unit: "money" as const,
        currency: found.currency,
      })),
      charts: toldOverTime.flatMap((key) => {
        const chart = drawOverTime(found, key, words);
        return chart ? [{ key, chart }] : [];
      }),
    };
  },
});

/** The items of a period by revenue or quantity; names that are on no menu may be a person's. */
export const itemsTool = defineTool({
  description: "The items sold in a period, the best first, by revenue or by quantity.",
  input: z.object({ ...span, sort: z.enum(["revenue", "quantity"]), count }),
  mayUse,
  run: async (tx, { currency, count: limit, ...query }, context) => {
    const asked = { ...query, ...(currency ? { currency } : {}), limit };
    const { items } = await listItemFigures(tx, asked as never);
    const names: string[] = [];
    const rows = items.map(({ name, productId, ...one }, at) => {
      if (name === null) return { rank: at + 1, item: "other", ...one };
      const shown =
        productId === null ? context.pseudonyms.of("item", name) : context.pseudonyms.hide(name);
      names.push(shown);
      return { rank: at + 1, item: shown, ...one };
    });
    const { from, to } = query;
    const of = currency ?? context.currency;
    const named = items.flatMap(({ name, ...one }) => (name === null ? [] : [{ name, ...one }]));
    return {
      data: { from, to, currency: of, count: rows.length, items: rows },
      names,
      sources: await figuresSource(context),
      table: itemsTable(named, of, await wordsOf(context)),
    };
  },
});

/** The linked clients of a period by what they brought in. */
export const clientsTool = defineTool({
  description: "The clients of a period by what they brought in, the best first.",
  input: z.object({ ...span, count }),
  mayUse,
  run: async (tx, { currency, count: limit, ...query }, context) => {
    const asked = { ...query, ...(currency ? { currency } : {}), limit };
    const { items } = await listClientFigures(tx, asked as never);
    const names: string[] = [];
    const rows = items.map(({ clientName, ordersCount, revenue, isNew }, at) => {
      const client = context.pseudonyms.of("client", clientName);
      names.push(client);
      return { rank: at + 1, client, ordersCount, revenue, isNew };
    });
    const { from, to } = query;
    const of = currency ?? context.currency;
    return {
      data: { from, to, currency: of, count: rows.length, clients: rows },
      names,
      sources: await figuresSource(context),
      table: clientsTable(items, of, await wordsOf(context)),
    };
  },
});
