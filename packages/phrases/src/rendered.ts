import type { Language } from "@marzipan/contract/languages";
import type { Phrase } from "./core.ts";
import { fillPhrase } from "./core.ts";
import { makeFormat } from "./format.ts";
import type { Format } from "./format.ts";
import { locales } from "./locales.ts";

/** A phrase as a person reads it, with real values in its places. */
export interface RenderedPhrase {
  section: string;
  key: string;
  /** The number that chose a plural's form; `null` for a phrase without forms. */
  n: number | null;
  text: string;
}

type Book = Readonly<Record<string, Readonly<Record<string, Phrase>>>>;

// Among them is a number of every plural form of the ten languages.
const counts = [0, 1, 2, 3, 11, 100, 1_000_000];
const day = "2026-11-26";

/** Phrases whose date has no weekday, so that Hebrew joins a letter to it with a maqaf. */
export const bareDates: readonly string[] = [
  "admin.plan_until",
  "advisor.basis_now",
  "analytics.owed_oldest",
  "analytics.printed_on",
  "ask.new_on",
  "catalog.sold_out_until",
  "clients.deleted_on",
  "clients.last_order",
  "clients.ordered_for",
  "clients.since",
  "common.item_sold_out",
  "expenses.credit_for",
  "expenses.next_on",
  "insights.deposit_forgotten",
  "insights.request_unanswered",
  "insights.unpaid",
  "mails.trial_text",
  "menu.item_sold_out",
  "menu.print_date",
  "menu.sold_out_order",
  "menu.sold_out_until",
  "orders.deleted_on",
  "orders.deposit_until",
  "orders.range_from",
  "orders.range_until",
  "payments.issued_on",
  "payments.order_detail",
  "payments.owing_since",
  "plans.anew_on",
  "plans.cancel_text",
  "plans.canceled_until",
  "plans.change_later",
  "plans.charge_of",
  "plans.from_on",
  "plans.next_charge",
  "plans.refund_until",
  "plans.then_plan",
  "plans.trial_until",
  "products.created_on",
  "products.deleted_on",
  "receipts.twin_details",
  "receipts.unnamed",
  "reports.accountant_next",
  "reports.accountant_sent",
  "reports.link_until",
  "settings.mail_closed_text",
  "settings.reopen_text",
  "sheets.as_of",
  "sheets.made_on",
  "site.help_checked",
  "site.since",
  "tasks.deleted_on",
  "test_pages.renews",
];

const foreignName: Readonly<Record<"ltr" | "rtl", string>> = { ltr: "נועה לוי", rtl: "Dana Levi" };

function makeSamples(language: Language, format: Format): Readonly<Record<string, string>> {
  const money = format.money(1234.5, "ILS");
  return {
    date: format.longDay(day),
    day: format.longDay(day),
    until: format.instant(`${day}T16:05:00Z`, "Asia/Jerusalem"),
    from: format.dayMonth("2026-11-22"),
    to: format.dayMonth(day),
    when: format.relative(-1, "day"),
    month: format.month(day),
    weekday: format.weekday(day),
    time: format.time("15:05"),
    amount: money,
    balance: format.money(85, "EUR"),
    price: money,
    total: money,
    percent: format.percent(0.15),
    number: "377",
    name: foreignName[locales[language].direction],
    phone: "+972 50 123 4567",
    email: "dana@example.com",
    allergens: format.list(["A", "B", "C"]),
  };
}

/**
 * Returns every phrase of a language as it is read: dates, times, money and percentages as the
 * language's own formatters write them, a foreign name, and each form of a plural. A place for which
 * there is no sample shows its own name.
 */
export function renderPhrases(language: Language, book: Book): RenderedPhrase[] {
  const { tag, direction } = locales[language];
  const rules = new Intl.PluralRules(tag);
  const numbers = new Intl.NumberFormat(tag, { maximumFractionDigits: 3 });
  const format = makeFormat(language);
  const samples = makeSamples(language, format);
  const bare = { ...samples, date: format.date(day) };
  const render = (name: string, phrase: Phrase, n: number | null): string => {
    const given: Readonly<Record<string, string>> = bareDates.includes(name) ? bare : samples;
    const texts = typeof phrase === "string" ? [phrase] : Object.values(phrase.forms);
    const names = texts.flatMap((text) =>
      [...text.matchAll(/\{(\w+)\}/g)].map(([, place]) => place),
    );
    const values = Object.fromEntries(
      names.map((place = "") => [place, given[place] ?? `‹${place}›`] as const),
    );
    return fillPhrase(phrase, { ...values, ...(n !== null && { n }) }, rules, numbers, direction);
  };
  return Object.entries(book).flatMap(([section, phrases]) =>
    Object.entries(phrases).flatMap(([key, phrase]): RenderedPhrase[] =>
      typeof phrase === "string"
        ? [{ section, key, n: null, text: render(`${section}.${key}`, phrase, null) }]
        : counts.map((n) => ({ section, key, n, text: render(`${section}.${key}`, phrase, n) })),
    ),
  );
}
