import * as z from "zod/mini";
import { overCapacity } from "./over-day.ts";
import {
  AllergenName,
  CalendarDate,
  CurrencyCode,
  Email,
  Id,
  Instant,
  Money,
  Phone,
  Quantity,
  TimeOfDay,
  optionalOf,
  requiredText,
  text,
} from "./primitives.ts";

/** The three states of an order (spec §4). */
export const orderStatuses = ["pending", "in_progress", "completed"] as const;

/** An order's state. */
export type OrderStatus = (typeof orderStatuses)[number];

/** How an order is handed over (rulings §4). */
export const fulfilments = ["pickup", "delivery"] as const;

/** The two ways to ask for a deposit (rulings §6). */
export const depositKinds = ["sum", "percent"] as const;

/** One line of an order with the spec's names and defaults (spec §3). */
const OrderItemDraft = z.strictObject({
  dessert_name: z._default(text(160), ""),
  quantity: z._default(Quantity, 0),
  unit_price: z._default(Money, 0),
  productId: z.optional(z.nullable(Id)),
});

/** The lines of an order; a missing or non-list value gives an empty list (spec §3). */
export const OrderItemsDraft = z.pipe(
  z.transform((value: unknown) => (Array.isArray(value) ? value : [])),
  z.array(OrderItemDraft).check(z.maxLength(100, "too_many")),
);

const fields = {
  clientId: z.optional(z.nullable(Id)),
  clientName: requiredText(120),
  phone: optionalOf(Phone),
  customerEmail: optionalOf(Email),
  deliveryDate: CalendarDate,
  deliveryTime: optionalOf(TimeOfDay),
  fulfilment: z.optional(z.enum(fulfilments, "invalid")),
  address: optionalOf(text(300)),
  notes: optionalOf(text(4000)),
  allergens: z.optional(z.array(AllergenName).check(z.maxLength(14, "too_many"))),
  /** Room for what the customer typed and what is noted of the client. */
  allergyNote: z.optional(text(1000)),
  currency: z.optional(CurrencyCode),
  agreedPrice: z.optional(z.nullable(Money)),
  depositKind: z.optional(z.nullable(z.enum(depositKinds, "invalid"))),
  depositValue: z.optional(z.nullable(Money)),
  depositDueDate: optionalOf(CalendarDate),
  pictureIds: z.optional(z.array(Id).check(z.maxLength(6, "too_many"))),
  status: z.optional(z.enum(orderStatuses, "invalid")),
};

/** What a new order may carry (spec §3, rulings §4). `saveClient` makes a client of a new name. */
export const OrderDraft = z.strictObject({
  ...fields,
  items: z.optional(OrderItemsDraft),
  saveClient: z.optional(z.boolean("invalid")),
  overCapacity,
});

/** What may be changed on an order; what is left out stays. */
export const OrderPatch = z.strictObject({
  ...fields,
  clientName: z.optional(fields.clientName),
  deliveryDate: z.optional(fields.deliveryDate),
  items: z.optional(OrderItemsDraft),
  expectedUpdatedAt: z.optional(Instant),
  overCapacity,
});

/** One line of a stored order; `lineTotal` is rounded half up to the minor unit (rulings §1). */
export const OrderItem = z.object({
  dessert_name: z.string(),
  quantity: z.number(),
  unit_price: z.number(),
  lineTotal: z.number(),
  productId: z.nullable(Id),
});

/** A reference picture of an order. */
export const OrderPicture = z.object({ id: Id, url: z.string(), thumbUrl: z.string() });

/** An order as lists carry it. */
export const Order = z.object({
  id: Id,
  number: z.number(),
  clientId: z.nullable(Id),
  clientName: z.string(),
  phone: z.nullable(z.string()),
  customerEmail: z.nullable(z.string()),
  deliveryDate: z.string(),
  deliveryTime: z.nullable(z.string()),
  fulfilment: z.enum(fulfilments),
  address: z.nullable(z.string()),
  status: z.enum(orderStatuses),
  readyAt: z.nullable(Instant),
  cancelledAt: z.nullable(Instant),
  cancelReason: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  allergens: z.array(AllergenName),
  allergyNote: z.string(),
  currency: CurrencyCode,
  itemsTotal: z.number(),
  agreedPrice: z.nullable(z.number()),
  totalPrice: z.number(),
  depositKind: z.nullable(z.enum(depositKinds)),
  depositValue: z.nullable(z.number()),
  depositDueDate: z.nullable(z.string()),
  items: z.array(OrderItem),
  createdAt: Instant,
  updatedAt: Instant,
  deletedAt: z.nullable(Instant),
});

/** What happened to an order. */
export const orderEventKinds = [
  "created",
  "status",
  "ready",
  "not_ready",
  "cancelled",
  "restored",
  "edited",
  "moved",
  "deleted",
  "undeleted",
  "duplicated",
] as const;

/** One line of an order's history: what, when, who. */
export const OrderEvent = z.object({
  kind: z.enum(orderEventKinds),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  at: Instant,
  byName: z.nullable(z.string()),
});

/** What a customer can be told of a change: a request accepted, a new date, other changes, ready, canceled, restored. */
export const customerUpdateKinds = [
  "accepted",
  "moved",
  "changed",
  "ready",
  "canceled",
  "restored",
] as const;

/** An order's own page: with pictures, history and the client's language. */
export const OrderDetails = z.extend(Order, {
  clientLanguage: z.nullable(z.string()),
  /** Whether its customer's page is on for this order. */
  hasPage: z.boolean(),
  /** The path of its customer's private page; `null` while that is off for the order or the business. */
  pagePath: z.nullable(z.string()),
  /** The last change that the customer should be told; `null` once they were told, or need not be. */
  customerUpdate: z.nullable(z.object({ kind: z.enum(customerUpdateKinds), at: Instant })),
  pictures: z.array(OrderPicture),
  history: z.array(OrderEvent),
});
