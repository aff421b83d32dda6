import type { Currency } from "@marzipan/contract/currencies";
import type { Allergen } from "@marzipan/contract/food-facts";
import type { Language } from "@marzipan/contract/languages";
import type { MenuItem, MenuView } from "@marzipan/contract/menu-view";
import { statedAllergens } from "@marzipan/domain/allergies";
import { addDays } from "@marzipan/domain/dates";
import { toMinor } from "@marzipan/domain/money";
import { isSoldOut } from "@marzipan/domain/sold-out";
import type { Phrase } from "@marzipan/phrases/core";
import { describeMoney } from "@marzipan/phrases/money-style";
import { pricesOf } from "./prices.ts";
import type { MoneyStyle } from "@marzipan/phrases/money-style";
import type { Speech } from "../look/speech.ts";
import { keepPhones } from "../look/phones.ts";

/** One item as the cart knows it. */
export interface IslandItem {
  id: string;
  name: string;
  priceMinor: number;
  isFromPrice: boolean;
  least: number;
  step: number;
  /** `null` where they are not stated (rulings §5). */
  allergens: readonly Allergen[] | null;
  /** The first delivery day on which it can be had; left out where that is today. */
  from?: string;
  thumbUrl: string | null;
  /** 1 to 6: the colour that a picture is on. */
  ground: number;
}

/** What the page hands to its script, as JSON in the document. */
export interface IslandData {
  address: string;
  slug: string;
  version: string;
  language: Language;
  tag: string;
  /** The first day of the week, 0 for Sunday. */
  weekStart: number;
  money: MoneyStyle;
  currency: Currency;
  items: readonly IslandItem[];
  business: { name: string; address: string; timeZone: string };
  fulfilments: MenuView["ordering"]["fulfilments"];
  daysAhead: number;
  deliveryNote: string;
  /** Where the words of the form are fetched from. */
  wordsUrl: string;
  words: Readonly<Record<string, Phrase>>;
}

/** The phrases that the cart says; the form's come with the form. */
const cartPhrases = {
  menu: [
    "your_order",
    "see_order",
    "cart_empty",
    "cart_changed",
    "go_on",
    "pay_later",
    "last_request",
    "share_copied",
    "total_from",
  ],
  common: ["total"],
  errors: ["network"],
} as const;

/** The phrases that the form says beside the cart's. */
export const formPhrases = {
  menu: [
    "way",
    "delivery_address",
    "pickup_at",
    "when",
    "previous_weeks",
    "next_weeks",
    "full",
    "places_left",
    "day_chosen",
    "day_first",
    "day_closed",
    "day_not_possible",
    "day_full",
    "item_sold_out",
    "no_day",
    "pickup_time",
    "delivery_time",
    "time_first",
    "who",
    "optional",
    "note",
    "allergies_hint",
    "allergy_other",
    "allergy_warning",
    "allergy_unknown",
    "pictures",
    "pictures_hint",
    "pictures_gone",
    "consent",
    "consent_needed",
    "send",
    "sending",
    "offline",
    "items_gone",
    "days_failed",
    "sent_title",
    "sent_number",
    "sent_text",
    "sent_before",
    "see_status",
    "back_to_menu",
    "add_item",
    "one_less",
  ],
  common: [
    "close",
    "name",
    "phone",
    "email",
    "allergies",
    "fulfilment_pickup",
    "fulfilment_delivery",
    "picture_add",
    "picture_remove",
    "send_whatsapp",
    "try_again",
    "allergen_gluten",
    "allergen_crustaceans",
    "allergen_eggs",
    "allergen_fish",
    "allergen_peanuts",
    "allergen_soy",
    "allergen_milk",
    "allergen_tree_nuts",
    "allergen_celery",
    "allergen_mustard",
    "allergen_sesame",
    "allergen_sulphites",
    "allergen_lupin",
    "allergen_molluscs",
  ],
  errors: [
    "invalid_input",
    "unexpected",
    "unavailable",
    "internal",
    "rate_limited",
    "too_many_submissions",
    "idempotency_in_progress",
    "captcha_required",
    "captcha_failed",
    "ordering_closed",
    "day_full",
    "item_not_available",
    "item_sold_out",
    "price_changed",
    "picture_unreadable",
    "picture_too_large",
    "body_too_large",
    "disposable_email",
    "problem_required",
    "problem_invalid",
    "problem_too_long",
    "problem_too_many",
    "problem_too_big",
    "problem_too_small",
    "problem_bad_email",
    "problem_bad_phone",
    "problem_several_phones",
    "problem_bad_step",
    "problem_not_possible",
  ],
} as const;

type Names = Readonly<Record<string, readonly string[]>>;

/** Picks phrases by room and name out of a language: `{"menu.see_order": …}`. */
export function pickPhrases({ phrases }: Pick<Speech, "phrases">, rooms: Names) {
  const picked: Record<string, Phrase> = {};
  for (const [room, names] of Object.entries(rooms)) {
    for (const name of names) {
      const phrase = phrases[room as keyof typeof phrases]?.[name];
      if (phrase !== undefined) picked[`${room}.${name}`] = phrase;
    }
  }
  return picked;
}

/** Returns what a page's script needs of a menu. */
export function makeIslandData(view: MenuView, speech: Speech, wordsUrl: string): IslandData {
  return {
    address: view.address,
    slug: view.slug,
    version: view.version,
    language: speech.language,
    tag: speech.tag,
    weekStart: weekStartOf(speech.tag),
    money: describeMoney(speech.tag, view.currency, pricesOf(view)),
    currency: view.currency,
    items: listIslandItems(view),
    business: {
      name: view.business.name,
      address: view.business.address,
      timeZone: view.business.timeZone,
    },
    fulfilments: view.ordering.fulfilments,
    daysAhead: view.ordering.daysAhead,
    deliveryNote: keepPhones(view.ordering.deliveryNote),
    wordsUrl,
    words: pickPhrases(speech, cartPhrases),
  };
}

/** Returns the items of a menu that can be ordered for today or a later day. */
export function listIslandItems(view: OrderableView): IslandItem[] {
  return view.sections
    .flatMap(({ items }) => items)
    .flatMap((item, index) => (isOrderable(item, view) ? [describeItem(item, index)] : []));
}

/** What decides until when an item can be ordered. */
type OrderableView = Pick<MenuView, "sections" | "ordering" | "business">;

/** Returns whether an item can be had on any of the days for which the menu takes orders (rulings §5). */
export function isOrderable(
  item: Pick<MenuItem, "soldOutUntil">,
  { ordering, business }: Pick<OrderableView, "ordering" | "business">,
): boolean {
  return !isSoldOut(item.soldOutUntil, addDays(business.today, ordering.daysAhead));
}

function describeItem(item: MenuItem, index: number): IslandItem {
  return {
    id: item.id,
    name: item.name,
    priceMinor: toMinor(item.price),
    isFromPrice: item.isFromPrice,
    least: item.minQuantity,
    step: item.quantityStep,
    allergens: statedAllergens(item),
    ...(item.soldOutUntil !== null && { from: item.soldOutUntil }),
    thumbUrl: item.pictures[0]?.forms[0]?.url ?? null,
    ground: groundOf(index),
  };
}

/** Returns which of the six grounds the item at a place is on. */
export function groundOf(index: number): number {
  return (index % 6) + 1;
}

/** The first day of the week, 0 for Sunday; where the platform does not know, Sunday. */
function weekStartOf(tag: string): number {
  const locale = new Intl.Locale(tag) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
  };
  return (locale.getWeekInfo?.().firstDay ?? 7) % 7;
}
