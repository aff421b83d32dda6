import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { languages } from "./languages.ts";
import { orderingFields, OrderingRules } from "./ordering-rules.ts";
import { pageOwnerFields } from "./page-owner.ts";
import {
  CurrencyCode,
  Instant,
  Phone,
  atMost,
  optionalOf,
  text,
  trimmedFor,
} from "./primitives.ts";

/** The three addresses of a menu, each with its own switch (rulings §5). */
export const menuAddressKinds = ["slug", "token", "list"] as const;

/** A kind of menu address: `/m/{slug}`, `/public/menu/{token}`, `/menu/public/{userId}`. */
export type MenuAddressKind = (typeof menuAddressKinds)[number];

/** A menu's name in its address: 3 to 40 letters a to z, digits and single hyphens between them. */
export const Slug = z
  .string("required")
  .check(
    trimmedFor(40),
    atMost(40),
    z.toLowerCase(),
    z.minLength(1, "required"),
    z.minLength(3, "too_short"),
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "bad_slug"),
  );

const menuTexts = z.strictObject({
  tagline: z.optional(text(160)),
  note: z.optional(text(600)),
  deliveryNote: z.optional(text(300)),
});

const fields = {
  /** One sentence under the name. */
  tagline: text(160),
  /** Where orders are picked up. */
  address: text(200),
  /** The line at the menu's foot, as on VAT and the kitchen's allergens. */
  note: text(600),
  /** Where and for how much is delivered. */
  deliveryNote: text(300),
  /** The WhatsApp number of the business, `null` for its phone. */
  whatsappPhone: optionalOf(Phone),
  /** Other languages of the texts above. */
  translations: z.partialRecord(z.enum(languages, "invalid"), menuTexts),
  catalogCurrency: CurrencyCode,
  /**
   * The owner's switch for ordering on the menu; the plan's feature `customer_ordering` is needed
   * besides.
   */
  isOrderingOn: z.boolean("invalid"),
  ...orderingFields,
};

/** What may be changed in the menu's settings; what is left out stays. */
export const MenuSettingsPatch = z.strictObject({
  tagline: z.optional(fields.tagline),
  address: z.optional(fields.address),
  note: z.optional(fields.note),
  deliveryNote: z.optional(fields.deliveryNote),
  whatsappPhone: fields.whatsappPhone,
  translations: z.optional(fields.translations),
  catalogCurrency: z.optional(fields.catalogCurrency),
  isOrderingOn: z.optional(fields.isOrderingOn),
  leadTimeHours: z.optional(fields.leadTimeHours),
  cutOffTime: z.optional(fields.cutOffTime),
  daysAhead: z.optional(fields.daysAhead),
  maxOrdersADay: z.optional(fields.maxOrdersADay),
  openingHours: z.optional(fields.openingHours),
  closedDays: z.optional(fields.closedDays),
  slotMinutes: z.optional(fields.slotMinutes),
  fulfilments: z.optional(fields.fulfilments),
  depositKind: z.optional(fields.depositKind),
  depositValue: z.optional(fields.depositValue),
  depositDueDays: z.optional(fields.depositDueDays),
  expectedUpdatedAt: z.optional(Instant),
});

/** The menu's settings with its addresses; a business without any yet has a proposed slug and all switched off. */
export const MenuSettings = z.extend(OrderingRules, {
  slug: z.string(),
  /** Earlier slugs, which still redirect to the menu. */
  oldSlugs: z.array(z.string()),
  addresses: z.record(z.enum(menuAddressKinds), z.object({ url: z.string(), isOpen: z.boolean() })),
  tagline: z.string(),
  address: z.string(),
  note: z.string(),
  deliveryNote: z.string(),
  whatsappPhone: z.nullable(z.string()),
  translations: z.partialRecord(z.enum(languages), menuTexts),
  catalogCurrency: CurrencyCode,
  isOrderingOn: z.boolean(),
  /** The plan in force has `customer_ordering`. */
  isOrderingInPlan: z.boolean(),
  activeItemsCount: z.number(),
  updatedAt: Instant,
});

/** Returns the menu's settings. */
export const getMenuSettings = endpoint({
  id: "catalog.settings",
  method: "GET",
  path: "/api/menu-settings",
  access: "member",
  capability: "menu",
  summary: "Returns the menu's addresses, texts, currency and ordering rules.",
  reply: MenuSettings,
});

/** Changes texts, currency and ordering rules. */
export const updateMenuSettings = endpoint({
  id: "catalog.updateSettings",
  method: "PATCH",
  path: "/api/menu-settings",
  access: "member",
  capability: "settings",
  changes: ["catalog"],
  summary: "Changes the menu's texts, currency and ordering rules; what is left out stays.",
  body: MenuSettingsPatch,
  reply: MenuSettings,
  errors: ["changed_elsewhere"],
});

/** Gives the menu another slug. */
export const changeMenuSlug = endpoint({
  id: "catalog.changeSlug",
  method: "PUT",
  path: "/api/menu-settings/slug",
  access: "member",
  capability: "settings",
  changes: ["catalog"],
  summary:
    "Changes the menu's slug. The old one redirects to the menu. Taken and reserved slugs are refused (`already_exists`).",
  body: z.strictObject({ slug: Slug }),
  reply: MenuSettings,
  errors: ["already_exists", "rate_limited"],
});

/** Returns whether a slug could be had. */
export const checkMenuSlug = endpoint({
  id: "catalog.checkSlug",
  method: "GET",
  path: "/api/menu-settings/slug-check",
  access: "member",
  capability: "settings",
  summary: "Returns whether a slug is free, current or a former slug of the business's own menu.",
  query: z.strictObject({ slug: Slug }),
  reply: z.object({ isFree: z.boolean() }),
  errors: ["rate_limited"],
});

/** Replaces the token; the old address answers 404 from then on. */
export const renewMenuToken = endpoint({
  id: "catalog.renewToken",
  method: "POST",
  path: "/api/menu-settings/token",
  access: "member",
  capability: "settings",
  changes: ["catalog"],
  summary:
    "Renews the token of `/public/menu/{token}`; the old address leads nowhere from then on.",
  reply: MenuSettings,
});

/** Switches one address on or off. */
export const setMenuAddress = endpoint({
  id: "catalog.switchAddress",
  method: "PUT",
  path: "/api/menu-settings/addresses/{kind}",
  access: "member",
  capability: "settings",
  changes: ["catalog"],
  summary: "Switches an address on (with `menu_sharing`) or off (always).",
  params: z.strictObject({ kind: z.enum(menuAddressKinds, "invalid") }),
  body: z.strictObject({ isOpen: z.boolean("invalid") }),
  reply: MenuSettings,
  errors: ["plan_too_low"],
});

/** Returns the QR code of the menu's address. */
export const getMenuQrCode = endpoint({
  id: "catalog.qrCode",
  method: "GET",
  path: "/api/menu-settings/qr-code",
  access: "member",
  capability: "menu",
  summary: "Returns the QR code of an address as SVG, or as a 1200-pixel PNG for print.",
  query: z.strictObject({
    kind: z._default(z.enum(menuAddressKinds, "invalid"), "slug"),
    format: z._default(z.enum(["svg", "png"], "invalid"), "svg"),
    ...pageOwnerFields,
  }),
  reply: z.unknown(),
  replyType: "bytes",
});
