import type { Language } from "@marzipan/contract/languages";
import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { wordsOf } from "./support/words.ts";

/** Shows sentences as a page of the language does, none with a direction of its own. */
async function show(page: Page, language: Language, sentences: readonly string[]): Promise<void> {
  const { direction } = await wordsOf(language);
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.setContent(`<html lang="${language}" dir="${direction}"><body></body></html>`);
  await page.evaluate((texts) => {
    for (const text of texts) {
      const line = document.createElement("p");
      line.textContent = text;
      document.body.append(line);
    }
  }, sentences);
}

/** The parts of the nth sentence from left to right, as the browser draws them. */
function readOrder(page: Page, nth: number, parts: readonly string[]): Promise<string[]> {
  return page
    .locator("p")
    .nth(nth)
    .evaluate((line, wanted) => {
      const text = line.firstChild;
      const whole = text?.textContent ?? "";
      const leftOf = (part: string): number => {
        const at = whole.indexOf(part);
        if (!text || at < 0) throw new Error(`“${part}” does not stand in “${whole}”`);
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + part.length);
        return Math.min(...[...range.getClientRects()].map((box) => box.left));
      };
      return [...wanted].sort((one, other) => leftOf(one) - leftOf(other));
    }, parts);
}

test("foreign names and numbers do not turn a right-to-left sentence round", async ({ page }) => {
  for (const language of ["he", "ar"] as const) {
    const { t } = await wordsOf(language);
    const order = t("requests.became_order", { name: "Dana Levi (2)", number: "377" });
    const size = t("common.file_too_large", { limit: 10 });
    const pickup = t("menu.pickup_at", { address: "12 Main St. 4/2" });
    const phone = t("mails.phone_on_text", { phone: "+972 50 123 4567" });
    await show(page, language, [order, size, pickup, phone]);
    // A sentence that begins with the name has it at its right end, the order after it to the left.
    const inText = order.indexOf("Dana") < order.indexOf("377") ? ["377", "Dana"] : ["Dana", "377"];
    expect(await readOrder(page, 0, ["Dana", "377"])).toEqual(inText);
    expect(await readOrder(page, 0, ["Dana", "Levi", "(2)"])).toEqual(["Dana", "Levi", "(2)"]);
    expect(await readOrder(page, 1, ["MB", "10"])).toEqual(["10", "MB"]);
    expect(await readOrder(page, 2, ["12", "Main", "4/2"])).toEqual(["12", "Main", "4/2"]);
    expect(await readOrder(page, 3, ["+972", "50", "123", "4567"])).toEqual([
      "+972",
      "50",
      "123",
      "4567",
    ]);
  }
});

test("right-to-left names do not turn a left-to-right sentence round", async ({ page }) => {
  for (const language of ["en", "de", "ja"] as const) {
    const { t, format } = await wordsOf(language);
    const order = t("requests.became_order", { name: "נועה לוי", number: "377" });
    const list = format.list(["נועה", "Dana", "ليلى"]);
    await show(page, language, [order, list]);
    const inText = order.indexOf("נועה") < order.indexOf("377") ? ["נועה", "377"] : ["377", "נועה"];
    expect(await readOrder(page, 0, ["377", "נועה"])).toEqual(inText);
    expect(await readOrder(page, 0, ["נועה", "לוי"])).toEqual(["לוי", "נועה"]);
    expect(await readOrder(page, 1, ["ليلى", "Dana", "נועה"])).toEqual(["נועה", "Dana", "ليلى"]);
  }
});
