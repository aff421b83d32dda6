import { pages } from "@marzipan/contract/paths";
import { CalendarDate } from "@marzipan/contract/primitives";
import { mayRole } from "@marzipan/domain/roles";
import { z } from "zod";
import { formatIn, wordsIn } from "../../../platform/formats/translator.ts";
import { getAnalytics } from "../../analytics/analytics.actions.ts";
import { getBakeList } from "../../bake-list/bake-list.actions.ts";
import { listDebtors } from "../../payments/payment-lists.actions.ts";
import { owedTable } from "../wording/tables.rules.ts";
import { defineTool } from "./model-tools.ts";

const day = z.string().refine((text) => CalendarDate.safeParse(text).success, "yyyy-mm-dd");
const mostDebtors = 20;

/** What is owed: the sums by age, and who owes what is due. */
export const owedTool = defineTool({
  description:
    "What is still owed: the sum, by days since delivery, and the clients who owe what is due, the oldest first.",
  input: z.object({}),
  mayUse: (role) => mayRole(role, "money"),
  run: async (tx, _input, { pseudonyms, sharesDetails, today, language }) => {
    const span = { from: today, to: today, compare: "none" } as const;
    const { owed, currency } = await getAnalytics(tx, span);
    const debtors = await listDebtors(tx, { limit: mostDebtors } as never);
    const names: string[] = [];
    const t = await wordsIn(language);
    return {
      data: {
        currency,
        owed,
        due: debtors.totals,
        clients: debtors.items.map(({ clientName, phone, orders, ...one }, at) => {
          const client = pseudonyms.of("client", clientName);
          names.push(client);
          return {
            rank: at + 1,
            client,
            ...(sharesDetails ? { phone } : {}),
            currency: one.currency,
            amount: one.amount,
            oldestDate: one.oldestDate,
            ordersCount: orders.length,
          };
        }),
      },
      names,
      sources: [{ title: t("payments.title"), path: pages.payments.path as string }],
      figures: [{ key: "owed", value: owed.total, unit: "money" as const, currency }],
      table: owedTable(debtors.items, debtors.totals, { t, format: formatIn(language) }),
    };
  },
});

/** The orders of a day and what is to be made for them. */
export const ordersTool = defineTool({
  description: "The open orders of one day: what is to be made, how much of it is, and each order.",
  input: z.object({ day: day.describe("yyyy-mm-dd") }),
  mayUse: (role) => mayRole(role, "orders"),
  run: async (tx, { day: asked }, { pseudonyms, sharesDetails, language }) => {
    const { ordersCount, items } = await getBakeList(tx, asked, asked);
    const names: string[] = [];
    const show = (kind: "client" | "item", name: string): string => {
      const shown = pseudonyms.of(kind, name);
      names.push(shown);
      return shown;
    };
    const orders = new Map(items.flatMap((item) => item.orders).map((order) => [order.id, order]));
    const t = await wordsIn(language);
    return {
      data: {
        day: asked,
        ordersCount,
        toMake: items.slice(0, 60).map((item) => ({
          item:
            item.productId === null
              ? show("item", item.dessert_name)
              : pseudonyms.hide(item.dessert_name),
          quantity: item.quantity,
          made: item.made,
        })),
        orders: [...orders.values()].slice(0, 60).map((order) => ({
          number: order.number,
          client: show("client", order.clientName),
          time: order.deliveryTime?.slice(0, 5) ?? null,
          status: order.status,
          ...(sharesDetails
            ? { allergens: order.allergens, allergyNote: order.allergyNote, notes: order.notes }
            : {}),
        })),
      },
      names: [...names, ...items.map((item) => pseudonyms.hide(item.dessert_name))],
      sources: [{ title: t("shell.bake_list"), path: pages.bakeList.path as string }],
    };
  },
});
