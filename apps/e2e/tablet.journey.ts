import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, signIn, test } from "./support/journey.ts";

/** Tablets upright, and a desktop's window at 150 %. */
const widths = [768, 834, 900, 1024];
test.use({ viewport: { width: 768, height: 1024 } });

/** Answers the words of the elements that go on in another line. */
async function brokenWords(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((among) => {
    const isBroken = (text: Node, { index, 0: word }: RegExpExecArray): boolean => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      return new Set(tops).size > 1;
    };
    const textsOf = (element: Element): Node[] => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      return texts;
    };
    return [...document.querySelectorAll(among)].flatMap(textsOf).flatMap((text) =>
      // A hyphen may end a line.
      [...(text.textContent ?? "").matchAll(/[^\s-]+/g)]
        .filter((match) => isBroken(text, match))
        .map(([word]) => word),
    );
  }, selector);
}

/** Answers the id of the first thing that a list of the product's calls has. */
async function firstOf(page: Page, call: string): Promise<string> {
  const answer = await page.request.get(call);
  const { items } = (await answer.json()) as { items: { id: string }[] };
  return items[0]?.id ?? "";
}

for (const language of ["de", "fr"]) {
  test(`no word of a page's title breaks on a tablet, in ${language}`, async ({ page }) => {
    await signIn(page, { language, path: "/orders" });
    const order = await firstOf(page, "/api/orders?limit=1");
    const client = await firstOf(page, "/api/clients?q=Masada");
    for (const path of ["/orders", "/orders/calendar", `/orders/${order}`, `/clients/${client}`]) {
      await page.goto(path);
      await expect(page.locator("[data-part=page-head] [data-part~=button]").first()).toBeVisible();
      for (const width of widths) {
        await test.step(`${path} at ${width}`, async () => {
          await page.setViewportSize({ width, height: 1024 });
          expect(await brokenWords(page, "h1")).toEqual([]);
          await expectNoSidewaysScroll(page);
        });
      }
    }
  });
}
