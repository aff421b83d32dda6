import type { Allergen, FoodMark } from "@marzipan/contract/food-facts";
import type { Currency } from "@marzipan/contract/currencies";
import type { ExpenseCategory } from "@marzipan/contract/expenses";
import type { Language } from "@marzipan/contract/languages";
import type { Good, goods } from "./demo-goods.ts";

/** What the demo bakery bakes, by its picture. */
export type GoodId = keyof typeof goods;

/** The four parts that products and menu are sorted into. */
export type CategoryId = Good["category"];

/** One product in words, with its usual price in the bakery's currency. */
export interface GoodWords {
  name: string;
  description: string;
  price: number;
  /** What the menu's price is for, as "serves 8"; left out where the name says it. */
  unitNote?: string;
}

/** A client that the demo knows more of than the name. */
export interface RegularWords {
  name: string;
  /** The client's own language; the bakery's where it is left out. */
  language?: Language;
  email?: string;
  allergens?: readonly Allergen[];
  notes?: string;
  /** How often this client orders, in relation to the others. */
  weight: number;
}

/** An expense: who was paid, for what, and between which amounts. */
export interface ExpenseWords {
  businessName: string;
  category: ExpenseCategory;
  description: string;
  /** Another currency than the bakery's. */
  currency?: string;
  least: number;
  most: number;
}

/** What the menu says of the bakery. */
export interface MenuWords {
  tagline: string;
  note: string;
  deliveryNote: string;
}

/** A customer's order request: who asks, in which language, with which note. */
export interface AskingWords {
  name: string;
  phone: string;
  note: string;
  /** The language of the menu that was read; the bakery's where it is left out. */
  language?: Language;
}

/** Opening hours of a day; none means closed. */
export type Hours = readonly { from: string; to: string }[];

/** Where the demo bakery stands, and what follows from it. */
export interface DemoPlace {
  country: string;
  /** The time zone where the machine does not tell its own. */
  timeZone: string;
  currency: Currency;
  /** Seven days from Sunday. */
  openingHours: readonly [Hours, Hours, Hours, Hours, Hours, Hours, Hours];
  /** Orders from this sum on have a deposit. */
  bigOrder: number;
  /** Agreed prices and deposits are whole multiples of this. */
  roundTo: number;
  /** Marks that a bakery of this place tells its customers of. */
  marks: readonly FoodMark[];
  /** Marks that everything here bears. */
  marksOfAll: readonly FoodMark[];
  /** A client's phone number by the client's place in the list; no one's number where that can be had. */
  phoneOf: (index: number) => string;
}

/** All that the demo says, in one language, written as a baker of that place would. */
export interface DemoWords {
  place: DemoPlace;
  bakery: { owner: string; name: string; phone: string; whatsapp: string; address: string };
  categories: Record<CategoryId, string>;
  goods: Record<GoodId, GoodWords>;
  /** Languages beside its own in which the menu can be read. */
  menuLanguages: readonly Language[];
  menu: MenuWords & {
    translations: Partial<Record<Language, MenuWords>>;
    closedNote: string;
  };
  /** Fifteen clients that come often. */
  regulars: readonly RegularWords[];
  /** Forty-five more, of the place and from elsewhere. */
  clients: readonly string[];
  orderNotes: readonly string[];
  addresses: readonly string[];
  cancelReason: string;
  /** Titles, days from today (`null` without a date), done already. */
  tasks: readonly (readonly [string, number | null, boolean])[];
  expenses: {
    /** Every month: rent, power, insurance, a subscription in another currency. */
    monthly: readonly ExpenseWords[];
    /** In turn, week by week. */
    weekly: readonly ExpenseWords[];
    sometimes: readonly ExpenseWords[];
  };
  /** What customers ask for on the menu, each with the fate that its name says. */
  requests: {
    accepted: AskingWords & { answer: string };
    declined: AskingWords & { answer: string };
    quoted: AskingWords & { answer: string };
    fresh: AskingWords;
    evening: AskingWords;
  };
  /** The second business, on the basic plan. */
  corner: {
    owner: string;
    name: string;
    category: string;
    sweets: readonly string[];
    clients: readonly string[];
    /** The least price; the others are multiples of it, up to four times as much. */
    price: number;
  };
  administrator: string;
}
