import * as z from "zod/mini";
import { CaptchaToken } from "./captcha.ts";
import { endpoint } from "./endpoint.ts";
import { avifSizes, pictureSizes } from "./files.ts";
import { languages } from "./languages.ts";
import { fulfilments } from "./order-fields.ts";
import {
  RequestItem,
  RequestOrder,
  RequestQuote,
  requestEventKinds,
  requestStatuses,
} from "./order-requests.ts";
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
  atMost,
  optionalOf,
  nameText,
  text,
} from "./primitives.ts";

/** A menu's slug, token or user id as `MenuView.address` carries it; anything else is `not_found`. */
const MenuAddress = z.string("invalid").check(atMost(200, "invalid"), z.minLength(1, "invalid"));

/** A customer's private token of a request or an order, the last part of the page's address `/order/{token}`. */
const RequestToken = z.string("invalid").check(atMost(200, "invalid"), z.minLength(1, "invalid"));

const menuParams = z.strictObject({ address: MenuAddress });
const tokenParams = z.strictObject({ token: RequestToken });

/** Most reference pictures of one request. */
const mostRequestPictures = 3;

/** Returns the public menu as data. */
export const getMenu = endpoint({
  id: "catalog.menu",
  method: "GET",
  path: "/api/public/menus/{address}",
  access: "public",
  summary:
    "Returns the public menu (`MenuView`) in a language. Unknown and switched-off addresses return `not_found`.",
  params: menuParams,
  query: z.strictObject({ lang: z.optional(z.enum(languages, "invalid")) }),
  reply: z.unknown(),
});

/** The forms of a menu's picture: its sizes as WebP, and those that it may have as AVIF. */
const menuPictureForms = [
  ...pictureSizes,
  ...avifSizes.map((size) => `${size}.avif` as const),
] as const;

/** Returns a picture of the public menu. */
export const getMenuPicture = endpoint({
  id: "catalog.menuPicture",
  method: "GET",
  path: "/api/public/menus/{address}/pictures/{id}/{form}",
  access: "public",
  summary: "Returns the logo or a visible item's picture as WebP or, if available, AVIF.",
  params: z.strictObject({
    address: MenuAddress,
    id: Id,
    form: z.enum(menuPictureForms, "invalid"),
  }),
  reply: z.unknown(),
  replyType: "bytes",
});

/** Why a day cannot be asked for, or `open`. */
const dayStates = ["open", "closed", "too_early", "full", "too_late"] as const;

/** A day as the date picker shows it. */
export const PossibleDay = z.object({
  date: z.string(),
  state: z.enum(dayStates),
  /** Orders that still fit, `null` for any number; 0 unless `open`. */
  placesLeft: z.nullable(z.number()),
  /** Times `HH:mm` that can be asked for; empty unless `open`. */
  times: z.array(z.string()),
});

/** Returns which days and times can be asked for. */
export const listMenuDays = endpoint({
  id: "orderRequests.days",
  method: "GET",
  path: "/api/public/menus/{address}/days",
  access: "public",
  summary:
    "Returns the availability of `days` days from `from`, by default today in the business's time zone.",
  params: menuParams,
  query: z.strictObject({
    from: z.optional(CalendarDate),
    days: z._default(
      z.coerce
        .number("not_a_number")
        .check(z.int("invalid"), z.minimum(1, "too_small"), z.maximum(62, "too_big")),
      21,
    ),
  }),
  reply: z.object({ today: z.string(), days: z.array(PossibleDay) }),
  errors: ["ordering_closed", "rate_limited"],
});

/** Uploads a reference picture before asking. */
export const uploadRequestPicture = endpoint({
  id: "orderRequests.uploadPicture",
  method: "POST",
  path: "/api/public/menus/{address}/pictures",
  access: "public",
  changes: [],
  changesNothing: "A file is shown once something names it.",
  summary:
    "Stores one reference picture (multipart field `file`): PNG, JPG or WebP up to 10 MB; one that no request takes within a day is removed.",
  params: menuParams,
  reply: z.object({ id: Id, width: z.number(), height: z.number() }),
  replyType: "multipart",
  bodyLimitBytes: 10 * 1024 * 1024 + 65_536,
  errors: ["picture_unreadable", "picture_too_large", "ordering_closed", "rate_limited"],
});

/** What a customer asks for. */
export const OrderRequestDraft = z.strictObject({
  items: z
    .array(z.strictObject({ id: Id, quantity: Quantity }))
    .check(z.minLength(1, "required"), z.maxLength(50, "too_many")),
  /**
   * The sum that the customer saw, in major units; when the server's sum differs the call is
   * refused with `price_changed`.
   */
  expectedTotal: Money,
  deliveryDate: CalendarDate,
  deliveryTime: TimeOfDay,
  fulfilment: z.enum(fulfilments, "invalid"),
  /** Needed for delivery. */
  address: optionalOf(text(300)),
  name: nameText(120),
  phone: Phone,
  email: optionalOf(Email),
  note: z.optional(text(2000)),
  allergens: z.optional(z.array(AllergenName).check(z.maxLength(14, "too_many"))),
  allergyNote: z.optional(text(300)),
  pictureIds: z.optional(z.array(Id).check(z.maxLength(mostRequestPictures, "too_many"))),
  language: z.enum(languages, "invalid"),
  /** The customer agrees that the business may use the details for this order. */
  hasConsented: z.boolean("invalid"),
  captchaToken: z.optional(CaptchaToken),
});

/** Asks for an order. */
export const createOrderRequest = endpoint({
  id: "orderRequests.ask",
  method: "POST",
  path: "/api/public/menus/{address}/order-requests",
  access: "public",
  changes: ["requests"],
  summary:
    "Creates an order request. Prices come from the catalog. A repeated `Idempotency-Key` returns the same request.",
  params: menuParams,
  body: OrderRequestDraft,
  reply: z.object({
    number: z.number(),
    token: z.string(),
    statusUrl: z.string(),
    /** Opens WhatsApp to the business with the request as text; `null` without a number. */
    whatsappUrl: z.nullable(z.string()),
  }),
  creates: true,
  errors: [
    "ordering_closed",
    "day_full",
    "item_not_available",
    "item_sold_out",
    "price_changed",
    "captcha_required",
    "captcha_failed",
    "rate_limited",
  ],
});

/** Everything that a customer's private page shows. An order that no request became is described as an accepted request. */
export const RequestStatusView = z.object({
  number: z.number(),
  status: z.enum(requestStatuses),
  language: z.enum(languages),
  business: z.object({
    name: z.string(),
    phone: z.nullable(z.string()),
    /** Opens WhatsApp to the business, naming the request; `null` without a number. */
    whatsappUrl: z.nullable(z.string()),
    address: z.string(),
    /** Times and days are written as this country writes them. */
    country: z.string(),
    timeZone: z.string(),
    today: z.string(),
    /** When it closes today, `HH:mm`; `null` once it has, and on a closed day. */
    closesAt: z.nullable(z.string()),
    logoUrl: z.nullable(z.string()),
    /** The path of the menu, `null` when it is switched off. */
    menuPath: z.nullable(z.string()),
  }),
  /** Empty, with phone, email and address, once personal data is removed. */
  name: z.string(),
  phone: z.string(),
  email: z.nullable(z.string()),
  deliveryDate: z.string(),
  deliveryTime: z.nullable(z.string()),
  fulfilment: z.enum(fulfilments),
  address: z.nullable(z.string()),
  note: z.string(),
  allergens: z.array(AllergenName),
  allergyNote: z.string(),
  currency: CurrencyCode,
  /** What was asked for; once there is an order, its lines. `thumbUrl` is `null` where the menu shows no picture of the item, or is switched off. */
  items: z.array(z.extend(RequestItem, { thumbUrl: z.nullable(z.string()) })),
  total: z.number(),
  isFromTotal: z.boolean(),
  quote: z.nullable(RequestQuote),
  answerMessage: z.string(),
  /** Of an accepted request; `null` before, and when the owner deleted the order. */
  order: z.nullable(RequestOrder),
  pictures: z.array(z.object({ id: Id, thumbUrl: z.string(), url: z.string() })),
  /** What happened, the oldest first; `in_progress`, `ready`, `completed`, `cancelled` are the order's. */
  history: z.array(
    z.object({
      kind: z.enum([...requestEventKinds, "in_progress", "ready", "completed", "cancelled"]),
      at: Instant,
    }),
  ),
  canAcceptQuote: z.boolean(),
  canWithdraw: z.boolean(),
  /** The day in a calendar program (ICS), from when it is accepted. */
  calendarPath: z.nullable(z.string()),
  /** The payment confirmation as PDF; `null` before anything was paid, and without payments in the plan. */
  receiptPath: z.nullable(z.string()),
  createdAt: Instant,
  updatedAt: Instant,
});

/** What a customer's status page is rendered from. */
export type RequestStatusView = z.output<typeof RequestStatusView>;

/** Returns the status of a request. */
export const getRequestStatus = endpoint({
  id: "orderRequests.status",
  method: "GET",
  path: "/api/public/order-requests/{token}",
  access: "public",
  summary: "Returns the status of the customer's request.",
  params: tokenParams,
  reply: RequestStatusView,
  errors: ["rate_limited"],
});

/** Accepts the price that the business offered. */
export const acceptRequestQuote = endpoint({
  id: "orderRequests.acceptQuote",
  method: "POST",
  path: "/api/public/order-requests/{token}/accept-quote",
  access: "public",
  changes: ["requests", "orders", "clients"],
  summary:
    "Accepts the offered price `price`, which makes the order; a second time changes nothing.",
  params: tokenParams,
  body: z.strictObject({ price: Money }),
  reply: RequestStatusView,
  errors: [
    "quote_expired",
    "price_changed",
    "day_full",
    "day_closed",
    "request_is_answered",
    "rate_limited",
  ],
});

/** Withdraws a request. */
export const withdrawRequest = endpoint({
  id: "orderRequests.withdraw",
  method: "POST",
  path: "/api/public/order-requests/{token}/withdraw",
  access: "public",
  changes: ["requests"],
  summary: "Withdraws a request that is new or quoted; a second time changes nothing.",
  params: tokenParams,
  reply: RequestStatusView,
  errors: ["request_is_answered", "rate_limited"],
});

/** Returns the order's day for a calendar program. */
export const getRequestCalendar = endpoint({
  id: "orderRequests.calendar",
  method: "GET",
  path: "/api/public/order-requests/{token}/calendar.ics",
  access: "public",
  summary: "Returns an accepted request's day and time as ICS.",
  params: tokenParams,
  reply: z.unknown(),
  replyType: "bytes",
  errors: ["rate_limited"],
});

/** Returns a reference picture to its customer. */
export const getRequestPicture = endpoint({
  id: "orderRequests.picture",
  method: "GET",
  path: "/api/public/order-requests/{token}/pictures/{id}/{size}",
  access: "public",
  summary: "Returns a picture of the request as WebP.",
  params: z.strictObject({
    token: RequestToken,
    id: Id,
    size: z.enum(pictureSizes, "invalid"),
  }),
  reply: z.unknown(),
  replyType: "bytes",
  errors: ["rate_limited"],
});
