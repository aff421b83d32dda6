import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { languages } from "./languages.ts";
import { paymentMethods } from "./payments.ts";
import { fulfilments } from "./order-fields.ts";
import { AllergenName, CurrencyCode, Done, Email, Id, atMost } from "./primitives.ts";

/** The two papers: A4, and the 80 mm roll of a till's printer. */
export const paperNames = ["a4", "slip"] as const;

/** A paper's name. */
export type PaperName = (typeof paperNames)[number];

/**
 * What a client gets of an order (rulings §6): with payments a confirmation that lists them, without a summary
 * with the balance due; never a tax invoice.
 */
export const Confirmation = z.object({
  kind: z.enum(["confirmation", "summary"]),
  businessName: z.string(),
  businessPhone: z.nullable(z.string()),
  number: z.number(),
  clientName: z.string(),
  deliveryDate: z.string(),
  deliveryTime: z.nullable(z.string()),
  fulfilment: z.enum(fulfilments),
  /** Where it is picked up or brought; `""` where that is not known. */
  address: z.string(),
  allergens: z.array(AllergenName),
  allergyNote: z.string(),
  notes: z.string(),
  issuedDate: z.string(),
  isCancelled: z.boolean(),
  currency: CurrencyCode,
  items: z.array(
    z.object({
      name: z.string(),
      quantity: z.number(),
      unitPrice: z.number(),
      lineTotal: z.number(),
    }),
  ),
  itemsTotal: z.number(),
  agreedPrice: z.nullable(z.number()),
  total: z.number(),
  paid: z.number(),
  balance: z.number(),
  /** The order counts as settled: the paper names no balance due (rulings §6). */
  isSettled: z.boolean(),
  payments: z.array(
    z.object({
      kind: z.enum(["payment", "refund"]),
      paidAt: z.string(),
      method: z.enum(paymentMethods),
      amount: z.number(),
      currency: CurrencyCode,
    }),
  ),
  /** The client's language, else the owner's. */
  language: z.enum(languages),
});

const params = z.strictObject({ id: Id });
const paperQuery = z.strictObject({
  language: z.optional(z.enum(languages, "invalid")),
  paper: z._default(z.enum(paperNames, "invalid"), "a4"),
});
const shared = z.strictObject({
  token: z.string("invalid").check(atMost(64, "invalid"), z.regex(/^[\w-]{6,64}$/, "invalid")),
});

/** Returns an order's confirmation. */
export const getConfirmation = endpoint({
  id: "payments.confirmation",
  method: "GET",
  path: "/api/orders/{id}/confirmation",
  access: "member",
  capability: "payments",
  summary: "Returns an order's confirmation and the number of active links to it.",
  params,
  reply: z.object({
    confirmation: Confirmation,
    openLinks: z.number(),
    phone: z.nullable(z.string()),
    email: z.nullable(z.string()),
  }),
});

/** Returns an order's confirmation as PDF. */
export const getConfirmationPdf = endpoint({
  id: "payments.confirmationPdf",
  method: "GET",
  path: "/api/orders/{id}/confirmation/pdf",
  access: "member",
  capability: "payments",
  summary:
    "Returns an order's confirmation as PDF in one of the ten languages, on A4 or 80 mm paper.",
  params,
  query: paperQuery,
  reply: z.unknown(),
  replyType: "bytes",
});

/**
 * Creates a private link to an order's confirmation. It takes no `Idempotency-Key`: the answer would be kept, and the
 * link is kept nowhere but as a hash.
 */
export const createConfirmationLink = endpoint({
  id: "payments.createConfirmationLink",
  method: "POST",
  path: "/api/orders/{id}/confirmation/links",
  access: "member",
  capability: "payments",
  changes: ["payments"],
  summary:
    "Creates a private link to an order's confirmation. It is returned once and works until it is revoked.",
  params,
  reply: z.object({ path: z.string() }),
});

/** Revokes every link to an order's confirmation. */
export const revokeConfirmationLinks = endpoint({
  id: "payments.revokeConfirmationLinks",
  method: "DELETE",
  path: "/api/orders/{id}/confirmation/links",
  access: "member",
  capability: "payments",
  changes: ["payments"],
  summary: "Revokes every link to an order's confirmation.",
  params,
  reply: Done,
});

/** Mails an order's confirmation. */
export const emailConfirmation = endpoint({
  id: "payments.emailConfirmation",
  method: "POST",
  path: "/api/orders/{id}/confirmation/mail",
  access: "member",
  capability: "payments",
  changes: ["payments"],
  summary: "Mails a new private link to an order's confirmation, in the client's language.",
  params,
  body: z.strictObject({ email: Email, language: z.optional(z.enum(languages, "invalid")) }),
  reply: Done,
  creates: true,
  errors: ["rate_limited", "unknown_host"],
});

/** Returns a shared confirmation to anyone who has its link. */
export const getSharedConfirmation = endpoint({
  id: "payments.sharedConfirmation",
  method: "GET",
  path: "/api/shared/confirmations/{token}",
  access: "public",
  summary:
    "Returns a shared confirmation by its link. Revoked and unknown links return `not_found`.",
  params: shared,
  reply: Confirmation,
  errors: ["not_found", "rate_limited"],
});

/** Returns the confirmation of an order to its customer, as PDF. */
export const getOwnConfirmationPdf = endpoint({
  id: "payments.ownConfirmationPdf",
  method: "GET",
  path: "/api/public/order-requests/{token}/confirmation.pdf",
  access: "public",
  summary: "Returns the confirmation of an order by the token of its customer's page, as PDF.",
  params: z.strictObject({ token: z.string("invalid").check(atMost(64, "invalid")) }),
  query: paperQuery,
  reply: z.unknown(),
  replyType: "bytes",
  errors: ["not_found", "rate_limited"],
});

/** Returns a shared confirmation as PDF. */
export const getSharedConfirmationPdf = endpoint({
  id: "payments.sharedConfirmationPdf",
  method: "GET",
  path: "/api/shared/confirmations/{token}/pdf",
  access: "public",
  summary: "Returns a shared confirmation as PDF.",
  params: shared,
  query: paperQuery,
  reply: z.unknown(),
  replyType: "bytes",
  errors: ["not_found", "rate_limited"],
});
