import type { WhatsappTextKind } from "@marzipan/contract/accounts";
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
  /** What the text is about, in major units: the total, what is due, or the deposit. */
  amount: number;
  /** All that is still to be paid; the amount where it is left out. */
  balance?: number;
  currency: string;
  business: string;
}

/** The owner's own wordings by `kind.language`, as the business carries them. */
export type OwnTexts = Readonly<Record<string, string>>;

/**
 * Writes a text to a client in the client's language (rulings §10.1): the owner's own wording where
 * there is one, else the standard one. Its values are isolated where the language runs from right
 * to left.
 */
export function writeClientText(
  kind: WhatsappTextKind,
  facts: TextFacts,
  { language, t, format }: ClientSpeech,
  own: OwnTexts = {},
): string {
  const isolate = locales[language].direction === "rtl" ? isolated : (text: string) => text;
  const time = facts.time === null ? null : isolate(format.time(facts.time));
  const balance = facts.balance ?? facts.amount;
  const money = format.moneyAlike([facts.amount, balance]);
  const values = {
    name: isolate(facts.clientName.trim()),
    number: isolate(String(facts.number)),
    date: isolate(makeDayWords(t, format, facts.today).inSentence(facts.day)),
    amount: isolate(money(facts.amount, facts.currency)),
    balance: isolate(money(balance, facts.currency)),
    business: isolate(facts.business),
  };
  const wording = own[`${kind}.${language}`];
  if (wording) return fill(wording, { ...values, time: time ?? t("orders.no_time") });
  if (kind === "confirmation" && time !== null)
    return t("messages.confirmation", { ...values, time });
  if (kind === "confirmation") return t("messages.confirmation_no_time", values);
  if (kind === "ready") return t("messages.ready_no_time", values);
  return t(`messages.${kind}`, values);
}

// First strong isolate and its end: a name or a sum keeps its own direction inside the sentence.
function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

function fill(wording: string, values: Readonly<Record<string, string>>): string {
  return wording.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
