import { toMajorOf } from "@marzipan/domain/money";
import { findClientOrder } from "../../../figures/figures.actions.ts";
import type { AdvisorQuestion, AnswerParts } from "../answer-parts.rules.ts";
import { moneyFigure } from "../answer-parts.rules.ts";
import { askWhich, findNamed, isUnclear } from "./names.actions.ts";

/** Returns the next or the last order of the client that a question names; asks for a name where it names none. */
export async function answerClientOrder(
  asked: AdvisorQuestion,
  which: "next" | "last",
): Promise<AnswerParts> {
  const { tx, words, member } = asked;
  const { t, format } = words;
  const { groups } = await findNamed(asked);
  const group = groups.find((one) => one.every(({ kind }) => kind === "client"));
  const [client] = group ?? [];
  if (!group || !client) {
    return { lines: [t("advisor.client_which")], figures: [], counted: null, actions: [] };
  }
  if (isUnclear(group)) return askWhich(asked, group);
  const { name } = client;
  const order = await findClientOrder(tx, client.key, member.today, which);
  const counted = t("advisor.counted_client_orders");
  const link = { label: t("insights.act_client"), path: `/clients/${client.key}` };
  if (!order) {
    const none = which === "next" ? "advisor.next_order_none" : "advisor.last_order_none";
    return { lines: [t(none, { name })], figures: [], counted, isNow: true, actions: [link] };
  }
  const amount = toMajorOf(order.totalMinor, order.currency);
  const facts = {
    name,
    date: format.date(order.day),
    amount: format.money(amount, order.currency),
  };
  return {
    lines: [t(which === "next" ? "advisor.next_order" : "advisor.last_order", facts)],
    figures: [moneyFigure("total", amount, order.currency)],
    counted,
    isNow: true,
    actions: [
      {
        label: t("common.order_number", { number: String(order.number) }),
        path: `/orders/${order.id}`,
      },
      link,
    ],
  };
}
