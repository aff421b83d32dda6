import { isoCurrencies } from "@marzipan/contract/currencies";
import { currencyDecimals } from "@marzipan/contract/currency-decimals";
import { languages } from "@marzipan/contract/languages";
import { describe, expect, it } from "vitest";
import { makeFormat } from "./format.ts";
import { locales } from "./locales.ts";

const day = "2026-11-09";
const [he, ar, fr, de, hi, ja, zh, pt, en] = (
  ["he", "ar", "fr", "de", "hi", "ja", "zh", "pt", "en"] as const
).map((language) => makeFormat(language));

describe("money", () => {
  it("is what Intl writes, direction marks and all", () => {
    for (const language of languages) {
      const intl = new Intl.NumberFormat(locales[language].tag, {
        style: "currency",
        currency: "ILS",
        currencyDisplay: "narrowSymbol",
      });
      expect(makeFormat(language).money(1234.5, "ILS")).toBe(intl.format(1234.5));
    }
  });

  it("keeps the marks that hold a shekel sign in its place in Hebrew and Arabic", () => {
    expect(he?.money(1234.5, "ILS")).toBe("\u200F1,234.50\u00A0\u200F₪");
    expect(ar?.money(1234.5, "ILS")).toBe("\u200F1,234.50\u00A0₪");
  });

  it("shows decimals only where there are any", () => {
    expect(en?.money(140, "USD")).toBe("$140");
    expect(en?.money(140.5, "USD")).toBe("$140.50");
    expect(de?.money(0, "EUR")).toBe("0\u00A0€");
  });

  it.each(languages)("has the decimals of ISO 4217 in %s, whatever Intl has", (language) => {
    const format = makeFormat(language);
    for (const currency of isoCurrencies) {
      const decimals = ["", ".5", ".25", ".125"][currencyDecimals(currency)] ?? "";
      const amount = Number(`1250${decimals}`);
      const written = [
        format.money(amount, currency),
        format.amount(amount, currency),
        format.change(amount, currency),
      ];
      for (const text of written) {
        expect(`${currency} ${text.replaceAll(/[^0-9]/g, "")}`).toBe(
          `${currency} ${amount.toFixed(currencyDecimals(currency)).replace(".", "")}`,
        );
      }
    }
  });

  it("has no decimals of a whole amount but in a column", () => {
    expect(en?.money(1250, "HUF")).toBe("Ft\u00A01,250");
    expect(en?.amount(1250, "HUF")).toBe("Ft\u00A01,250.00");
    expect(en?.amount(1250, "IQD")).toBe("IQD\u00A01,250.000");
    expect(en?.amount(1250, "JPY")).toBe("¥1,250");
  });
});

describe("digits", () => {
  it.each(languages)("are Western in %s, whatever is written", (language) => {
    const format = makeFormat(language);
    const written = [
      format.number(1234567.891),
      format.money(1234.5, "ILS"),
      format.percent(0.15),
      format.date(day),
      format.longDay(day),
      format.time("15:05"),
      format.instant("2026-11-20T16:06:00Z", "Asia/Jerusalem"),
      format.relative(25, "minute"),
      format.range("2026-11-22", "2026-11-28"),
    ].join(" ");
    expect(written).toMatch(/[0-9]/);
    expect(written).not.toMatch(/[٠-٩۰-۹०-९]/);
  });

  it("are grouped as in India in Hindi", () => {
    expect(hi?.number(1234567)).toBe("12,34,567");
  });
});

describe("a distance in time", () => {
  it("says one and two in Hebrew by their words alone", () => {
    expect(he?.relative(-1, "minute")).toBe("לפני דקה");
    expect(he?.relative(-2, "hour")).toBe("לפני שעתיים");
    expect(he?.relative(-25, "minute")).toBe("לפני 25 דקות");
    expect(en?.relative(-1, "minute")).toBe("1 minute ago");
  });
});

describe("days", () => {
  it("are written in the language's order, the month as a word", () => {
    expect(en?.date(day)).toBe("Nov 9, 2026");
    expect(he?.date(day)).toBe("9 בנוב׳ 2026");
    expect(ar?.date(day)).toBe("9 نوفمبر 2026");
    expect(pt?.date(day)).toBe("9 de nov. de 2026");
    expect(zh?.date(day)).toBe("2026年11月9日");
  });

  it("begin with the word for day in Hebrew, with its name elsewhere", () => {
    expect(he?.longDay(day)).toBe("יום שני, 9 בנובמבר");
    expect(ar?.longDay(day)).toBe("الاثنين، 9 نوفمبر");
    expect(fr?.longDay(day)).toBe("lundi 9 novembre");
    expect(ja?.longDay(day)).toBe("11月9日月曜日");
  });

  it("are the same in every zone: a calendar day has none", () => {
    const zone = process.env["TZ"];
    try {
      for (const elsewhere of ["America/Los_Angeles", "Pacific/Kiritimati"]) {
        process.env["TZ"] = elsewhere;
        expect(makeFormat("en").date("2026-01-01")).toBe("Jan 1, 2026");
        expect(makeFormat("en").time("00:30")).toMatch(/^12:30\sAM$/);
      }
    } finally {
      if (zone === undefined) delete process.env["TZ"];
      else process.env["TZ"] = zone;
    }
  });

  it("are named by a width", () => {
    expect(ar?.weekday(day, "narrow")).toBe("ن");
    expect(en?.weekday(day)).toBe("Monday");
    expect(en?.shortMonth(day)).toBe("Nov");
  });

  it("of one day make no span", () => {
    expect(en?.range("2026-11-22", "2026-11-22")).toBe("November 22, 2026");
  });
});

describe("times", () => {
  it("follow the language's clock", () => {
    expect(he?.time("15:05")).toBe("15:05");
    expect(de?.time("15:05")).toBe("15:05");
    expect(ar?.time("15:05")).toMatch(/^3:05\sم$/);
    expect(hi?.time("15:05")).toBe("3:05 pm");
  });

  it("have two digits for the hour where the day has 24, in an instant too", () => {
    const at = "2026-11-20T07:06:00Z";
    expect(he?.time("09:06")).toBe("09:06");
    expect(he?.instantTime(at, "Asia/Jerusalem")).toBe("09:06");
    expect(he?.instant(at, "Asia/Jerusalem")).toContain("09:06");
    expect(en?.instantTime(at, "Asia/Jerusalem")).toMatch(/^9:06\sAM$/);
  });

  it("come apart into digits and half of the day", () => {
    expect(en?.timeParts("15:05")).toEqual({ digits: "3:05", period: "PM" });
    expect(ar?.timeParts("09:00")).toEqual({ digits: "9:00", period: "ص" });
    expect(ja?.timeParts("15:05")).toEqual({ digits: "15:05", period: "" });
  });

  it("of an instant are those of the business's zone", () => {
    expect(de?.instantTime("2026-11-20T16:06:00Z", "Asia/Jerusalem")).toBe("18:06");
  });
});

describe("the sums of one document", () => {
  it("have no decimals while all are whole, and all of them where one has any", () => {
    const whole = en?.moneyAlike([25, 140, 0]);
    expect(whole?.(25, "EUR")).toBe("€25");
    const mixed = en?.moneyAlike([25, 12.5]);
    expect([mixed?.(25, "EUR"), mixed?.(12.5, "EUR")]).toEqual(["€25.00", "€12.50"]);
    expect(mixed?.(-25, "EUR")).toBe("-€25.00");
    expect(mixed?.(1250, "JPY")).toBe("¥1,250");
    expect(de?.moneyAlike([25, 12.5])(25, "EUR")).toMatch(/^25,00\s€$/);
  });
});
