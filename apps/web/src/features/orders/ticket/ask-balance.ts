import { listOrderBalances, mostBalances } from "@marzipan/contract/payments";
import { call } from "../../../platform/api/call.ts";

interface Wish {
  orderId: string;
  settle: (balance: number | null) => void;
  fail: (error: unknown) => void;
}

let wishes: Wish[] = [];

/**
 * Returns what is still to be paid for an order, in major units, `null` when the order is unknown.
 * Calls made in one turn of the event loop, such as those of a list's tickets, are batched into
 * requests of at most 100 orders.
 */
export function askBalance(orderId: string): Promise<number | null> {
  return new Promise((settle, fail) => {
    if (wishes.length === 0) setTimeout(askAll);
    wishes.push({ orderId, settle, fail });
  });
}

function askAll(): void {
  const asked = wishes;
  wishes = [];
  for (let at = 0; at < asked.length; at += mostBalances) {
    void askSome(asked.slice(at, at + mostBalances));
  }
}

async function askSome(asked: readonly Wish[]): Promise<void> {
  try {
    const orderIds = asked.map(({ orderId }) => orderId).join(",");
    const { items } = await call(listOrderBalances, { query: { orderIds } });
    const found = new Map(items.map((one) => [one.orderId, one.balance]));
    for (const { orderId, settle } of asked) settle(found.get(orderId) ?? null);
  } catch (error) {
    for (const { fail } of asked) fail(error);
  }
}
