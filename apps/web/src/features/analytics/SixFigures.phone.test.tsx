import { languages } from "@marzipan/contract/languages";
import { expect, test } from "vitest";
import { showScreen } from "../../platform/testing/show-screen.tsx";
import type { Analytics } from "./analytics.types.ts";
import { SixFigures } from "./SixFigures.tsx";

const amount = 12_345_678.9;

test.each(languages)("eight digits with cents are whole on a phone in %s", async (language) => {
  const data = {
    from: "2026-11-01",
    to: "2026-11-30",
    today: "2026-11-26",
    currency: "ILS",
    currencies: ["ILS"],
    compared: null,
    expensesWithFile: 1,
    expensesCount: 2,
    owed: { total: 147_922.38 },
    totals: {
      revenue: amount,
      cash: -amount,
      refunds: 0,
      expenses: amount,
      ordersCount: 1234,
      averageOrder: amount,
    },
  } as Analytics;
  const direction = language === "he" || language === "ar" ? "rtl" : "ltr";
  await showScreen({ language, tag: language, direction }, <SixFigures data={data} />);
  for (const cell of document.querySelectorAll("nav a")) {
    const written = document.createRange();
    written.selectNodeContents(cell.querySelector("b") ?? cell);
    const text = written.getBoundingClientRect();
    const place = cell.getBoundingClientRect();
    const padding = Number.parseFloat(getComputedStyle(cell).paddingInlineStart);
    expect(text.left).toBeGreaterThanOrEqual(place.left + padding - 0.5);
    expect(text.right).toBeLessThanOrEqual(place.right - padding + 0.5);
    expect(text.height).toBeLessThan(40);
  }
});
