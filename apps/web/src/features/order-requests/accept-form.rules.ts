import type { acceptOrderRequest } from "@marzipan/contract/order-requests";
import type { BodyOf } from "@marzipan/contract/endpoint";
import { withTyped } from "../orders/items/item-lines.rules.ts";
import type { FormLine } from "../orders/items/item-lines.rules.ts";
import type { RequestView } from "./requests.types.ts";

/** What accepting sends. */
export type AcceptBody = BodyOf<typeof acceptOrderRequest>;

/** What can be changed before a request becomes an order. */
export interface AcceptValues {
  deliveryDate: string | null;
  deliveryTime: string | null;
  fulfilment: "pickup" | "delivery";
  address: string;
  items: FormLine[];
  /** What stands in the field that adds an item: it counts as an item of the order. */
  typedItem: string;
  /** In major units; `null` where the sum of the items counts. */
  agreedPrice: number | null;
  message: string;
}

/** Returns the form filled with what was asked; an offered price is the agreed one. */
export function acceptValues(request: RequestView): AcceptValues {
  return {
    deliveryDate: request.deliveryDate,
    deliveryTime: request.deliveryTime,
    fulfilment: request.fulfilment,
    address: request.address ?? "",
    items: request.items.map((item, place) => ({
      key: `asked-${place}`,
      dessert_name: item.name,
      quantity: item.quantity,
      unit_price: item.unit_price,
      productId: item.productId,
      allergens: [],
    })),
    typedItem: "",
    agreedPrice: request.quote?.price ?? null,
    message: "",
  };
}

/** Returns what to send: only what differs from what was asked. */
export function acceptBody(before: AcceptValues, now: AcceptValues): AcceptBody {
  const isChanged = (name: keyof AcceptValues): boolean =>
    JSON.stringify(before[name]) !== JSON.stringify(now[name]);
  return {
    ...(isChanged("deliveryDate") &&
      now.deliveryDate !== null && { deliveryDate: now.deliveryDate }),
    ...(isChanged("deliveryTime") && { deliveryTime: now.deliveryTime }),
    ...((isChanged("fulfilment") || isChanged("address")) && {
      fulfilment: now.fulfilment,
      address: now.fulfilment === "delivery" ? now.address : null,
    }),
    ...((isChanged("items") || now.typedItem.trim() !== "") && {
      items: withTyped(now.items, now.typedItem).map(
        ({ dessert_name, quantity, unit_price, productId }) => ({
          dessert_name,
          quantity,
          unit_price: unit_price ?? 0,
          productId,
        }),
      ),
    }),
    ...(isChanged("agreedPrice") && { agreedPrice: now.agreedPrice }),
    ...(now.message.trim() !== "" && { message: now.message }),
  };
}
