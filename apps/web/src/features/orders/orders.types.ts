import type { ItemSuggestion } from "@marzipan/contract/order-items";
import type { OrderBrief, listPreviousItems } from "@marzipan/contract/orders";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import type {
  Order,
  OrderDetails,
  OrderEvent,
  OrderItem,
  OrderStatus,
} from "@marzipan/contract/order-fields";
import type * as z from "zod/mini";
import type { ChosenState, StateFacts } from "./order-state.rules.ts";

/** An order as the list carries it. */
export type OrderRow = z.output<typeof Order>;

/** An order with pictures, history and the client's language. */
export type OrderView = z.output<typeof OrderDetails>;

/** An order as the calendar and the same-day dialog carry it. */
export type OrderInBrief = z.output<typeof OrderBrief>;

/** One line of a stored order. */
export type OrderLine = z.output<typeof OrderItem>;

/** One line of an order's history. */
export type HistoryLine = z.output<typeof OrderEvent>;

/** An item offered while its name is typed. */
export type SuggestedItem = z.output<typeof ItemSuggestion>;

/** An item of a client's latest order. */
export type LastItem = ReplyOf<typeof listPreviousItems>["clients"][number]["items"][number];

/** An order with what decides on what is still to be paid for it. */
export interface PricedOrder extends StateFacts {
  id: string;
  currency: string;
  totalPrice: number;
}

/** An order as acting on it needs it: a row of a list, a brief of the calendar, or the whole order. */
export interface AskedOrder extends PricedOrder {
  number: number;
  clientName: string;
  deliveryDate: string;
  deliveryTime: string | null;
}

/** What is done at once, without a question unless an order's day has no place. */
export type QuickAct =
  | { status: OrderStatus }
  | { ready: boolean }
  | { state: ChosenState }
  | "restore";
