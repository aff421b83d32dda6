import type { Input } from "@marzipan/contract/endpoint";
import type { acceptOrderRequest } from "@marzipan/contract/order-requests";
import { joinAllergies } from "@marzipan/domain/allergies";
import { toMinor } from "@marzipan/domain/money";
import { depositDueDay, totalMinor } from "@marzipan/domain/orders";
import type { OrderFields, OrderLine } from "@marzipan/domain/orders";
import type { Tx } from "../../platform/database/database.ts";
import { makeId } from "../../platform/formats/ids.ts";
import type { OrderingFrame } from "../catalog/ordering.actions.ts";
import { takePlace } from "../catalog/day-places.actions.ts";
import { refuseSoldOut } from "../catalog/sold-out.actions.ts";
import { findOrMakeClientByPhone } from "../clients/for-orders.actions.ts";
import { tellAccepted } from "../orders/customer-updates.actions.ts";
import { addAskedOrder, takeNumber } from "../orders/create-order.actions.ts";
import { readProductFacts } from "../products/for-orders.actions.ts";
import {
  addRequestEvent,
  adoptPictures,
  changeRequest,
  listRequestPictures,
} from "./requests.store.ts";
import type { RequestRow, ToldOrder } from "./requests.store.ts";

type Changes = Omit<
  Input<typeof acceptOrderRequest>["body"],
  "expectedUpdatedAt" | "agreedPrice" | "overCapacity"
>;

/** How a request becomes an order: what is changed of it, who accepted, and whether a full day is passed over. */
export interface Acceptance extends Changes {
  agreedPriceMinor: number | null;
  mayExceed: boolean;
  by: { accountId: string | null; fullName: string };
  /**
   * Identifies this acceptance, so that a repeated one is recognised; `null` where the customer
   * accepts.
   */
  mark: string | null;
}

/**
 * Creates the pending order of a locked request and links it (rulings §5): a place of the day is taken, the client is found by phone or made, and pictures come along. Returns the order as texts tell of it;
 * a full or closed day is refused unless it may be passed over, and so is an item that is sold out on it, except where
 * the customer accepts an offered price: that offer is kept.
 */
export async function acceptInto(
  tx: Tx,
  frame: OrderingFrame,
  row: RequestRow,
  acceptance: Acceptance,
): Promise<ToldOrder> {
  const day = acceptance.deliveryDate ?? row.delivery_date;
  const pictureIds = await listRequestPictures(tx, row.id);
  await adoptPictures(tx, pictureIds);
  const number = await takeNumber(tx);
  await takePlace(tx, day, acceptance.mayExceed);
  const lines = acceptance.items?.map(sentLine) ?? (await askedLines(tx, row));
  if (!acceptance.mayExceed && acceptance.by.accountId !== null)
    await refuseSoldOut(tx, day, lines.map(nameOfLine));
  const client = await findOrMakeClientByPhone(tx, frame, {
    name: row.name,
    phone: row.phone,
    email: row.email,
    language: row.language,
    allergens: row.allergens,
    allergyNote: row.allergy_note,
  });
  const fields = fieldsOf(frame, row, acceptance);
  const order: OrderFields = {
    ...fields,
    ...(client && joinAllergies(fields, client)),
    lines,
    clientId: client?.id ?? null,
    pictureIds,
  };
  const orderId = await addAskedOrder(tx, number, order, frame.clock.day, acceptance.by);
  // A customer who accepts an offer knows.
  if (acceptance.by.accountId !== null) await tx.send([tellAccepted(tx, orderId)]);
  await changeRequest(tx, row, {
    status: "accepted",
    order_id: orderId,
    answer_message: acceptance.message ?? "",
    answered_at: tx.now,
    accepted_as: acceptance.mark,
  });
  const byName = acceptance.by.fullName;
  await addRequestEvent(tx, { id: makeId(), requestId: row.id, kind: "accepted", byName });
  const { deliveryDate: delivery_date, deliveryTime: delivery_time } = order;
  const { currency } = order;
  return { currency, total_minor: totalMinor(order), delivery_date, delivery_time, is_off: false };
}

function fieldsOf(
  { head, rules, clock }: OrderingFrame,
  row: RequestRow,
  acceptance: Acceptance,
): Omit<OrderFields, "clientId" | "pictureIds" | "lines"> {
  const fulfilment = acceptance.fulfilment ?? row.fulfilment;
  const address = acceptance.address === undefined ? row.address : acceptance.address;
  const deliveryDate = acceptance.deliveryDate ?? row.delivery_date;
  // A sum is in the catalog's currency, which may have changed since the request was made (rulings §1).
  const isForeignSum = rules.depositKind === "sum" && head.catalog_currency !== row.currency;
  const { depositKind, depositValue } = isForeignSum
    ? { depositKind: null, depositValue: null }
    : rules;
  return {
    clientName: row.name,
    phone: row.phone,
    customerEmail: row.email,
    deliveryDate,
    deliveryTime:
      acceptance.deliveryTime === undefined ? row.delivery_time : acceptance.deliveryTime,
    fulfilment,
    address: fulfilment === "delivery" ? address : null,
    notes: row.note === "" ? null : row.note,
    allergens: row.allergens,
    allergyNote: row.allergy_note,
    currency: row.currency,
    agreedPriceMinor: acceptance.agreedPriceMinor,
    depositKind,
    depositValueMinor: depositValue === null ? null : toMinor(depositValue),
    depositDueDate: depositKind
      ? depositDueDay(clock.day, rules.depositDueDays, deliveryDate)
      : null,
    status: "pending",
  };
}

function nameOfLine({ dessertName, productId }: OrderLine) {
  return { dessert_name: dessertName, productId };
}

function sentLine(item: NonNullable<Changes["items"]>[number]): OrderLine {
  return {
    dessertName: item.dessert_name,
    quantity: item.quantity,
    unitPriceMinor: toMinor(item.unit_price),
    productId: item.productId ?? null,
  };
}

/** Returns the request's own lines; a product that was removed for good since is left out of its line (rulings §5). */
async function askedLines(tx: Tx, { lines }: RequestRow): Promise<OrderLine[]> {
  const ids = lines.flatMap(({ product_id }) => (product_id === null ? [] : [product_id]));
  const kept = new Set((await readProductFacts(tx, ids)).map(({ id }) => id));
  return lines.map((line) => ({
    dessertName: line.name,
    quantity: line.quantity,
    unitPriceMinor: line.unit_price_minor,
    productId: line.product_id !== null && kept.has(line.product_id) ? line.product_id : null,
  }));
}
