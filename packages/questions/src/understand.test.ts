import { readFileSync } from "node:fs";
import { type Language, languages } from "@marzipan/contract/languages";
import { describe, expect, it } from "vitest";
import { holidaySpan } from "./holidays.ts";
import { understand } from "./understand.ts";

const when = { today: "2026-11-26", weekStart: 0 };

function said(question: string, language: Language): { intents: string; days: string } | null {
  const found = understand(question, language, when);
  if (!found) return null;
  const compared = found.compared ? ` vs ${found.compared.join("..")}` : "";
  return { intents: found.intents.join("+"), days: found.span.join("..") + compared };
}

/** Questions with their language, what they ask (`null`: nothing of the books) and their days (`-`: any). */
const known = readFileSync(new URL("known-questions.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split("\t"));

describe.each(languages)("questions in %s", (language) => {
  it("are understood with their periods, or not at all", () => {
    for (const [of, intents, days = "-", question = ""] of known) {
      if (of !== language) continue;
      const found = said(question, language);
      expect(String(found?.intents ?? null), question).toBe(intents);
      const isAny = days === "-";
      expect(isAny ? days : found?.days.slice(0, days.length), question).toBe(days);
    }
  });

  it("that ask nothing of the books are not understood", () => {
    for (const question of ["", "🎂🍰", "%%% ___", "asdf qwer zxcv", "a".repeat(10_000)]) {
      expect(said(question, language), question).toBeNull();
    }
  });
});

describe("periods", () => {
  it.each([
    ["revenue on 2026-11-03", "2026-11-03..2026-11-03"],
    ["revenue on nov 3", "2026-11-03..2026-11-03"],
    ["revenue in december", "2025-12-01..2025-12-31"],
    ["revenue in december 2024", "2024-12-01..2024-12-31"],
    ["revenue from march to may", "2026-03-01..2026-05-31"],
    ["revenue since monday", "2026-11-23..2026-11-26"],
    ["revenue last 3 months", "2026-08-27..2026-11-26"],
    ["revenue two weeks ago", "2026-11-08..2026-11-14"],
    ["revenue last quarter", "2026-07-01..2026-09-30"],
    ["revenue on friday", "2026-11-20..2026-11-20"],
    ["orders to deliver on friday", "2026-11-27..2026-11-27"],
    [
      "revenue this month compared to last year",
      "2026-11-01..2026-11-30 vs 2025-11-01..2025-11-26",
    ],
    ["compare march 2026 with march 2025", "2026-03-01..2026-03-31 vs 2025-03-01..2025-03-31"],
    ["revenue", "2026-11-01..2026-11-30"],
  ])("of %s", (question, days) => {
    expect(said(question, "en")?.days).toBe(days);
  });

  it("read a date in numbers as the country writes it, and as the only one that there is", () => {
    const us = { ...when, isMonthFirst: true };
    const of = (question: string, language: Language, at: typeof when) =>
      understand(question, language, at)?.span[0];
    expect(of("revenue on 1/7/2026", "en", when)).toBe("2026-07-01");
    expect(of("revenue on 1/7/2026", "en", us)).toBe("2026-01-07");
    expect(of("revenue on 13/7/2026", "en", us)).toBe("2026-07-13");
    expect(of("ventas del 1/7/2026", "es", us)).toBe("2026-07-01");
    expect(of("revenue on February 29", "en", when)).toBe("2024-02-29");
  });

  it("know the holidays of every calendar", () => {
    const first = (holiday: Parameters<typeof holidaySpan>[0], year: number) =>
      holidaySpan(holiday, when.today, { year })?.[0];
    expect(first("passover", 2026)).toBe("2026-04-02");
    expect(first("passover", 2024)).toBe("2024-04-23");
    expect(first("rosh_hashanah", 2026)).toBe("2026-09-12");
    expect(first("hanukkah", 2026)).toBe("2026-12-05");
    expect(first("purim", 2026)).toBe("2026-03-03");
    expect(first("easter", 2026)).toBe("2026-04-05");
    expect(first("ramadan", 2026)).toBe("2026-02-18");
    expect(first("eid_adha", 2026)).toBe("2026-05-27");
    expect(first("spring_festival", 2026)).toBe("2026-02-17");
    expect(holidaySpan("hanukkah", when.today, {})?.[0]).toBe("2025-12-15");
    expect(holidaySpan("hanukkah", when.today, { ahead: true })?.[0]).toBe("2026-12-05");
  });

  it("answers a question in another language than the reader's", () => {
    expect(said("כמה הכנסתי בחודש שעבר", "en")?.days).toBe("2026-10-01..2026-10-31");
    expect(said("quanto faturei no mês passado?", "en")?.intents).toBe("revenue");
    expect(said("who owes me money", "ja")?.intents).toBe("owed");
  });
});

describe("names", () => {
  it.each([
    ["How much revenue from Rivka Cohen last month?", "en", "Rivka Cohen"],
    ["how many orders did Rivka make?", "en", "Rivka"],
    ["revenue from the north branch", "en", "north branch"],
    ["what does yossi still owe", "en", "yossi"],
    ["was schuldet yossi noch", "de", "yossi"],
    ["combien yossi me doit encore", "fr", "yossi"],
    ["cuánto me debe yossi", "es", "yossi"],
    ["quanto yossi me deve", "pt", "yossi"],
    ["יוסי עוד חייב לי", "he", "יוסי"],
    ["كم ديون يوسف", "ar", "يوسف"],
    ["योसी का कितना उधार है", "hi", "योसी"],
    ["小明欠我多少", "zh", "小明"],
    ["ヨシはいくら未払いですか", "ja", "ヨシ"],
    ["how many baklavas did I sell last week", "en", "baklavas"],
    ["כמה מכרתי לרבקה כהן?", "he", "רבקה כהן"],
    ["הכנסות מהלקוחה רבקה", "he", "רבקה"],
    ["כמה קנתה לאה?", "he", "לאה"],
    ["כמה חייב לי יוסי?", "he", "יוסי"],
    ["كم اشترت لمى؟", "ar", "لمى"],
    ["كم مبيعاتي لمريم الشهر الماضي؟", "ar", "مريم"],
    ["Combien de commandes pour Marie Dupont ?", "fr", "Marie Dupont"],
    ["Wie viel Umsatz von Frau Schneider letzten Monat", "de", "Frau Schneider"],
    ["¿Cuánto vendí a María?", "es", "María"],
    ["quanto vendi para a Maria", "pt", "Maria"],
    ["रीता को कितनी बिक्री", "hi", "रीता"],
    ["卖给王女士的营业额是多少", "zh", "王女士"],
    ["田中さんの売上はいくら", "ja", "田中さん"],
  ] as const)("are found in: %s", (question, language, name) => {
    expect(understand(question, language, when)?.name).toBe(name);
  });

  it.each([
    ["revenue by month", "en"],
    ["HOW MUCH REVENUE DID I MAKE THIS MONTH", "en"],
    ["הכנסות לפי חודש", "he"],
    ["お客様の注文は何件", "ja"],
  ] as const)("are not in: %s", (question, language) => {
    expect(understand(question, language, when)?.name).toBeNull();
  });

  it("are in no question on the whole business that is known", () => {
    const whole = ["revenue", "orders", "best_items", "clients_count", "cash", "owed"];
    const named = known.flatMap(([language = "", intents = "", , question = ""]) =>
      whole.includes(intents.split("+")[0] ?? "")
        ? (understand(question, language as Language, when)?.name ?? [])
        : [],
    );
    expect(named).toEqual([]);
  });
});

describe("what somebody paid", () => {
  it.each([
    ["What did Dana pay this month", "en", "Dana"],
    ["How much has Dana Levi paid?", "en", "Dana Levi"],
    ["כמה דנה לוי שילמה", "he", "דנה לוי"],
    ["كم دفعت ليلى حداد", "ar", "ليلى حداد"],
    ["Combien a payé Claire Dubois ce mois-ci ?", "fr", "Claire Dubois"],
    ["Wie viel hat Anna Schmidt bezahlt?", "de", "Anna Schmidt"],
    ["¿Cuánto ha pagado Ana García?", "es", "Ana García"],
    ["Quanto a Ana Silva pagou?", "pt", "Ana Silva"],
    ["रीता शर्मा ने इस महीने कितना भुगतान किया?", "hi", "रीता शर्मा"],
    ["田中太郎さんは今月いくら払いましたか", "ja", "田中太郎さん"],
  ] as const)("is the money received, with the name: %s", (question, language, name) => {
    expect(understand(question, language, when)).toMatchObject({ intents: ["cash"], name });
  });

  it.each([
    ["how much did I pay Ruth", "en"],
    ["כמה שילמתי לרות", "he"],
    ["combien on a payé à Claire", "fr"],
    ["wie viel habe ich Anna bezahlt", "de"],
  ] as const)("is not what the one who asks paid: %s", (question, language) => {
    expect(understand(question, language, when)).toBeNull();
  });
});
