import { makeFormat } from "@marzipan/phrases/format";
import { describe, expect, it } from "vitest";
import { wordsIn } from "../../platform/formats/translator.ts";
import { answerOf } from "./report-answers.rules.ts";
import type { AnswerWords, PeriodCount } from "./report-answers.rules.ts";

const words: AnswerWords = {
  t: await wordsIn("en"),
  format: makeFormat("en"),
  language: "en",
  currency: "ILS",
};

const october: PeriodCount = {
  name: "October 2026",
  sums: {
    revenueMinor: 10_000,
    ordersCount: 4,
    cashMinor: 7000,
    refundsMinor: 500,
    expensesMinor: 3000,
  },
  categories: [
    { category: "food", amountMinor: 2000 },
    { category: "fuel", amountMinor: 1000 },
  ],
  methods: [
    { method: "cash", amountMinor: 4000 },
    { method: "card", amountMinor: 3000 },
  ],
};

const september: PeriodCount = {
  name: "September 2026",
  sums: {
    revenueMinor: 9000,
    ordersCount: 5,
    cashMinor: 7000,
    refundsMinor: 0,
    expensesMinor: 4000,
  },
  categories: [
    { category: "food", amountMinor: 1500 },
    { category: "office", amountMinor: 2500 },
  ],
  methods: [
    { method: "card", amountMinor: 2500 },
    { method: "card", amountMinor: 4500 },
  ],
};

const said = (now: PeriodCount, before: PeriodCount | null, hasParts = true) =>
  answerOf(words, now, before, { owedMinor: 1250, hasParts });

describe("a period's answer on paper", () => {
  it("has the period before, the change and the parts of expenses and cash beside it", () => {
    const { heads, verdict, lines } = said(october, september);
    expect(heads).toEqual(["October 2026", "September 2026", "Change"]);
    expect(verdict).toBe("₪20.00 more profit than September 2026");
    expect(lines.map(({ name, isPart, values }) => [isPart, name, ...values].join(" "))).toEqual([
      "false Revenue ₪100.00 ₪90.00 +₪10.00",
      "false Expenses ₪30.00 ₪40.00 -₪10.00",
      "true Food and ingredients ₪20.00 ₪15.00 +₪5.00",
      "true Fuel ₪10.00 ₪0.00 +₪10.00",
      "true Office ₪0.00 ₪25.00 -₪25.00",
      "false Profit ₪70.00 ₪50.00 +₪20.00",
      "false Money received ₪70.00 ₪70.00 –",
      "true Cash ₪40.00 ₪0.00 +₪40.00",
      "true Card ₪30.00 ₪70.00 -₪40.00",
      "false Refunds ₪5.00 ₪0.00 +₪5.00",
      "false Orders 4 5 -1",
      "false Average order ₪25.00 ₪18.00 +₪7.00",
      "false Outstanding ₪12.50 – –",
    ]);
  });

  it("says less and the same as well", () => {
    expect(said(september, october).verdict).toBe("₪20.00 less profit than October 2026");
    expect(said(october, october).verdict).toBe("The same profit as October 2026");
  });

  it("compares nothing where there is no period before, and names no parts where none are asked", () => {
    const { heads, verdict, lines } = said(october, null, false);
    expect([heads, verdict]).toEqual([[], ""]);
    expect(lines.map(({ values }) => values)).toEqual([
      ["₪100.00"],
      ["₪30.00"],
      ["₪70.00"],
      ["₪70.00"],
      ["₪5.00"],
      ["4"],
      ["₪25.00"],
      ["₪12.50"],
    ]);
  });
});
