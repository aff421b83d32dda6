import { toMajorOf } from "@marzipan/domain/money";
import { wholeName } from "@marzipan/domain/questions/names";
import { countOfClient, listNamed, type NamedThing, sumItems } from "../figures/figures.actions.ts";
import {
  type Asked,
  countFigure,
  figuresLink,
  moneyFigure,
  ordersLink,
  type Said,
} from "./advisor-said.rules.ts";
import type { PricedItem } from "./plan-answers.actions.ts";

/** What a question names: an item or a client of the business. */
export async function findNamed({ tx, question }: Asked): Promise<NamedThing[]> {
  const { text, rest } = question;
  if (rest.length === 0 && !text.trim()) return [];
  const found = await listNamed(tx, text, rest.slice(0, 8));
  return found.filter(({ nameKey }) => wholeName(nameKey, text, rest));
}

/** Answers the first named item as its sales stand; `null` where none was sold in the period. */
export async function readItem(
  { tx, question, member }: Asked,
  named: readonly NamedThing[],
): Promise<(PricedItem & { key: string }) | null> {
  const keys = named.filter(({ kind }) => kind === "item").map(({ key }) => key);
  if (keys.length === 0) return null;
  const sums = await sumItems(tx, question.span, member.currency, keys);
  const first = keys.map((key) => sums.find((one) => one.key === key)).find(Boolean);
  if (first) {
    const { key, name, quantity, revenueMinor } = first;
    return { key, name: name ?? "", quantity, revenueMinor };
  }
  const [one] = named.filter(({ kind }) => kind === "item");
  return one ? { key: one.key, name: one.name, quantity: 0, revenueMinor: 0 } : null;
}

/** Answers what one item brought in. */
export function answerItem(
  { question, words, member }: Asked,
  item: PricedItem & { key: string },
): Said {
  const { t, format } = words;
  const { currency } = member;
  const amount = toMajorOf(item.revenueMinor, currency);
  const filter: Record<string, string> = item.key.startsWith("p:")
    ? { productId: item.key.slice(2) }
    : { item: item.key.slice(2) };
  return {
    lines: [
      t("advisor.sold", {
        item: item.name,
        quantity: format.number(item.quantity),
        revenue: format.money(amount, currency),
      }),
    ],
    figures: [moneyFigure("revenue", amount, currency), countFigure("quantity", item.quantity)],
    counted: t("figures.items_means"),
    actions: [
      ordersLink(words, question.span, { status: "completed", ...filter }),
      figuresLink(words, question.span),
    ],
  };
}

/** Answers what one client brought in. */
export async function answerClient(
  { tx, question, words, member }: Asked,
  client: NamedThing,
): Promise<Said> {
  const { t, format } = words;
  const { currency } = member;
  const [sum] = await countOfClient(tx, question.span, currency, client.key);
  const amount = toMajorOf(sum?.amountMinor ?? 0, currency);
  const orders = sum?.count ?? 0;
  return {
    lines: [
      t("common.labelled", {
        label: client.name,
        value: t("advisor.client_value", {
          amount: format.money(amount, currency),
          orders: format.number(orders),
        }),
      }),
    ],
    figures: [moneyFigure("revenue", amount, currency), countFigure("orders", orders)],
    counted: t("figures.orders_means"),
    actions: [
      { label: t("insights.act_client"), path: `/clients/${client.key}` },
      figuresLink(words, question.span),
    ],
  };
}
