import type { MenuAddressKind } from "./catalog-settings.ts";
import type { Currency } from "./currencies.ts";
import type { Allergen, FoodMark } from "./food-facts.ts";
import type { Language } from "./languages.ts";
import type { OrderingRules } from "./ordering-rules.ts";

/** One stored width of a picture; all widths show the same picture in the same proportion. */
export interface MenuPictureForm {
  /** The width in pixels that this form really has. */
  width: number;
  /** A path of this server, for everyone who has the menu's address; never changes its content. */
  url: string;
}

/** A picture with its forms from the narrowest to the widest; `width` and `height` are the widest's. */
export interface MenuPicture {
  width: number;
  height: number;
  /** As WebP, from the moment that it is there. */
  forms: MenuPictureForm[];
  /** As AVIF, for browsers that show it; empty until they are made, or where they would save too little. */
  avifForms: MenuPictureForm[];
}

/**
 * One item as a customer sees it: in the customer's language where the owner translated it, else in
 * the owner's.
 */
export interface MenuItem {
  id: string;
  name: string;
  description: string;
  /** What the price is for, as "box of 12"; may be empty. */
  unitNote: string;
  /** In major units of the menu's currency. */
  price: number;
  /** The price is the lowest: say "from". */
  isFromPrice: boolean;
  minQuantity: number;
  quantityStep: number;
  allergens: Allergen[];
  /** `false`: what it contains is not stated; `true` without allergens: none of the 14 (rulings §5). */
  allergensStated: boolean;
  marks: FoodMark[];
  pictures: MenuPicture[];
  /** The day from which it can be had again, `null` when it can be had now. */
  soldOutUntil: string | null;
}

/** A section in the owner's order; items without a section stand last under `name` null. */
export interface MenuSection {
  /** `null` for the items without a section. */
  id: string | null;
  name: string | null;
  items: MenuItem[];
}

/** What a visitor must know of the ordering rules; which days are possible says `catalog.menuDays`. */
export type MenuOrderingRules = Pick<
  OrderingRules,
  | "leadTimeHours"
  | "cutOffTime"
  | "daysAhead"
  | "openingHours"
  | "closedDays"
  | "fulfilments"
  | "depositKind"
  | "depositValue"
> & {
  /** Where and for how much is delivered; may be empty. */
  deliveryNote: string;
};

/**
 * What a menu's page may do: `open` takes order requests; `no-ordering` shows the items without a form
 * (the owner's switch or the plan lacks ordering, or it is the plain list); `lost` shows name, phone and
 * WhatsApp only and has no items (the plan lacks the menu: rulings §5).
 */
export type MenuState = "open" | "no-ordering" | "lost";

/** Everything that the public menu page is rendered from: plain data, the same for every visitor. */
export interface MenuView {
  /** Changes whenever anything in this view may have changed, the business's day too; opaque. */
  version: string;
  state: MenuState;
  /** By which kind of address it was asked for; `token` and `list` are not to be indexed. */
  kind: MenuAddressKind;
  /** What is in the public calls' paths as `{address}`: the slug, the token or the user id as asked for. */
  address: string;
  /** The slug to share, also when an old one was asked for. */
  slug: string;
  /** The path `/m/{slug}` to redirect to when an old slug was asked for, else `null`. */
  movedTo: string | null;
  /** Absolute, `PUBLIC_URL/m/{slug}`. It is `null` when that address is switched off. */
  canonicalUrl: string | null;
  business: {
    name: string;
    tagline: string;
    /** As typed by the owner, `null` without one. */
    phone: string | null;
    /** Digits only with country code, for `https://wa.me/{number}`; `null` without one. */
    whatsappNumber: string | null;
    /** Where orders are picked up; may be empty. */
    address: string;
    /** The line at the foot; may be empty. */
    note: string;
    logo: MenuPicture | null;
    timeZone: string;
    country: string;
    /** The business's own day when the view was made, `yyyy-mm-dd`. */
    today: string;
  };
  /** The language that the texts were chosen for. */
  language: Language;
  /** The owner's language, of every text that has no translation. */
  ownerLanguage: Language;
  /** The languages in which at least one text is given, the owner's first. */
  languages: Language[];
  direction: "ltr" | "rtl";
  currency: Currency;
  sections: MenuSection[];
  ordering: MenuOrderingRules;
}

/** What a cached page of a menu is validated by, without reading the menu itself. */
export interface MenuVersion {
  version: string;
  state: MenuState;
  kind: MenuAddressKind;
  slug: string;
  movedTo: string | null;
  ownerLanguage: Language;
}
