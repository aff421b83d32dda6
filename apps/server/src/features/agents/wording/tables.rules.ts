import type { AgentAnswer } from "../agent-answer.ts";
import type { Words } from "./insights.rules.ts";

/** The rows of an answer with their columns, as a reader sees them. */
export type AnswerTable = NonNullable<AgentAnswer["table"]>;

/** So many rows of a list are told. */
export const toldRows = 5;

function tableOf(
  [name, ...others]: readonly [string, ...string[]],
  rows: readonly (readonly string[])[],
  sums?: readonly string[],
): AnswerTable {
  return {
    columns: [
      { title: name, isNumber: false },
      ...others.map((title) => ({ title, isNumber: true })),
    ],
    rows: rows.slice(0, toldRows).map((row) => [...row]),
    ...(sums && { sums: [...sums] }),
  };
}

/** Returns items by what they brought in and how much of them was sold. */
export function itemsTable(
  items: readonly { name: string; quantity: number; revenue: number }[],
  currency: string,
  { t, format }: Words,
): AnswerTable {
  return tableOf(
    [t("analytics.item"), t("common.quantity"), t("figures.revenue")],
    items.map(({ name, quantity, revenue }) => [
      name,
      format.number(quantity),
      format.money(revenue, currency),
    ]),
  );
}

/** Returns clients by what they brought in and how often they ordered. */
export function clientsTable(
  clients: readonly { clientName: string; ordersCount: number; revenue: number }[],
  currency: string,
  { t, format }: Words,
): AnswerTable {
  return tableOf(
    [t("sheets.client"), t("figures.orders"), t("figures.revenue")],
    clients.map(({ clientName, ordersCount, revenue }) => [
      clientName,
      format.number(ordersCount),
      format.money(revenue, currency),
    ]),
  );
}

/** Returns clients by how much of an item they bought, in how many orders. */
export function buyersTable(
  buyers: readonly { name: string; quantity: number; ordersCount: number }[],
  { t, format }: Words,
): AnswerTable {
  return tableOf(
    [t("sheets.client"), t("common.quantity"), t("figures.orders")],
    buyers.map(({ name, quantity, ordersCount }) => [
      name,
      format.number(quantity),
      format.number(ordersCount),
    ]),
  );
}

/** Returns who owes since when how much, and what is due in all where it is of one currency. */
export function owedTable(
  debtors: readonly { clientName: string; oldestDate: string; amount: number; currency: string }[],
  due: readonly { amount: number; currency: string }[],
  { t, format }: Words,
): AnswerTable {
  const [total, ...more] = due;
  const table = tableOf(
    [t("sheets.client"), t("advisor.col_since"), t("payments.balance_due")],
    debtors.map(({ clientName, oldestDate, amount, currency }) => [
      clientName,
      format.date(oldestDate),
      format.money(amount, currency),
    ]),
    total && more.length === 0
      ? [t("payments.owing_total"), "", format.money(total.amount, total.currency)]
      : undefined,
  );
  const columns = table.columns.map((column, at) => ({ ...column, isNumber: at === 2 }));
  return { ...table, columns };
}

/** Returns parts of a whole, the largest first: what each came to, and its share. */
export function partsTable(
  title: string,
  parts: readonly { name: string; amount: number }[],
  whole: number,
  currency: string,
  { t, format }: Words,
): AnswerTable {
  return tableOf(
    [title, t("advisor.col_share"), t("payments.amount")],
    parts.map(({ name, amount }) => [
      name,
      whole > 0 ? format.percent(amount / whole) : "",
      format.money(amount, currency),
    ]),
    [t("common.total"), "", format.money(whole, currency)],
  );
}

/** Returns the table whose rows a reply names, of those that tools gave. */
export function tableNamedIn(
  reply: string,
  tables: readonly AnswerTable[],
): AnswerTable | undefined {
  return tables.findLast(({ rows }) => rows.some(([name]) => name && reply.includes(name)));
}
