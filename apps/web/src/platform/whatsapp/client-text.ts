import type { WhatsappTextKind } from "@marzipan/contract/accounts";
import { isolate } from "@marzipan/phrases/isolate";
import { locales } from "@marzipan/phrases/locales";
import { makeDayWords } from "../calendar/day-words.rules.ts";
import type { Speech } from "../i18n/use-speech.ts";

/** A language as texts to clients are written in it. */
export type ClientSpeech = Speech;

/** What a text to a client tells. */
export interface TextFacts {
  clientName: string;
  number: number;
  /** The delivery day, `yyyy-mm-dd`, and time, `HH:mm`. */
  day: string;
  /** The business's day, `yyyy-mm-dd`: a delivery far from it names its year. */
  today: string;
  time: string | null;
  items: readonly { dessert_name: string; quantity: number }[];
  fulfilment: "pickup" | "delivery";
  /** Where it is picked up or brought; `""` where that is not known. */
  address: string;
  /** The order's total in major units. */
  total: number;
  /** What the text is about, in major units: the total, what is due, or the deposit. */
  amount: number;
  /** All that is still to be paid. */
  balance: number;
  currency: string;
  business: string;
  /** The address of the customer's page; `null` while it is off. */
  link: string | null;
}

/** The owner's own wordings by `kind.language`, as the business carries them. */
export type OwnTexts = Readonly<Record<string, string>>;

/** The most characters of a `wa.me` address that all browsers open and WhatsApp takes. */
const longestAddress = 12_000;
const mostItems = 3;

/**
 * Writes a text to a client in the client's language (rulings §10.1): the owner's own wording where there is one, else
 * the standard one. Lines whose value is missing are left out. A text too long for WhatsApp gives up items, then its
 * end, but keeps the link.
 */
export function writeClientText(
  kind: WhatsappTextKind,
  facts: TextFacts,
  speech: ClientSpeech,
  own: OwnTexts = {},
): string {
  const write = (most: number): string => writeWith(kind, facts, speech, own, most);
  const whole = write(mostItems);
  if (encodeURIComponent(whole).length <= longestAddress) return whole;
  return cutAround(write(0), facts.link ?? "");
}

function writeWith(
  kind: WhatsappTextKind,
  facts: TextFacts,
  speech: ClientSpeech,
  own: OwnTexts,
  most: number,
): string {
  const { t, language } = speech;
  const values = valuesOf(facts, speech, most);
  const wording = own[`${kind}.${language}`];
  if (wording) {
    const time = facts.time === null ? t("orders.no_time") : values.time;
    return fill(wording, { ...values, time }, locales[language].direction);
  }
  const balance = facts.balance > 0 ? values.balance : missing;
  const filled = { ...values, link: values.link || missing, balance };
  return withoutMissing(t(`messages.${kind}`, filled));
}

function valuesOf(facts: TextFacts, speech: ClientSpeech, most: number) {
  const { t, format } = speech;
  const money = format.moneyAlike([facts.amount, facts.balance, facts.total]);
  const name = facts.clientName.trim();
  const date = makeDayWords(t, format, facts.today).inSentence(facts.day);
  const time = facts.time === null ? "" : format.time(facts.time);
  return {
    name,
    first_name: name.split(/\s/u)[0] ?? name,
    number: String(facts.number),
    date,
    time,
    when: time === "" ? date : t("messages.when", { date, time }),
    place: placeOf(facts, speech),
    items: itemsOf(facts, speech, most),
    total: money(facts.total, facts.currency),
    amount: money(facts.amount, facts.currency),
    balance: money(facts.balance, facts.currency),
    business: facts.business,
    link: facts.link ?? "",
  };
}

function placeOf({ fulfilment, address }: TextFacts, { t }: ClientSpeech): string {
  return address === ""
    ? t(`messages.place_${fulfilment}_open`)
    : t(`messages.place_${fulfilment}`, { address });
}

const commas: Readonly<Record<string, string>> = { ar: "، ", zh: "、", ja: "、" };

/** Returns the items with their amounts, at most `most` of them; the order's number where there is none to name. */
function itemsOf({ items, number }: TextFacts, speech: ClientSpeech, most: number): string {
  const { t, format, language } = speech;
  const named = items.filter(({ dessert_name }) => dessert_name.trim() !== "");
  if (named.length === 0 || most === 0) return t("common.order_number", { number: String(number) });
  const { direction } = locales[language];
  const shown = named
    .slice(0, most)
    .map((item) => `${format.number(item.quantity)} ${isolate(item.dessert_name, direction)}`);
  const rest = named.length - shown.length;
  const more = rest === 0 ? [] : [t("messages.more_items", { n: rest })];
  return [...shown, ...more].join(commas[language] ?? ", ");
}

// A value that is missing: never part of a text that a person types.
const missing = "\u0000";

function withoutMissing(text: string): string {
  return text
    .split("\n")
    .filter((line) => !line.includes(missing))
    .join("\n");
}

/** Fills the owner's wording; a line of which every value is missing is left out. */
function fill(
  wording: string,
  values: Readonly<Record<string, string>>,
  direction: "ltr" | "rtl",
): string {
  return wording
    .split("\n")
    .filter((line) => {
      const names = [...line.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => values[name]);
      return names.length === 0 || names.some((value) => value !== "");
    })
    .map((line) =>
      line.replace(/\{(\w+)\}/g, (whole, name: string) => {
        const value = values[name];
        return value === undefined ? whole : isolate(value, direction);
      }),
    )
    .join("\n");
}

/** Cuts a text so that its address is short enough; a link that it has stays as its last line. */
function cutAround(text: string, link: string): string {
  const end = link !== "" && text.includes(link) ? `\n${link}` : "";
  const signs = Array.from(end === "" ? text : text.replace(link, ""));
  while (encodeURIComponent(signs.join("") + end).length > longestAddress) {
    signs.length = Math.floor(signs.length * 0.9);
  }
  return signs.join("").trimEnd() + end;
}
