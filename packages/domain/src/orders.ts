import type { Currency } from "@marzipan/contract/currencies";
import type { Input } from "@marzipan/contract/endpoint";
import type { FieldProblem } from "@marzipan/contract/errors";
import type { Allergen } from "@marzipan/contract/food-facts";
import type { OrderStatus } from "@marzipan/contract/order-fields";
import type { createOrder, updateOrder } from "@marzipan/contract/orders";
import { addDays } from "./dates.ts";
import { lineTotalMinor, toMinor } from "./money.ts";

/** The highest total that an order may have, in minor units: the most that a price on the wire can be. */
export const highestTotalMinor = 9_999_999_900;

/** One line of an order, its price in minor units. */
export interface OrderLine {
  dessertName: string;
  quantity: number;
  unitPriceMinor: number;
  productId: string | null;
}

/** What of an order its owner writes; money in minor units, a deposit in percent times 100. */
export interface OrderFields {
  clientId: string | null;
  clientName: string;
  phone: string | null;
  customerEmail: string | null;
  deliveryDate: string;
  deliveryTime: string | null;
  fulfilment: "pickup" | "delivery";
  address: string | null;
  notes: string | null;
  allergens: readonly Allergen[];
  allergyNote: string;
  currency: Currency;
  agreedPriceMinor: number | null;
  depositKind: "sum" | "percent" | null;
  depositValueMinor: number | null;
  depositDueDate: string | null;
  pictureIds: readonly string[];
  status: OrderStatus;
  lines: readonly OrderLine[];
}

/** What a new order or a change says besides the order's fields: how it is stored. */
type Manner = "saveClient" | "overCapacity" | "expectedUpdatedAt";

type SentBody = Input<typeof createOrder>["body"] & Input<typeof updateOrder>["body"];

/** What a caller sends of an order; what is left out stays. Every field of the contract is one here. */
export type SentOrder = {
  readonly [Field in Exclude<keyof SentBody, Manner>]?: SentBody[Field] | undefined;
};

/** A line as it is sent (spec §3). */
type SentLine = NonNullable<SentOrder["items"]>[number];

/** Returns the fields of an order of which nothing is written yet: pending, picked up, no items. */
export function blankOrder(currency: Currency): OrderFields {
  return {
    clientId: null,
    clientName: "",
    phone: null,
    customerEmail: null,
    deliveryDate: "",
    deliveryTime: null,
    fulfilment: "pickup",
    address: null,
    notes: null,
    allergens: [],
    allergyNote: "",
    currency,
    agreedPriceMinor: null,
    depositKind: null,
    depositValueMinor: null,
    depositDueDate: null,
    pictureIds: [],
    status: "pending",
    lines: [],
  };
}

/** The fields that are kept under another name or in another form than they are sent. */
type TranslatedField = "agreedPrice" | "depositValue" | "items";

/**
 * Every other field that can be sent, kept as it is. One that the contract has and this list or `OrderFields` has not
 * does not compile.
 */
const plainFields = Object.keys({
  clientId: true,
  clientName: true,
  phone: true,
  customerEmail: true,
  deliveryDate: true,
  deliveryTime: true,
  fulfilment: true,
  address: true,
  notes: true,
  allergens: true,
  allergyNote: true,
  currency: true,
  depositKind: true,
  depositDueDate: true,
  pictureIds: true,
  status: true,
} satisfies {
  [Field in Exclude<keyof SentOrder, TranslatedField>]-?: Field extends keyof OrderFields
    ? true
    : never;
}) as Exclude<keyof SentOrder, TranslatedField>[];

/** Returns an order's fields after a change; without a kind of deposit its value and date go. */
export function patchOrder(order: OrderFields, sent: SentOrder): OrderFields {
  const given = plainFields.filter((field) => sent[field] !== undefined);
  const patched: OrderFields = {
    ...order,
    ...Object.fromEntries(given.map((field) => [field, sent[field]])),
    ...(sent.agreedPrice === undefined ? {} : { agreedPriceMinor: minorOf(sent.agreedPrice) }),
    ...(sent.depositValue === undefined ? {} : { depositValueMinor: minorOf(sent.depositValue) }),
    ...(sent.items === undefined ? {} : { lines: sent.items.map(lineOf) }),
  };
  const isTidy = patched.depositKind !== null || typeof sent.depositValue === "number";
  return isTidy ? patched : { ...patched, depositValueMinor: null, depositDueDate: null };
}

function minorOf(amount: number | null): number | null {
  return amount === null ? null : toMinor(amount);
}

function lineOf(sent: SentLine): OrderLine {
  return {
    dessertName: sent.dessert_name,
    quantity: sent.quantity,
    unitPriceMinor: toMinor(sent.unit_price),
    productId: sent.productId ?? null,
  };
}

/** Returns what is wrong with an order's fields as a whole; each field by itself was checked before. */
export function problemsOfOrder(order: OrderFields): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const { depositKind, depositValueMinor } = order;
  if (depositKind !== null && depositValueMinor === null)
    problems.push({ path: "depositValue", problem: "required" });
  if (depositKind === null && depositValueMinor !== null)
    problems.push({ path: "depositKind", problem: "required" });
  if (depositKind === "percent" && (depositValueMinor ?? 0) > 100_00) {
    problems.push({ path: "depositValue", problem: "too_big", limit: 100 });
  }
  if (itemsTotalMinor(order.lines) > highestTotalMinor) {
    problems.push({ path: "items", problem: "too_big", limit: highestTotalMinor / 100 });
  }
  return problems;
}

/** Returns the sum of an order's lines, each rounded half up to the minor unit (rulings §1, §4). */
export function itemsTotalMinor(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, line) => sum + lineTotalMinor(line.quantity, line.unitPriceMinor), 0);
}

/** Returns an order's total: the price agreed, else the sum of its items (rulings §4). */
export function totalMinor(order: Pick<OrderFields, "lines" | "agreedPriceMinor">): number {
  return order.agreedPriceMinor ?? itemsTotalMinor(order.lines);
}

/**
 * Returns the day on which the deposit of an order from the menu is due: some days after it was accepted, at the
 * latest on the day before delivery, never before it was accepted (rulings §6).
 */
export function depositDueDay(acceptedDay: string, dueDays: number, deliveryDate: string): string {
  const after = addDays(acceptedDay, dueDays);
  const before = addDays(deliveryDate, -1);
  const day = after < before ? after : before;
  return day < acceptedDay ? acceptedDay : day;
}

/** Returns the deposit that an order asks for: the sum, or the percentage of its total rounded half up, never more than the total (rulings §6). */
export function depositMinor(
  order: Pick<OrderFields, "depositKind" | "depositValueMinor">,
  orderTotalMinor: number,
): number {
  const value = order.depositValueMinor ?? 0;
  if (order.depositKind === null) return 0;
  const asked =
    order.depositKind === "sum"
      ? value
      : Number((BigInt(value) * BigInt(orderTotalMinor) + 5_000n) / 10_000n);
  return Math.min(asked, orderTotalMinor);
}

/** Returns whether a change of currency would relabel a price that was not sent again (rulings §1). */
export function relabelsPrices(order: OrderFields, sent: SentOrder): boolean {
  if (sent.currency === undefined || sent.currency === order.currency) return false;
  const hasOldLines = order.lines.length > 0 && sent.items === undefined;
  const hasOldPrice = order.agreedPriceMinor !== null && sent.agreedPrice === undefined;
  const keepsDeposit = sent.depositKind === undefined || sent.depositKind === "sum";
  const hasOldDeposit =
    order.depositKind === "sum" && keepsDeposit && sent.depositValue === undefined;
  return hasOldLines || hasOldPrice || hasOldDeposit;
}

/** Returns the fields of a copy for another day: pending, with client, items and prices; a deposit's date goes. */
export function copyOrder(
  order: OrderFields,
  deliveryDate: string,
  deliveryTime: string | null,
): OrderFields {
  return { ...order, deliveryDate, deliveryTime, depositDueDate: null, status: "pending" };
}
