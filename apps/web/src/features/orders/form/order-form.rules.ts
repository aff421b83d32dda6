import type { Allergen } from "@marzipan/contract/food-facts";
import type { CurrencyCode } from "@marzipan/contract/primitives";
import { OrderDraft } from "@marzipan/contract/order-fields";
import { toMajor, toMinor } from "@marzipan/domain/money";
import {
  blankOrder,
  depositMinor,
  itemsTotalMinor,
  patchOrder,
  problemsOfOrder,
  totalMinor,
} from "@marzipan/domain/orders";
import * as z from "zod/mini";
import { linesOf, pricedLines, withTyped } from "../items/item-lines.rules.ts";
import type { StoredPicture } from "../../../platform/forms/use-picture-uploads.ts";
import type { FormLine } from "../items/item-lines.rules.ts";
import type { OrderView } from "../orders.types.ts";

/** A currency that an order may bear. */
export type OrderCurrency = z.output<typeof CurrencyCode>;

/** What the order form holds while it is filled in. */
export interface OrderFormValues {
  clientId: string | null;
  clientName: string;
  /** A name that is not linked becomes a client when a new order is saved (rulings §4). */
  saveClient: boolean;
  phone: string;
  customerEmail: string;
  deliveryDate: string | null;
  deliveryTime: string | null;
  fulfilment: "pickup" | "delivery";
  address: string;
  items: FormLine[];
  /** Text left in the field that adds an item; it counts as an item of the order. */
  typedItem: string;
  notes: string;
  allergens: Allergen[];
  allergyNote: string;
  currency: OrderCurrency;
  /** In major units, `null` where the sum of the items counts. */
  agreedPrice: number | null;
  depositKind: "none" | "sum" | "percent";
  depositValue: number | null;
  depositDueDate: string | null;
  pictures: StoredPicture[];
}

/** Returns the empty form for a day in a currency. */
export function emptyForm(deliveryDate: string, currency: OrderCurrency): OrderFormValues {
  return {
    clientId: null,
    clientName: "",
    saveClient: true,
    phone: "",
    customerEmail: "",
    deliveryDate,
    deliveryTime: null,
    fulfilment: "pickup",
    address: "",
    items: [],
    typedItem: "",
    notes: "",
    allergens: [],
    allergyNote: "",
    currency,
    agreedPrice: null,
    depositKind: "none",
    depositValue: null,
    depositDueDate: null,
    pictures: [],
  };
}

/** Returns the form filled with a stored order. */
export function formOf(order: OrderView): OrderFormValues {
  return {
    clientId: order.clientId,
    clientName: order.clientName,
    saveClient: false,
    phone: order.phone ?? "",
    customerEmail: order.customerEmail ?? "",
    deliveryDate: order.deliveryDate,
    deliveryTime: order.deliveryTime,
    fulfilment: order.fulfilment,
    address: order.address ?? "",
    items: linesOf(order.items),
    typedItem: "",
    notes: order.notes ?? "",
    allergens: order.allergens,
    allergyNote: order.allergyNote,
    currency: order.currency,
    agreedPrice: order.agreedPrice,
    depositKind: order.depositKind ?? "none",
    depositValue: order.depositValue,
    depositDueDate: order.depositDueDate,
    pictures: order.pictures.map(({ id, thumbUrl }) => ({ id, thumbUrl })),
  };
}

/** What the form sends, before the contract has checked it. */
export type DraftInput = z.input<typeof OrderDraft>;

/** Returns what the form says in the contract's words. An address goes with a delivery only. */
function draftOf(values: OrderFormValues): DraftInput {
  const hasDeposit = values.depositKind !== "none";
  return {
    clientId: values.clientId,
    clientName: values.clientName,
    phone: values.phone,
    customerEmail: values.customerEmail,
    deliveryDate: values.deliveryDate ?? "",
    deliveryTime: values.deliveryTime,
    fulfilment: values.fulfilment,
    address: values.fulfilment === "delivery" ? values.address : null,
    items: withTyped(values.items, values.typedItem).map(
      ({ dessert_name, quantity, unit_price, productId }) => ({
        dessert_name,
        quantity,
        unit_price: unit_price ?? 0,
        productId,
      }),
    ),
    notes: values.notes,
    allergens: values.allergens,
    allergyNote: values.allergyNote,
    currency: values.currency,
    agreedPrice: values.agreedPrice,
    depositKind: values.depositKind === "none" ? null : values.depositKind,
    depositValue: hasDeposit ? values.depositValue : null,
    depositDueDate: hasDeposit ? values.depositDueDate : null,
    pictureIds: values.pictures.map((picture) => picture.id),
    ...(values.clientId === null && values.saveClient && { saveClient: true }),
  };
}

// Checked on the raw values beside the contract's schema, so that all problems are shown at once: a
// text that is too long aborts the schema before its other checks run.
const asksItemOrPrice = z.pipe(
  z
    .custom<OrderFormValues>()
    .check(
      z.refine(
        ({ agreedPrice, items, typedItem }) =>
          agreedPrice !== null ||
          withTyped(items, typedItem).some((item) => item.dessert_name.trim() !== ""),
        { error: "needs_item_or_price", path: ["items"], abort: true },
      ),
    ),
  z.transform(() => ({})),
);

const isSoundAsWhole = z.check<z.output<typeof OrderDraft>>((read) => {
  const order = patchOrder(blankOrder(read.value.currency ?? "ILS"), read.value);
  for (const { path, problem } of problemsOfOrder(order)) {
    read.issues.push({ code: "custom", path: [path], message: problem, input: read.value });
  }
});

/**
 * Checks the form by the contract's own schema, and what only the form asks: at least one named item
 * or an agreed price (rulings §4). Problems stand at the form's own names.
 */
export const OrderFormSchema = z.intersection(
  z.pipe(
    z.transform((values: OrderFormValues) => draftOf(values)),
    OrderDraft.check(isSoundAsWhole),
  ),
  asksItemOrPrice,
);

/** Returns only what differs from what was there, for a change of a stored order. */
export function changesOf(before: OrderFormValues, now: OrderFormValues): Partial<DraftInput> {
  const was: Record<string, unknown> = { ...draftOf(before) };
  const entries = Object.entries(draftOf(now)).filter(
    ([name, value]) => name !== "saveClient" && !isAlike(value, was[name]),
  );
  return Object.fromEntries(entries);
}

/**
 * Three-way merge: a field that was changed here keeps the typed value, every other one takes the
 * latest.
 */
export function mergeLatest(
  before: OrderFormValues,
  mine: OrderFormValues,
  latest: OrderFormValues,
): OrderFormValues {
  const merged: Record<string, unknown> = { ...latest };
  for (const name of Object.keys(mine) as (keyof OrderFormValues)[]) {
    if (!isAlike(mine[name], before[name])) merged[name] = mine[name];
  }
  return merged as unknown as OrderFormValues;
}

/** Returns whether two forms say the same. */
export function isSameForm(one: OrderFormValues, other: OrderFormValues): boolean {
  return isAlike(draftOf(one), draftOf(other));
}

/** The order's money as the form shows it, in major units. */
export interface FormSums {
  /** The sum of the items. */
  items: number;
  /** What the order costs: the agreed price, else the sum of the items. */
  total: number;
  /** What is asked for ahead; 0 without a deposit. */
  deposit: number;
}

type MoneyFields = "items" | "agreedPrice" | "depositKind" | "depositValue";

/** Returns the order's money as the server will reckon it. */
export function sumsOf(values: Pick<OrderFormValues, MoneyFields>): FormSums {
  const agreedPriceMinor = values.agreedPrice === null ? null : toMinor(values.agreedPrice);
  const lines = pricedLines(values.items);
  const total = totalMinor({ lines, agreedPriceMinor });
  const deposit = {
    depositKind: values.depositKind === "none" ? null : values.depositKind,
    depositValueMinor: values.depositValue === null ? null : toMinor(values.depositValue),
  };
  return {
    items: toMajor(itemsTotalMinor(lines)),
    total: toMajor(total),
    deposit: toMajor(depositMinor(deposit, total)),
  };
}

/** Compares two values by their JSON: the form's values are plain data in a fixed order of keys. */
function isAlike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
