import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { languages, themes } from "./languages.ts";
import { legalVersion } from "./legal.ts";
import { roles } from "./roles.ts";
import {
  planFeatures,
  limitNames,
  planEndReasons,
  planNames,
  subscriptionStatuses,
} from "./plans.ts";
import {
  CountryCode,
  CurrencyCode,
  Done,
  Id,
  Instant,
  Phone,
  atMost,
  optionalOf,
  nameText,
} from "./primitives.ts";

/**
 * What keeps a signed-in person out of the app (rulings §2), in the order in which it is checked;
 * `open` means that nothing does.
 */
export const gates = ["blocked", "unverified", "unapproved", "open"] as const;

/** A gate's name. */
export type Gate = (typeof gates)[number];

const LanguageCode = z.enum(languages, "invalid");

/** A profile as the spec names its fields (spec §3), with what the app needs to draw itself. */
const Profile = z.object({
  id: Id,
  email: z.string(),
  full_name: z.string(),
  business_name: z.string(),
  profile_image_url: z.nullable(z.string()),
  currency: CurrencyCode,
  billing_plan: z.enum(planNames),
  plan_expires_at: z.nullable(Instant),
  email_verified_at: z.nullable(Instant),
  is_admin: z.boolean(),
  /** What the person is in the business. */
  role: z.enum(roles),
  is_approved: z.boolean(),
  is_blocked: z.boolean(),
  /** Why the registration was declined, `null` where it was not. */
  decline_reason: z.nullable(z.string()),
  language: LanguageCode,
  /** `null` until someone has chosen one. */
  theme: z.nullable(z.enum(themes)),
});

/** The business as its owner's app sees it. */
const Business = z.object({
  id: Id,
  name: z.string(),
  timeZone: z.string(),
  country: z.string(),
  currency: CurrencyCode,
  phone: z.nullable(z.string()),
  logoUrl: z.nullable(z.string()),
  weekStart: z.nullable(z.number()),
  isSetUp: z.boolean(),
  today: z.string(),
  /** Whether the business has, or once had, a way to record payments; without it nothing is owed (rulings §6). */
  tracksPayments: z.boolean(),
  /** Whether the owner is to decide how the orders completed before that count. */
  asksPastOrders: z.boolean(),
  whatsappTexts: z.record(z.string(), z.string()),
  /** Whether the customer of each order has a private page (rulings §10.8). */
  hasOrderPages: z.boolean(),
});

/** The subscription in force, and what it allows now. */
const Subscription = z.object({
  plan_key: z.enum(planNames),
  status: z.enum(subscriptionStatuses),
  trial_end: z.nullable(Instant),
  current_period_end: z.nullable(Instant),
  isTrialUsed: z.boolean(),
  /** The plan that ended and left the business on basic; `isSeen` once the owner dismissed the message about it. */
  ended: z.nullable(
    z.object({
      plan: z.enum(planNames),
      reason: z.enum(planEndReasons),
      at: Instant,
      isSeen: z.boolean(),
    }),
  ),
  features: z.array(z.enum(planFeatures)),
  limits: z.record(z.enum(limitNames), z.number()),
});

/**
 * The signed-in person: the profile, the gate that holds the person back, the business and the
 * subscription.
 */
export const Me = z.object({
  gate: z.enum(gates),
  user: Profile,
  business: Business,
  subscription: Subscription,
  /** The version of terms and privacy that is to be accepted, `null` while the accepted one is in force. */
  consent_due: z.nullable(z.string()),
});

/** Returns who is signed in; also blocked, unverified and unapproved people get their answer. */
export const getMe = endpoint({
  id: "accounts.me",
  method: "GET",
  path: "/api/me",
  access: "member",
  beforeGates: true,
  summary:
    "Returns the signed-in account, the gate that stops it (if any), its business and its subscription.",
  reply: Me,
});

/** Changes the own profile. */
export const updateMe = endpoint({
  id: "accounts.updateMe",
  method: "PATCH",
  path: "/api/me",
  access: "member",
  changes: ["account"],
  summary: "Changes the own name, language, theme or picture, or accepts the legal texts in force.",
  body: z.strictObject({
    full_name: z.optional(nameText(120)),
    language: z.optional(LanguageCode),
    theme: z.optional(z.enum(themes, "invalid")),
    profileImageId: z.optional(z.nullable(Id)),
    /** Accepts the terms and the privacy policy in force. */
    legalVersion: z.optional(z.literal(legalVersion, "invalid")),
  }),
  reply: Me,
});

const timeZone = z.string("invalid").check(atMost(64), z.refine(isTimeZone, "invalid"));

/**
 * Returns whether the platform knows a time zone's name. An offset such as `+05:00` is none: PostgreSQL reads it as the
 * zone west of Greenwich.
 */
export function isTimeZone(name: string): boolean {
  if (/^[-+\u2212]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/**
 * The WhatsApp texts that the owner may reword, each with placeholders such as `{name}` (rulings
 * §10.1).
 */
export const whatsappTextKinds = [
  "confirmation",
  "ready",
  "reminder",
  "deposit",
  "on_the_way",
  "moved",
  "changed",
  "canceled",
  "quote",
  "balance",
] as const;

/** A WhatsApp text's kind. */
export type WhatsappTextKind = (typeof whatsappTextKinds)[number];

/** A WhatsApp text by its kind and language, as `ready.he`. */
const whatsappTextNames = whatsappTextKinds.flatMap((kind) =>
  languages.map((language) => `${kind}.${language}` as const),
);

/** Changes the business. */
export const updateBusiness = endpoint({
  id: "accounts.updateBusiness",
  method: "PATCH",
  path: "/api/settings/business",
  access: "member",
  capability: "settings",
  changes: ["account", "orders", "tasks"],
  summary:
    "Changes the business: name, logo, time zone, country, currency, phone, week start, WhatsApp texts, customers' order pages.",
  body: z.strictObject({
    name: z.optional(nameText(120)),
    timeZone: z.optional(timeZone),
    country: z.optional(CountryCode),
    currency: z.optional(CurrencyCode),
    phone: optionalOf(Phone),
    logoId: z.optional(z.nullable(Id)),
    weekStart: z.optional(
      z.nullable(
        z
          .number("invalid")
          .check(z.int("invalid"), z.minimum(0, "invalid"), z.maximum(6, "invalid")),
      ),
    ),
    isSetUp: z.optional(z.literal(true)),
    hasOrderPages: z.optional(z.boolean("invalid")),
    /** Ends every link to an order's page that was sent. */
    renewsOrderPages: z.optional(z.literal(true)),
    whatsappTexts: z.optional(
      z.partialRecord(
        z.enum(whatsappTextNames, "invalid"),
        z.string("invalid").check(atMost(1000)),
      ),
    ),
  }),
  reply: Me,
});

/** One device that is signed in. */
const Device = z.object({
  id: Id,
  browser: z.string(),
  system: z.string(),
  isThisOne: z.boolean(),
  createdAt: Instant,
  lastSeenAt: Instant,
});

/** Lists the devices that are signed in. */
export const listDevices = endpoint({
  id: "accounts.devices",
  method: "GET",
  path: "/api/devices",
  access: "member",
  summary: "Lists the devices that are signed in, this one first.",
  reply: z.object({ items: z.array(Device) }),
});

/** Signs one device out. */
export const signOutDevice = endpoint({
  id: "accounts.signOutDevice",
  method: "DELETE",
  path: "/api/devices/{id}",
  access: "member",
  changes: ["account"],
  summary: "Signs one of the own devices out at once.",
  params: z.strictObject({ id: Id }),
  reply: Done,
});
