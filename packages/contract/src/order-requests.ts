import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { languages } from "./languages.ts";
import { OrderItemsDraft, OrderPicture, fulfilments, orderStatuses } from "./order-fields.ts";
import { overCapacity } from "./over-day.ts";
import {
  AllergenName,
  CalendarDate,
  CurrencyCode,
  Id,
  Instant,
  Money,
  TimeOfDay,
  optionalOf,
  pageOf,
  pageQuery,
  requiredText,
  text,
} from "./primitives.ts";

/** The states of an order request (rulings §5). */
export const requestStatuses = [
  "new",
  "quoted",
  "accepted",
  "declined",
  "withdrawn",
  "expired",
] as const;

/** A request's state. */
export type RequestStatus = (typeof requestStatuses)[number];

/** The tabs of the owner's list: `open` are new and quoted, `closed` declined, withdrawn and expired. */
export const requestTabs = ["open", "accepted", "closed", "all"] as const;

/** One line of a request, with name and price as they were when it was asked. */
export const RequestItem = z.object({
  catalogItemId: z.nullable(Id),
  productId: z.nullable(Id),
  name: z.string(),
  unitNote: z.string(),
  quantity: z.number(),
  unit_price: z.number(),
  lineTotal: z.number(),
  isFromPrice: z.boolean(),
});

/** The price that the owner offered and how long it holds. */
export const RequestQuote = z.object({
  price: z.number(),
  message: z.string(),
  validUntil: Instant,
  isExpired: z.boolean(),
  quotedAt: Instant,
});

/** An order request as the owner's list carries it. */
export const OrderRequest = z.object({
  id: Id,
  number: z.number(),
  status: z.enum(requestStatuses),
  /** Empty once personal data is removed. */
  name: z.string(),
  phone: z.string(),
  email: z.nullable(z.string()),
  language: z.enum(languages),
  deliveryDate: z.string(),
  deliveryTime: z.nullable(z.string()),
  fulfilment: z.enum(fulfilments),
  address: z.nullable(z.string()),
  note: z.string(),
  allergens: z.array(AllergenName),
  allergyNote: z.string(),
  currency: CurrencyCode,
  items: z.array(RequestItem),
  total: z.number(),
  /** At least one price was "from": the total is the lowest. */
  isFromTotal: z.boolean(),
  quote: z.nullable(RequestQuote),
  /** What the owner wrote when answering; empty without. */
  answerMessage: z.string(),
  answeredAt: z.nullable(Instant),
  orderId: z.nullable(Id),
  orderNumber: z.nullable(z.number()),
  picturesCount: z.number(),
  isPersonalDataRemoved: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
});

/** What happened to a request. */
export const requestEventKinds = [
  "asked",
  "quoted",
  "accepted",
  "declined",
  "withdrawn",
  "expired",
] as const;

/** A request's own page. */
export const OrderRequestDetails = z.extend(OrderRequest, {
  pictures: z.array(OrderPicture),
  history: z.array(
    z.object({ kind: z.enum(requestEventKinds), at: Instant, byName: z.nullable(z.string()) }),
  ),
  /**
   * The customer's private status page. Anyone who has the address can withdraw the request, so the
   * owner passes it on to the customer only.
   */
  statusUrl: z.string(),
  /**
   * Opens WhatsApp to the customer with a text in the customer's language that fits the request's
   * state.
   */
  whatsappUrl: z.nullable(z.string()),
  /** The client with the same phone, to whom accepting will link. */
  knownClient: z.nullable(z.object({ id: Id, name: z.string() })),
  /** What is known of who asks: what was told with the request, and what is noted of the known client. */
  allergies: z.object({ allergens: z.array(AllergenName), allergyNote: z.string() }),
  /** Asked items that contain what the customer is allergic to, each once. */
  allergyConflicts: z.array(z.object({ item: z.string(), allergens: z.array(AllergenName) })),
  /** Asked items whose allergens are not stated, each once; empty where the customer has no allergy. */
  unstatedAllergens: z.array(z.string()),
  /** How full the asked day is: orders that count, and the most (`null`: any number). */
  day: z.object({ taken: z.number(), limit: z.nullable(z.number()) }),
});

const params = z.strictObject({ id: Id });

const requestFilters = {
  q: z.optional(text(100)),
  from: z.optional(CalendarDate),
  to: z.optional(CalendarDate),
};

/** Lists the order requests. */
export const listOrderRequests = endpoint({
  id: "orderRequests.list",
  method: "GET",
  path: "/api/order-requests",
  access: "member",
  capability: "requests",
  summary:
    "Lists order requests of a tab, the newest first (`open`: by wanted day); `q` searches name, phone, number and items, `from` and `to` bound the business's day on which they were made.",
  query: z.strictObject({
    ...pageQuery,
    ...requestFilters,
    tab: z._default(z.enum(requestTabs, "invalid"), "open"),
  }),
  reply: pageOf(OrderRequest),
  errors: ["bad_cursor"],
});

/** Counts the requests of each tab. */
export const countOrderRequests = endpoint({
  id: "orderRequests.counts",
  method: "GET",
  path: "/api/order-requests/counts",
  access: "member",
  capability: "requests",
  summary:
    "Counts the requests of each tab under the same filters; `new` are those without any answer.",
  query: z.strictObject(requestFilters),
  reply: z.object({
    open: z.number(),
    new: z.number(),
    accepted: z.number(),
    closed: z.number(),
    all: z.number(),
  }),
});

/** Returns what the dashboard and the badge show. */
export const getOrderRequestSummary = endpoint({
  id: "orderRequests.summary",
  method: "GET",
  path: "/api/order-requests/summary",
  access: "member",
  capability: "requests",
  summary: "Returns the number of waiting requests and the newest three.",
  reply: z.object({
    new: z.number(),
    quoted: z.number(),
    newestAt: z.nullable(Instant),
    newest: z.array(OrderRequest),
  }),
});

/** Returns one request. */
export const getOrderRequest = endpoint({
  id: "orderRequests.get",
  method: "GET",
  path: "/api/order-requests/{id}",
  access: "member",
  capability: "requests",
  summary: "Returns one request with pictures, history, and how full its day is.",
  params,
  reply: OrderRequestDetails,
});

/** Creates the pending order of a request. */
export const acceptOrderRequest = endpoint({
  id: "orderRequests.accept",
  method: "POST",
  path: "/api/order-requests/{id}/accept",
  access: "member",
  capability: "requests",
  changes: ["requests", "orders", "clients"],
  summary:
    "Accepts a request: makes the client where the phone is new, and the pending order, in one transaction. What is left out is as asked; a full or closed day and an item that is sold out on it are refused (`day_full`, `day_closed`, `item_sold_out`) unless `overCapacity`.",
  params,
  body: z.strictObject({
    deliveryDate: z.optional(CalendarDate),
    deliveryTime: optionalOf(TimeOfDay),
    fulfilment: z.optional(z.enum(fulfilments, "invalid")),
    address: optionalOf(text(300)),
    items: z.optional(OrderItemsDraft),
    /** Replaces the sum; without it an offered price applies. */
    agreedPrice: z.optional(z.nullable(Money)),
    message: z.optional(text(1000)),
    overCapacity,
    expectedUpdatedAt: z.optional(Instant),
  }),
  reply: OrderRequestDetails,
  errors: ["day_full", "day_closed", "item_sold_out", "request_is_answered", "changed_elsewhere"],
});

/** Offers a price for a request. */
export const quoteOrderRequest = endpoint({
  id: "orderRequests.quote",
  method: "POST",
  path: "/api/order-requests/{id}/quote",
  access: "member",
  capability: "requests",
  changes: ["requests"],
  summary:
    "Offers a price until an instant; offering again replaces it. A full or closed day and an item that is sold out on it are refused unless `overCapacity`, with which the customer may accept also when the day has filled up.",
  params,
  body: z.strictObject({
    price: Money,
    validUntil: Instant,
    message: z.optional(text(1000)),
    overCapacity,
    expectedUpdatedAt: z.optional(Instant),
  }),
  reply: OrderRequestDetails,
  errors: ["day_full", "day_closed", "item_sold_out", "request_is_answered", "changed_elsewhere"],
});

/** Declines a request with a message. */
export const declineOrderRequest = endpoint({
  id: "orderRequests.decline",
  method: "POST",
  path: "/api/order-requests/{id}/decline",
  access: "member",
  capability: "requests",
  changes: ["requests"],
  summary: "Declines a request with a message to the customer.",
  params,
  body: z.strictObject({
    message: requiredText(1000),
    expectedUpdatedAt: z.optional(Instant),
  }),
  reply: OrderRequestDetails,
  errors: ["request_is_answered", "changed_elsewhere"],
});

/** The order of an accepted request, as far as its customer may see it. */
export const RequestOrder = z.object({
  number: z.number(),
  status: z.enum(orderStatuses),
  readyAt: z.nullable(Instant),
  cancelledAt: z.nullable(Instant),
  deliveryDate: z.string(),
  deliveryTime: z.nullable(z.string()),
  /** The day that it was moved from in the last three days; `null` otherwise. */
  movedFrom: z.nullable(z.string()),
  fulfilment: z.enum(fulfilments),
  /** Of the order's lines and sums; the request's own currency until the business changes it. */
  currency: CurrencyCode,
  itemsTotal: z.number(),
  agreedPrice: z.nullable(z.number()),
  totalPrice: z.number(),
  /** What is asked for ahead in major units, `null` without a deposit. */
  deposit: z.nullable(z.number()),
  /** Paid, still due, and to be given back in the order's currency; `null` where the business's plan has no payments. */
  balance: z.nullable(z.object({ paid: z.number(), due: z.number(), toReturn: z.number() })),
});
