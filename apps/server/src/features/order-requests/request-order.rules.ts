import type { RequestStatusView } from "@marzipan/contract/order-requests-public";
import { toMajor } from "@marzipan/domain/money";
import { depositMinor } from "@marzipan/domain/orders";
import { balanceMinor } from "@marzipan/domain/payments";
import { isSettled } from "@marzipan/domain/settlement";
import { movedFrom } from "./private-page.rules.ts";
import type { OwnOrder, OwnRequestRow } from "./request-status.store.ts";

type History = RequestStatusView["history"];
type Line = OwnRequestRow["lines"][number];

/** Returns an order as its customer sees it; without `hasPayments` nothing of money paid. */
export function describeOrder(
  order: OwnOrder,
  hasPayments: boolean,
  now: Date,
): NonNullable<RequestStatusView["order"]> {
  const depositKind = order.deposit_kind;
  const deposit = { depositKind, depositValueMinor: order.deposit_value_minor };
  return {
    number: order.number,
    status: order.status,
    readyAt: isoOf(order.ready_at),
    cancelledAt: isoOf(order.cancelled_at),
    deliveryDate: order.delivery_date,
    deliveryTime: order.delivery_time,
    movedFrom: movedFrom(order, now),
    fulfilment: order.fulfilment,
    currency: order.currency,
    itemsTotal: toMajor(order.items_total_minor),
    agreedPrice: order.agreed_price_minor === null ? null : toMajor(order.agreed_price_minor),
    totalPrice: toMajor(order.total_minor),
    deposit: depositKind === null ? null : toMajor(depositMinor(deposit, order.total_minor)),
    balance: hasPayments ? describeBalance(order) : null,
  };
}

/** What was paid, what is still due, and what was paid too much: all of it once the order is cancelled (rulings §6). */
function describeBalance(order: OwnOrder) {
  const { total_minor, paid_minor } = order;
  const isCancelled = order.cancelled_at !== null;
  const settled = isSettled({
    settlement: order.settlement,
    isImported: order.is_imported,
    deliveryDate: order.delivery_date,
    createdDay: order.created_day,
  });
  const owing = { totalMinor: total_minor, isCancelled, isSettled: settled };
  const open = balanceMinor(owing, paid_minor);
  return {
    paid: toMajor(paid_minor),
    due: toMajor(Math.max(0, open)),
    toReturn: toMajor(Math.max(0, isCancelled ? paid_minor : -open)),
  };
}

/**
 * Returns the lines that are in force: the order's once there is one, named as the menu showed them
 * where they are what the customer asked for; else the request's.
 */
export function linesThatStand(lines: readonly Line[], order: OwnOrder | null): Line[] {
  const asked = lines.map((line) => ({
    ...line,
    name: line.shown_name || line.name,
    unit_note: line.shown_unit_note || line.unit_note,
  }));
  if (order === null) return asked;
  const left = lines.map((line, index) => ({ name: line.name, shown: asked[index] as Line }));
  return order.lines.map((line) => {
    const place = left.findIndex((one) => one.name === line.name);
    const [same] = place === -1 ? [] : left.splice(place, 1);
    const words = same?.shown ?? { ...nothingAsked, name: line.name };
    return { ...words, ...line, name: words.name, is_from_price: false };
  });
}

const nothingAsked = {
  catalog_item_id: null,
  unit_note: "",
  shown_name: "",
  shown_unit_note: "",
} as const;

function isoOf(at: string | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

/** Returns what of an order's history its customer sees. */
export function historyOf(order: OwnOrder): History {
  return order.events.flatMap(({ kind, to, at }): History => {
    const iso = new Date(at).toISOString();
    if (kind === "status" && (to === "in_progress" || to === "completed"))
      return [{ kind: to, at: iso }];
    return kind === "ready" || kind === "cancelled" ? [{ kind, at: iso }] : [];
  });
}
