import { describe, expect, it } from "vitest";
import { datesIn } from "./dates.ts";

const today = "2026-11-21";
const dayIn = (text: string, order: "dayFirst" | "monthFirst" = "dayFirst"): string | undefined =>
  datesIn(text, today, order).toSorted((a, b) => b.score - a.score)[0]?.value;

describe("days in a text", () => {
  it.each([
    ["25/12/2018 8:13:39 PM", "2018-12-25"],
    ["תאריך: 05.10.2026", "2026-10-05"],
    ["5 באוקטובר 2026", "2026-10-05"],
    ["14 בנובמבר 26", "2026-11-14"],
    ['כ"ג בתשרי תשפ"ז', "2026-10-04"],
    ["ה' באדר ב' ה'תשפ\"ד", "2024-03-15"],
    ['יום ראשון ט"ו שבט תשפ"ה', "2025-02-13"],
    ["ל׳ כסלו תשפ״ו", "2025-12-20"],
    ["٠٥/١٠/٢٠٢٦", "2026-10-05"],
    ["5 أكتوبر 2026", "2026-10-05"],
    ["٥ تشرين الأول ٢٠٢٦", "2026-10-05"],
    ["le 5 octobre 2026", "2026-10-05"],
    ["1er août 2026", "2026-08-01"],
    ["5. März 2026", "2026-03-05"],
    ["05.03.26", "2026-03-05"],
    ["5 de octubre de 2026", "2026-10-05"],
    ["5 de outubro de 2026", "2026-10-05"],
    ["2026年10月5日", "2026-10-05"],
    ["令和8年10月5日", "2026-10-05"],
    ["०५/१०/२०२६", "2026-10-05"],
    ["5 अक्टूबर 2026", "2026-10-05"],
    ["Oct 5, 2026", "2026-10-05"],
    ["25/FEB/2017", "2017-02-25"],
    ["2016-07-31", "2016-07-31"],
  ])("reads %s", (text, expected) => {
    expect(dayIn(text)).toBe(expected);
  });

  it("reads days that are glued to their neighbours, or lost a stroke or a letter", () => {
    expect(dayIn("100021911/03/201806:20PM")).toBe("2018-03-11");
    expect(dayIn("17/01/201842153")).toBe("2018-01-17");
    expect(dayIn("25/12/188:13 PM")).toBe("2018-12-25");
    expect(dayIn("03.03.2417:13")).toBe("2024-03-03");
    expect(dayIn("2703/2018")).toBe("2018-03-27");
    expect(dayIn("02/Ja0/2017")).toBe("2017-01-02");
    expect(dayIn("今和7年1月26日9:22")).toBe("2025-01-26");
    expect(dayIn("Date: 23/04/2817")).toBe("2017-04-23");
    expect(dayIn("Date 040 5/2017 7:19:43 AM")).toBe("2017-05-04");
  });

  it("takes the other order where the country's gives no day that has been", () => {
    expect(dayIn("10/05/2026", "dayFirst")).toBe("2026-05-10");
    expect(dayIn("10/05/2026", "monthFirst")).toBe("2026-10-05");
    expect(dayIn("12/25/2025", "dayFirst")).toBe("2025-12-25");
  });

  it("finds no day that has not come, and none that does not exist", () => {
    expect(dayIn("01/01/2027")).toBeUndefined();
    expect(dayIn("31/02/2026")).toBeUndefined();
    expect(dayIn('ל"א בתשרי תשפ"ו')).toBeUndefined();
    expect(dayIn("ה' באדר ב' תשפ\"ו")).toBeUndefined();
  });
});
