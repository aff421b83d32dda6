import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { languages } from "./languages.ts";
import {
  AllergenName,
  Done,
  Email,
  Id,
  Instant,
  Phone,
  YesNo,
  optionalOf,
  pageOf,
  pageQuery,
  requiredText,
  text,
} from "./primitives.ts";

/** The most characters of what is noted of a client, by field. */
export const clientNoteLimits = { allergyNote: 300, notes: 4000 } as const;

const fields = {
  name: requiredText(120),
  phone: optionalOf(Phone),
  email: optionalOf(Email),
  language: z.optional(z.nullable(z.enum(languages, "invalid"))),
  allergens: z.optional(z.array(AllergenName).check(z.maxLength(14, "too_many"))),
  allergyNote: z.optional(text(clientNoteLimits.allergyNote)),
  notes: z.optional(text(clientNoteLimits.notes)),
};

/** What a new client may carry (spec §3, rulings §4); only the name is required. */
export const ClientDraft = z.strictObject(fields);

/** What may be changed on a client; what is left out stays. */
const ClientPatch = z.strictObject({
  ...fields,
  name: z.optional(fields.name),
  expectedUpdatedAt: z.optional(Instant),
});

/** A client as lists carry it. */
export const Client = z.object({
  id: Id,
  name: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  language: z.nullable(z.enum(languages)),
  allergens: z.array(AllergenName),
  allergyNote: z.string(),
  notes: z.string(),
  ordersCount: z.number(),
  lastOrderDate: z.nullable(z.string()),
  createdAt: Instant,
  updatedAt: Instant,
  deletedAt: z.nullable(Instant),
});

/**
 * A client's own page: the client with numbers of their orders, each currency by itself (rulings
 * §1).
 */
export const ClientDetails = z.extend(Client, {
  totals: z.array(z.object({ currency: z.string(), totalPrice: z.number() })),
});

/**
 * What a client's orders say of the person: what is ordered most, what is owed for orders up to today, when the next
 * order is, the last one, and how often. Cancelled orders count for nothing.
 */
const ClientHabits = z.object({
  favourites: z.array(
    z.object({ dessert_name: z.string(), quantity: z.number(), ordersCount: z.number() }),
  ),
  owes: z.array(z.object({ currency: z.string(), amount: z.number() })),
  /** The next open order from today on. */
  next: z.nullable(
    z.object({
      id: Id,
      number: z.number(),
      deliveryDate: z.string(),
      deliveryTime: z.nullable(z.string()),
    }),
  ),
  /** The last order that is over, of a day before today or completed; without one the last of all. */
  last: z.nullable(
    z.object({
      id: Id,
      number: z.number(),
      deliveryDate: z.string(),
      deliveryTime: z.nullable(z.string()),
      items: z.array(z.object({ dessert_name: z.string(), quantity: z.number() })),
    }),
  ),
  /** How many days usually lie between two orders, `null` where there is no rhythm. */
  everyDays: z.nullable(z.number()),
});

/** Ways to order the list of clients. */
export const clientSorts = ["name", "recent", "newest"] as const;

const params = z.strictObject({ id: Id });

/** Lists the clients. */
export const listClients = endpoint({
  id: "clients.list",
  method: "GET",
  path: "/api/clients",
  access: "member",
  feature: "view_clients",
  capability: "clients",
  summary: "Lists clients by name, last order or newest; `q` searches name, phone and email.",
  query: z.strictObject({
    ...pageQuery,
    q: z.optional(text(100)),
    sort: z._default(z.enum(clientSorts, "invalid"), "name"),
    deleted: z._default(YesNo, false),
  }),
  reply: pageOf(Client),
  errors: ["bad_cursor"],
});

/** Creates a client. */
export const createClient = endpoint({
  id: "clients.create",
  method: "POST",
  path: "/api/clients",
  access: "member",
  feature: "add_clients",
  capability: "clients",
  changes: ["clients"],
  summary: "Creates a client. Refused at the plan's limit.",
  body: ClientDraft,
  reply: ClientDetails,
  creates: true,
  errors: ["limit_reached"],
});

/** Returns one client. */
export const getClient = endpoint({
  id: "clients.get",
  method: "GET",
  path: "/api/clients/{id}",
  access: "member",
  feature: "view_clients",
  capability: "clients",
  summary: "Returns one client with the number and total of their orders.",
  params,
  reply: ClientDetails,
});

/** Returns what a client's orders say of the person. */
export const getClientHabits = endpoint({
  id: "clients.habits",
  method: "GET",
  path: "/api/clients/{id}/habits",
  access: "member",
  feature: "view_clients",
  capability: "clients",
  summary:
    "Returns what a client orders most, their debt with deposits due, next and last order, and the usual number of days between orders.",
  params,
  reply: ClientHabits,
});

/** Changes a client. */
export const updateClient = endpoint({
  id: "clients.update",
  method: "PATCH",
  path: "/api/clients/{id}",
  access: "member",
  capability: "clients",
  changes: ["clients", "orders"],
  summary: "Changes a client; what is left out stays.",
  params,
  body: ClientPatch,
  reply: ClientDetails,
  errors: ["changed_elsewhere"],
});

/** Deletes a client into Recently deleted; the orders stay with the client's name. */
export const deleteClient = endpoint({
  id: "clients.delete",
  method: "DELETE",
  path: "/api/clients/{id}",
  access: "member",
  capability: "clients",
  changes: ["clients"],
  summary: "Deletes a client, who can be restored for 30 days. Their orders stay.",
  params,
  reply: Done,
});

/** Restores a deleted client. */
export const restoreClient = endpoint({
  id: "clients.restore",
  method: "POST",
  path: "/api/clients/{id}/restore",
  access: "member",
  capability: "clients",
  changes: ["clients"],
  summary: "Restores a client deleted within 30 days.",
  params,
  reply: ClientDetails,
});

/** Merges a client into another that is the same person. */
export const mergeClient = endpoint({
  id: "clients.merge",
  method: "POST",
  path: "/api/clients/{id}/merge",
  access: "member",
  capability: "clients",
  changes: ["clients", "orders"],
  summary:
    "Merges this client into `intoId`: moves all orders, fills empty fields, joins the notes, and deletes this client. Refused if the joined notes would be too long.",
  params,
  body: z.strictObject({ intoId: Id }),
  reply: ClientDetails,
  errors: ["merge_same_client"],
});

/** Erases a client's personal data for good, also on orders, requests and payments (rulings §4). */
export const eraseClient = endpoint({
  id: "clients.erase",
  method: "POST",
  path: "/api/clients/{id}/erase",
  access: "member",
  capability: "erasing",
  changes: ["clients", "orders", "requests", "payments", "tasks", "expenses"],
  summary:
    "Erases a client's name, phone, email and pictures, also from their orders. Totals stay.",
  params,
  reply: Done,
});
