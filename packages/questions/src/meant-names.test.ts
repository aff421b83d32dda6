import { describe, expect, it } from "vitest";
import { nameKey } from "@marzipan/domain/search";
import { meantOf } from "./meant-names.ts";
import { understand } from "./understand.ts";

const when = { today: "2026-11-26", weekStart: 0 };
const clients = [
  "דנה פרץ",
  "Rivka Cohen",
  "Noam Cohen",
  "Julia Brandt",
  "ياسمين حداد",
  "محمد علي",
  "田中 太郎",
];
const items = [
  "עוגת יום הולדת",
  "עוגת גבינה, 26 ס״מ",
  "חלה",
  "Challah",
  "Cheese cake",
  "Croissant",
  "Bread",
  "Sesame roll",
  "Poppy roll",
  "بيتزا",
  "Brezel",
  "ピザ",
];
const things = [
  ...clients.map((name) => ({ kind: "client" as const, name, nameKey: nameKey(name) })),
  ...items.map((name) => ({ kind: "item" as const, name, nameKey: nameKey(name) })),
];

describe("what a question names", () => {
  it.each([
    ["כמה מכרתי עוגת גבינה ביולי?", ["עוגת גבינה, 26 ס״מ"]],
    ["כמה מכרתי עוגת גבינה, 26 ס״מ ביולי?", ["עוגת גבינה, 26 ס״מ"]],
    ["כמה עוגות יום הולדת מכרתי השנה", ["עוגת יום הולדת"]],
    ["כמה חלות מכרתי באוקטובר", ["חלה"]],
    ["כמה קנתה דנה פרץ", ["דנה פרץ"]],
    ["כמה קנתה דנה", ["דנה פרץ"]],
    ["כמה מכרתי לדנה פרץ", ["דנה פרץ"]],
    ["כמה קנתה דנה כהן", []],
    ["How much did Cohen buy?", ["Rivka Cohen", "Noam Cohen"]],
    ["How much did Rivka Cohen buy?", ["Rivka Cohen"]],
    ["How much did Peter Pan buy?", []],
    ["How many croissants did I sell?", ["Croissant"]],
    ["Revenue from unicorn cake in July", []],
    ["Revenue from cheese cake", ["Cheese cake"]],
    ["how many birthday breads did I sell", []],
    ["how many breads did I sell", ["Bread"]],
    ["how many rolls did I sell", ["Sesame roll", "Poppy roll"]],
    ["How many עוגת גבינה, 26 ס״מ did I sell in July?", ["עוגת גבינה, 26 ס״מ"]],
    ["كم اشترى محمد حداد", []],
    ["كم اشترت ياسمين حداد", ["ياسمين حداد"]],
    ["كم بيتزا بعت", ["بيتزا"]],
    ["Wie viele Brezeln habe ich verkauft?", ["Brezel"]],
    ["ピザの売上", ["ピザ"]],
    ["How much revenue did I make?", []],
  ])("in: %s", (question, names) => {
    const found = understand(question, "en", when);
    expect(found).not.toBeNull();
    expect(
      found &&
        meantOf(things, found)
          .groups.flat()
          .map(({ name }) => name),
    ).toEqual(names);
  });
});

describe("several names in one question", () => {
  const all = [
    ...things,
    ...[
      "Dana Levi",
      "דנה לוי",
      "רות כהן",
      "ليلى حداد",
      "سارة خوري",
      "王小明",
      "李小红",
      "रीता शर्मा",
    ].map((name) => ({
      kind: "client" as const,
      name,
      nameKey: nameKey(name),
    })),
    ...["Honey cake", "עוגת דבש", "Cookies", "केक", "गुलाब जामुन"].map((name) => ({
      kind: "item" as const,
      name,
      nameKey: nameKey(name),
    })),
  ];

  it.each([
    ["How much do Dana Levi and Rivka Cohen owe me?", ["Dana Levi", "Rivka Cohen"], null],
    ["How much do Dana and Rivka owe me?", ["Dana Levi", "Rivka Cohen"], null],
    ["How much do Rivka Cohen and Peter Pan owe me?", ["Rivka Cohen"], "peter pan"],
    ["How much do Peter Pan and Rivka Cohen owe me?", ["Rivka Cohen"], "peter pan"],
    ["How much do Dana Levi and Cohen owe me?", ["Dana Levi", "Rivka Cohen|Noam Cohen"], null],
    ["How much do Dana Levi and Cohen owe me? Rivka Cohen", ["Dana Levi", "Rivka Cohen"], null],
    ["Revenue from cheese cakes and honey cakes", ["Cheese cake", "Honey cake"], null],
    ["Revenue from honey cake and challah", ["Honey cake", "Challah"], null],
    ["How many challahs did Dana Levi buy?", ["Challah", "Dana Levi"], null],
    ["כמה דנה לוי ורות כהן חייבות לי?", ["דנה לוי", "רות כהן"], null],
    ["כמה דנה פרץ ורות חייבות לי?", ["דנה פרץ", "רות כהן"], null],
    ["כמה רות ודנה פרץ חייבות לי?", ["רות כהן", "דנה פרץ"], null],
    ["כמה רות כהן ופטר חייבים לי?", ["רות כהן"], "פטר"],
    ["כמה מכרתי חלה ועוגת דבש", ["חלה", "עוגת דבש"], null],
    ["كم دين ليلى حداد وسارة خوري؟", ["ليلى حداد", "سارة خوري"], null],
    ["كم دين ليلى حداد و كريم؟", ["ليلى حداد"], "كريم"],
    ["王小明和李小红欠我多少钱？", ["王小明", "李小红"], null],
    ["王小明和张伟欠我多少钱？", ["王小明"], "张伟"],
    ["How many cookies and honey cakes did I sell?", ["Cookies", "Honey cake"], null],
    ["How many cookies did Dana Levi buy?", ["Cookies", "Dana Levi"], null],
    ["How many cookies did I sell?", ["Cookies"], null],
    ["इस महीने कितने केक और गुलाब जामुन बिके?", ["केक", "गुलाब जामुन"], null],
    ["रीता शर्मा और Dana Levi का कितना उधार है?", ["रीता शर्मा", "Dana Levi"], null],
  ])("are all heard in: %s", (question, names, unknown) => {
    const found = understand(question, "en", when);
    const meant = found && meantOf(all, found);
    expect(meant?.groups.map((group) => group.map(({ name }) => name).join("|"))).toEqual(names);
    expect(meant?.unknown).toBe(unknown);
  });
});

describe("a client whose name is one of a month, a day or a holiday", () => {
  it.each([
    ["how much did May Brown buy in October", "en", "May Brown", "2026-10-01"],
    ["how much did June buy this year", "en", "June", "2026-01-01"],
    ["How much does April owe me?", "en", "April", null],
    ["כמה קנתה יוני בשנה הזאת", "he", "יוני", "2026-01-01"],
    ["כמה מכרתי ליוני", "he", "יוני", null],
    ["كم اشترى رمضان هذا العام", "ar", "رمضان", "2026-01-01"],
    ["كم اشترى جمعة هذا العام", "ar", "جمعة", "2026-01-01"],
    ["Wie viel hat Mai in diesem Jahr gekauft?", "de", "Mai", "2026-01-01"],
    ["Combien de commandes pour Mai Linh ?", "fr", "Mai Linh", null],
  ] as const)("is the client: %s", (question, language, name, from) => {
    const found = understand(question, language, { ...when, clients: [nameKey(name)] });
    expect(found?.isNamed).toBe(from !== null);
    expect(from === null ? null : found?.span[0]).toBe(from);
    const client = { kind: "client" as const, name, nameKey: nameKey(name) };
    expect(found && meantOf([client], found).groups).toEqual([[client]]);
  });

  it.each([
    ["revenue in June", "en", "June", "2026-06-01"],
    ["revenue from April to June", "en", "June", "2026-04-01"],
    ["revenue of april 2025", "en", "April", "2025-04-01"],
    ["הכנסות ביוני", "he", "יוני", "2026-06-01"],
    ["المبيعات في رمضان", "ar", "رمضان", "2026-02-18"],
    ["Umsatz im Mai", "de", "Mai", "2026-05-01"],
  ] as const)("is none where time is meant: %s", (question, language, name, from) => {
    const found = understand(question, language, { ...when, clients: [nameKey(name)] });
    expect(found?.span[0]).toBe(from);
  });
});
