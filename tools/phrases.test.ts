import { describe, expect, it } from "vitest";
import { complainOfOtherWords, complainOfTwoWords, textsOfPages } from "./structure/glossary.ts";
import { complainOfBook } from "./structure/phrase-books.ts";
import type { AnyPhrase } from "./structure/phrase-books.ts";
import {
  complainOfBareDates,
  complainOfRendering,
  complainOfWordsForDates,
} from "./structure/phrase-rendering.ts";
import {
  complainOfSectionsElsewhere,
  complainOfUnused,
  findPhraseUse,
} from "./structure/phrase-use.ts";
import { complainOfJoinedText } from "./structure/joined-text.ts";
import { complainOfTerms, readTerms } from "./structure/terms.ts";
import { complainOfTurnedText } from "./structure/turned-text.ts";
import { complainOfVisibleText } from "./structure/visible-text.ts";
import { checkPhrases } from "./phrases.check.ts";
import { projectRoot } from "./structure/files.ts";

type Code = Parameters<typeof complainOfBook>[0];

function complaintsOf(language: Code, text: AnyPhrase, english: AnyPhrase): string[] {
  const tag = { ar: "ar-u-nu-latn", hi: "hi-u-nu-latn", pt: "pt-BR" }[language as string];
  return complainOfBook(language, tag ?? language, { r: { p: text } }, { r: { p: english } });
}

describe("a translation", () => {
  it("is fine with the same placeholders in another order", () => {
    expect(complaintsOf("de", "{b} für {a}", "{a} for {b}")).toEqual([]);
  });

  it("must have the placeholders of the English text", () => {
    expect(complaintsOf("de", "Bestellung {nummer}", "Order {number}")).toEqual([
      "r.p (de) has the placeholders {nummer}, English {number}",
    ]);
  });

  it("must be there", () => {
    expect(complainOfBook("de", "de", { r: {} }, { r: { p: "Save" } })).toEqual([
      "r.p (de) is missing",
    ]);
  });

  it("speaks English with contractions and plain verbs, the specification's sentences apart", () => {
    expect(complaintsOf("en", "You cannot do this", "You cannot do this")).toHaveLength(1);
    expect(complaintsOf("en", "New orders stand here", "New orders stand here")).toHaveLength(1);
    const fixed = "Your message could not be sent. Please try again.";
    expect(complaintsOf("en", fixed, fixed)).toEqual([]);
  });

  it.each([
    "You need not type it",
    "Sign in anew",
    "Rows can be mended here",
    "Take all of it along",
    "What she ordered",
    "This request is no longer here",
    "The weekday stands empty",
    "{plan} is open",
    "Nothing comes in before you look",
    "Counted: {counted}. Period: {period}.",
    "Paid: {a}. Owed: {b}. Left: {c}.",
  ])("speaks no translated English: %s", (text) => {
    expect(complaintsOf("en", text, text)).toHaveLength(1);
  });

  it("must not still be English, names and shared words apart", () => {
    expect(complaintsOf("de", "Save order", "Save order")).toHaveLength(1);
    expect(complaintsOf("de", "WhatsApp", "WhatsApp")).toEqual([]);
    expect(complaintsOf("fr", "Date", "Date")).toEqual([]);
    expect(complaintsOf("es", "Date", "Date")).toHaveLength(1);
    expect(complaintsOf("de", "{a} – {b}", "{a} – {b}")).toEqual([]);
  });
});

describe("a date without its weekday", () => {
  it("is joined to a Hebrew letter by a maqaf, and known as one to the check", () => {
    const book = (text: string) => ({ clients: { ordered_for: text } });
    expect(complainOfRendering("he", book("הזמנה ל{date}"))).toHaveLength(1);
    expect(complainOfRendering("he", book("הזמנה ל־{date}"))).toEqual([]);
    const file = (text: string) => [{ path: "a.tsx", text }];
    const given = 't("orders.somewhere", { date: format.dayMonth(day) })';
    expect(complainOfBareDates(file(given))).toHaveLength(1);
    expect(complainOfBareDates(file(given.replace("dayMonth", "longDay")))).toEqual([]);
  });
});

describe("a sentence on a page", () => {
  it("does not take its direction from its first letter", () => {
    const file = (text: string) => [{ path: "a.tsx", text }];
    expect(complainOfTurnedText(file('<dd dir="auto">{format.list(names)}</dd>'))).toHaveLength(1);
    expect(complainOfTurnedText(file('<dd dir="auto">{name}</dd>'))).toEqual([]);
  });
});

describe("the same thing", () => {
  const english = { mails: { due: "Balance due" }, menu: { due: "Balance due", more: "More" } };

  it("has one word in the app, in mails and on the menu", () => {
    const one = { mails: { due: "Restbetrag" }, menu: { due: "Restbetrag", more: "Mehr" } };
    expect(complainOfTwoWords("de", one, english)).toEqual([]);
    const two = { mails: { due: "Saldo" }, menu: { due: "Restbetrag", more: "Mehr" } };
    expect(complainOfTwoWords("de", two, english)).toHaveLength(1);
  });

  it("has no second word in phrases and help articles", () => {
    const texts = [
      { place: "menu.due", text: "nach Lieferdatum" },
      { place: "help/orders", text: "Der Termin steht oben." },
    ];
    expect(complainOfOtherWords("de", texts)).toEqual([
      "menu.due (de) says “nach Lieferdatum”: Termin",
    ]);
    const legal = { path: "legal/terms.pt.md", text: "## a\nFechar a conta apaga tudo." };
    const pages = textsOfPages("pt", [legal, { ...legal, path: "legal/terms.es.md" }]);
    expect(complainOfOtherWords("pt", pages)).toEqual([
      "legal/terms.pt.md (pt) says “Fechar a conta apaga tudo.”: excluir",
    ]);
  });
});

describe("a label that names a thing", () => {
  const base = `
## 2. The term base
| English | he | ar | fr | de | es | zh | hi | ja | pt | Remark |
|---|---|---|---|---|---|---|---|---|---|---|
| order | הזמנה / הזמנות | طلبية / طلبيات | commande | Bestellung | pedido | 订单 | ऑर्डर | 注文 | pedido | |
| undo (after deleting) | ביטול | تراجع | rétablir | zurück | deshacer | 撤销 | वापस | 元に戻す | desfazer | |

## 3. Sentences`;
  const complaints = (language: Code, label: string, said: string): string[] =>
    complainOfTerms(readTerms(base), language, { r: { p: said } }, { r: { p: label } });

  it("has the term base's word in the singular or the plural, with its article", () => {
    expect(complaints("ar", "Orders", "الطلبيات")).toEqual([]);
    expect(complaints("he", "Order", "הזמנה")).toEqual([]);
    expect(complaints("zh", "Orders", "订单")).toEqual([]);
    expect(complaints("fr", "Undo", "Rétablir")).toEqual([]);
  });

  it("with another word is complained of, a sentence is not", () => {
    expect(complaints("ar", "Orders", "الطلبات")).toEqual([
      "ar r.p: “Orders” is “طلبية” or “طلبيات” (terms.md §2), not “الطلبات”",
    ]);
    expect(complaints("hi", "Order", "आदेश")).toHaveLength(1);
    expect(complaints("de", "Your order is here", "Da ist sie")).toEqual([]);
  });
});

describe("a plural", () => {
  const english = { forms: { one: "{n} day of {name}", other: "{n} days of {name}" } };

  it("needs every category of its language", () => {
    const forms = { one: "יום אחד של {name}", other: "{n} ימים של {name}" };
    expect(complaintsOf("he", { forms }, english)).toEqual(["r.p (he) lacks the plural forms two"]);
  });

  it("may say small numbers in words, but must keep the other placeholders", () => {
    const two = { one: "יום אחד של {name}", two: "יומיים", other: "{n} ימים של {name}" };
    expect(complaintsOf("he", { forms: two }, english)).toEqual([
      "r.p (he) [two] has the placeholders none, English {n} {name}",
    ]);
  });

  it("is what a text that counts must be", () => {
    expect(complaintsOf("en", "{n} orders", "{n} orders")).toEqual([
      "r.p (en) counts with {n}: make it a plural",
    ]);
  });
});

describe("writing rules", () => {
  it.each<[Code, string, string]>([
    ["en", "Loading…", "Loading..."],
    ["he", "סה״כ", 'סה"כ'],
    ["he", "שליחה ב־WhatsApp", "שליחה ב-WhatsApp"],
    ["ar", "مرحبًا، أهلًا", "مرحبًا, أهلًا"],
    ["ar", "طلبية رقم {a}", "طلبية #{a}"],
    ["fr", "Supprimer\u202F?", "Supprimer ?"],
    ["fr", "Total\u00A0: 3", "Total : 3"],
    ["fr", "«\u00A0oui\u00A0»", "« oui »"],
    ["de", "„ja“", "“ja”"],
    ["es", "¿Eliminar?", "Eliminar?"],
    ["zh", "今天有 3 个订单。", "今天有3个订单。"],
    ["zh", "已保存，谢谢", "已保存,谢谢"],
    ["hi", "सेव हो गया।", "सेव हो गया."],
    ["hi", "ऑर्डर नं. 5", "ऑर्डर ५"],
    ["ja", "WhatsAppで送る", "WhatsApp で送る"],
    ["pt", "Agradecemos", "Obrigado"],
  ])("%s accepts “%s” and refuses “%s”", (language, good, bad) => {
    const english = bad.includes("{a}") ? "x {a}" : "x";
    expect(
      complaintsOf(language, good, english.replace(/ \{a\}/, good.includes("{a}") ? " {a}" : "")),
    ).toEqual([]);
    expect(complaintsOf(language, bad, english)).toHaveLength(1);
  });
});

describe("unused phrases", () => {
  const book = { orders: { title: "Orders", state_new: "New", state_old: "Old" } };

  it("are those that no code says, neither by name nor by a beginning", () => {
    const code = 't("orders.title"); t(`orders.state_${state}`);';
    expect(complainOfUnused(book, findPhraseUse([{ path: "a.ts", text: code }]))).toEqual([]);
    expect(complainOfUnused(book, findPhraseUse([{ path: "a.ts", text: "" }]))).toHaveLength(3);
  });

  it("are not asked for in sections that are reached by a code", () => {
    expect(complainOfUnused({ errors: { gone: "Gone" } }, findPhraseUse([]))).toEqual([]);
  });
});

describe("phrases of sections that the app does not load", () => {
  const complaints = (text: string): string[] =>
    complainOfSectionsElsewhere([{ path: "a.tsx", text }], ["mails"]);

  it("may not be said in the app, neither by name nor by a beginning", () => {
    expect(complaints('t("mails.greeting")')).toHaveLength(1);
    expect(complaints("t(`mails.${kind}`)")).toHaveLength(1);
    expect(complaints('t("orders.title")')).toEqual([]);
  });
});

describe("texts in screens", () => {
  const complaints = (text: string): string[] => complainOfVisibleText([{ path: "a.tsx", text }]);

  it.each([
    "export const a = <p>Save the order</p>;",
    'export const a = <p>{"Save"}</p>;',
    'export const a = <p>{ok ? t("x.y") : "Save"}</p>;',
    'export const a = <button aria-label="Close" />;',
    'export const a = <Field label={"Name"} />;',
    "export const a = <Field placeholder={`Search ${x}`} />;",
    'export const a = <Sheet closeLabel="Close" />;',
  ])("belong into the phrases: %s", (text) => {
    expect(complaints(text)).toHaveLength(1);
  });

  it.each([
    'export const a = <p>{t("orders.title")} · 3</p>;',
    'export const a = <p className="text-muted">{name}</p>;',
    "export const a = <b>Marzipan</b>;",
    'export const a = <Row label="orders.title" id="row" />;',
  ])("are none here: %s", (text) => {
    expect(complaints(text)).toEqual([]);
  });
});

it("the check reads the house's own phrases", { timeout: 60_000 }, async () => {
  const { fine } = await checkPhrases(projectRoot);
  expect(fine).toMatch(/^\d{3,} phrases in 10 languages$/);
});

describe("joined texts", () => {
  const complaintsAbout = (text: string) => complainOfJoinedText([{ path: "a.tsx", text }]);

  it("are found", () => {
    expect(complaintsAbout('const a = `${t("x.y")}: ${name}`;')).toHaveLength(1);
    expect(complaintsAbout('const a = `${t("x.y")}. ${errorText(why)}`;')).toHaveLength(1);
    expect(complaintsAbout('const a = words.join(", ");')).toHaveLength(1);
    expect(complaintsAbout('const a = <p>{t("x.y")}: <b>{name}</b></p>;')).toHaveLength(1);
  });

  it("are fine with a sign that every language has", () => {
    expect(complaintsAbout('const a = `${t("x.y")} · ${name}`;')).toEqual([]);
    expect(complaintsAbout("const a = `${format.number(2)} × ${name}`;")).toEqual([]);
    expect(complaintsAbout("const a = `/orders/${id}`;")).toEqual([]);
  });
});

describe("a phrase with real values", () => {
  const complaintsAbout = (language: Code, text: AnyPhrase) =>
    complainOfRendering(language, { r: { p: text } } as Parameters<typeof complainOfRendering>[1]);

  it("reads well", () => {
    expect(complaintsAbout("he", "הועברה ל{date}")).toEqual([]);
    expect(complaintsAbout("en", "Due {amount} on {date} at {time}")).toEqual([]);
  });

  it("says no word that its date or time says already, and doubles no sign", () => {
    expect(complaintsAbout("he", "הועברה ל־{date}")).toHaveLength(1);
    expect(complaintsAbout("he", "ב־ {name}")).toHaveLength(1);
    expect(complaintsAbout("hi", "{time} बजे")).toHaveLength(1);
    expect(complaintsAbout("en", "Now {a},, {b}")).toHaveLength(1);
    expect(complaintsAbout("fr", { forms: { one: "{n}  jour", other: "jours" } })).not.toEqual([]);
  });

  it("takes no word for a date", () => {
    const find = (text: string) => complainOfWordsForDates([{ path: "a.ts", text }]);
    expect(find('t("x.y", { date: days.short(day) })')).toHaveLength(1);
    for (const word of ["inSentence", "brief", "withWeekday"])
      expect(find(`t("x.y", { date: days.${word}(day) })`)).toEqual([]);
  });
});
