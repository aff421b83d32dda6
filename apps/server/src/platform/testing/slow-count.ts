import type { PlainBusiness, PlainOrder } from "./random-business.ts";

/**
 * The figures counted once more, slowly and plainly over the rows, for tests: it shares nothing with the rules that it
 * checks. Money in minor units.
 */
export function slowCount(
  { orders, payments, expenses }: PlainBusiness,
  currency: string,
  from: string,
  to: string,
) {
  const within = (day: string): boolean => day >= from && day <= to;
  const earning = orders.filter(earns).filter((one) => one.currency === currency);
  const counted = earning.filter(({ day }) => within(day));
  let [revenue, cash, refunds, spent] = [0, 0, 0, 0];
  for (const one of counted) revenue += one.totalMinor;
  for (const one of payments) {
    if (one.currency !== currency || one.fate === "voided") continue;
    if (within(one.day)) cash += one.amountMinor;
    if (one.fate === "refunded" && within(one.refundDay)) {
      cash -= one.refundMinor;
      refunds += one.refundMinor;
    }
  }
  for (const one of expenses) {
    if (one.currency === currency && !one.isDeleted && within(one.day)) spent += one.amountMinor;
  }
  const clients = new Set(counted.flatMap(({ client }) => (client === null ? [] : [client])));
  const old = [...clients].filter((client) =>
    earning.some((one) => one.client === client && one.day < from),
  );
  return {
    revenue,
    cash,
    refunds,
    expenses: spent,
    profit: revenue - spent,
    ordersCount: counted.length,
    newClients: clients.size - old.length,
    returningClients: old.length,
  };
}

function earns(one: PlainOrder): boolean {
  return one.status === "completed" && !one.isCancelled && !one.isDeleted;
}

/** What is still owed for each order in a currency, with its delivery day. */
export function slowOwed(
  { orders, payments }: PlainBusiness,
  currency: string,
): { day: string; minor: number }[] {
  return orders.flatMap((one, n) => {
    if (one.currency !== currency || one.isCancelled || one.isDeleted || one.isHistory) return [];
    let left = one.totalMinor;
    for (const payment of payments) {
      if (payment.order !== n || payment.currency !== currency) continue;
      if (payment.fate === "voided") continue;
      left -= payment.amountMinor;
      if (payment.fate === "refunded") left += payment.refundMinor;
    }
    return left > 0 ? [{ day: one.day, minor: left }] : [];
  });
}
