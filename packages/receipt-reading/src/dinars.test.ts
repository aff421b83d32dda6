import { describe, expect, it } from "vitest";
import { bandOf } from "./bands.ts";
import { readReceipt } from "./read-receipt.ts";
import type { SeenText } from "./seen-text.ts";

/** Lays rows of pieces on a page; a row's pieces stand from left to right. */
function layOut(rows: readonly (readonly string[])[]): SeenText[] {
  return rows.flatMap((pieces, row) =>
    pieces.map((text, column) => ({
      text,
      confidence: 0.99,
      weakest: 0.98,
      left: 40 + column * (700 / pieces.length),
      right: 40 + column * (700 / pieces.length) + text.length * 12,
      top: row * 50,
      bottom: row * 50 + 30,
    })),
  );
}

const page = { width: 800, height: 600 };

function read(...rows: string[][]) {
  const head = [["GULF MILLS W.L.L."], ["Date: 05/10/2026 14:20"]];
  const hints = { today: "2026-11-21", currency: "ILS", page };
  const { amount, currency, sumsAgree, places } = readReceipt(layOut([...head, ...rows]), hints);
  return {
    amount: amount?.value,
    band: amount && bandOf(amount.confidence),
    currency: currency?.value,
    sumsAgree,
    amountAt: places?.amount?.top,
  };
}

describe("slips of currencies with three decimals", () => {
  it.each(["KWD", "BHD", "JOD", "OMR", "TND", "LYD"])("are read so where %s is named", (code) => {
    const total = { amount: 3.25, band: "high", currency: code, sumsAgree: true };
    const before = read(
      ["Flour", `${code} 2.125`],
      ["Butter", `${code} 1.125`],
      ["TOTAL", `${code} 3.250`],
      ["Cash", `${code} 5.000`],
      ["Change", `${code} 1.750`],
    );
    expect(before).toMatchObject(total);
    expect(before.amountAt).toBeCloseTo(200 / 600);
    expect(read(["Flour", "2.125"], ["Butter", "1.125"], ["TOTAL", `3.250 ${code}`])).toMatchObject(
      total,
    );
    expect(
      read(
        ["Item", `Amount (${code})`],
        ["Flour", "2", "2.125"],
        ["Butter", "1", "1.125"],
        ["TOTAL", "3.250"],
      ),
    ).toMatchObject(total);
  });

  it.each([
    ["د.ك", "KWD"],
    ["دينار كويتي", "KWD"],
    ["د.ب", "BHD"],
    ["دينار بحريني", "BHD"],
    ["دينار أردني", "JOD"],
    ["ر.ع", "OMR"],
    ["ريال عماني", "OMR"],
    ["د.ت", "TND"],
    ["دينار تونسي", "TND"],
    ["د.ل", "LYD"],
    ["دينار ليبي", "LYD"],
  ])("know %s", (mark, currency) => {
    const slip = read(["طحين", `12.500 ${mark}`], ["الإجمالي", `12.500 ${mark}`]);
    expect(slip).toMatchObject({ amount: 12.5, currency });
  });

  it.each([
    ["KD", "KWD"],
    ["K.D.", "KWD"],
    ["BD", "BHD"],
    ["B.D.", "BHD"],
    ["JD", "JOD"],
    ["J.D", "JOD"],
    ["R.O.", "OMR"],
  ])("know the short form %s before or after three decimals", (mark, currency) => {
    const total = { amount: 11.25, band: "high", currency };
    for (const sum of [`${mark} 11.250`, `${mark}11.250`, `11.250 ${mark}`]) {
      expect([sum, read(["Flour", "10.000"], ["Bread", "1.250"], ["TOTAL", sum])]).toMatchObject([
        sum,
        total,
      ]);
    }
    expect(
      read(["Flour", "10.000"], ["Bread", "1.250"], [`TOTAL ${mark}`, "11.250"]),
    ).toMatchObject(total);
  });

  it("are not told by the short form in a name", () => {
    const slip = read(["JD SPORTS 12"], ["Shoes", "1.250,00"], ["TOTAL", "1.250,00"]);
    expect(slip).toMatchObject({ amount: 1250, currency: undefined });
  });

  it("have groups too", () => {
    expect(read(["Oven", "KWD 1,250.500"], ["TOTAL", "KWD 1,250.500"]).amount).toBe(1250.5);
    expect(read(["Four", "1.250,500 TND"], ["TOTAL", "1.250,500 TND"]).amount).toBe(1250.5);
    expect(read(["Oven", "1250.500"], ["TOTAL", "1250.500 KWD"]).amount).toBe(1250.5);
  });

  it("have a comma where French is written, elsewhere it leaves a doubt", () => {
    expect(read(["Farine", "12,500"], ["TOTAL", "12,500 TND"])).toMatchObject({
      amount: 12.5,
      band: "high",
    });
    expect(read(["Oven", "KWD 1,250"], ["TOTAL", "KWD 1,250"]).band).not.toBe("high");
  });

  it("are known by an amount below one where no currency is named", () => {
    const slip = read(["Salt", "0.125"], ["Flour", "2.250"], ["TOTAL", "2.375"]);
    expect(slip).toMatchObject({ amount: 2.375, band: "high", sumsAgree: true });
    const weighed = read(
      ["Flour 0.500 kg"],
      ["Flour", "12.90"],
      ["Oven", "1.250"],
      ["TOTAL", "12.90"],
    );
    expect(weighed.amount).toBe(12.9);
  });

  it("are left to a person where nothing tells them from groups", () => {
    const slip = read(["Flour", "2.125"], ["Butter", "1.125"], ["TOTAL", "3.250"]);
    expect(slip.band).toBe("medium");
  });
});

describe("slips of other currencies", () => {
  it.each([
    ["1.250 €", 1250, "EUR"],
    ["EUR 1.250", 1250, "EUR"],
    ["R$ 1.250", 1250, "BRL"],
    ["1.250,00 €", 1250, "EUR"],
    ["¥1,250", 1250, "JPY"],
    ["IQD 25,000", 25_000, "IQD"],
    ["25.000 د.ع", 25_000, "IQD"],
    ["25,000 دينار عراقي", 25_000, "IQD"],
  ])("keep the groups of %s", (total, amount, currency) => {
    const slip = read(["Ofen", total], ["TOTAL", total]);
    expect(slip).toMatchObject({ amount, currency, band: "high" });
  });

  it("keep a comma for groups where no currency is named", () => {
    expect(read(["小麦粉", "1,203"], ["合計", "1,203"])).toMatchObject({
      amount: 1203,
      band: "high",
    });
  });
});
