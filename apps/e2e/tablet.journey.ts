import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, signIn, test } from "./support/journey.ts";

/** Tablets upright, and a desktop's window at 150 %. */
const widths = [768, 834, 900, 1024];
test.use({ viewport: { width: 768, height: 1024 } });

/** Returns the words of the elements that go on in another line. */
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

/** Returns what of the table lies outside the card that cuts it off. */
async function cutCells(page: Page): Promise<string[]> {
  return page.locator("table").evaluate((table) => {
    const card = table.parentElement?.getBoundingClientRect() ?? new DOMRect();
    return [...table.querySelectorAll("th, td")]
      .filter((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const { left, right } = range.getBoundingClientRect();
        return left < card.left || right > card.right;
      })
      .map((cell) => cell.textContent);
  });
}

/** Returns the id of the first thing that a list of the product's calls has. */
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

test("the table of clients keeps every column on a tablet, also beside long addresses", async ({
  page,
}) => {
  await signIn(page, { language: "de", path: "/clients" });
  const created = await page.request.post("/api/clients", {
    headers: { "idempotency-key": randomUUID() },
    data: {
      name: "Anneliese Aschenbrenner-Hollerbach",
      phone: "+972 50-555-0188",
      email: "eine.sehr.lange.adresse@konditorei-sonnenblume.example",
    },
  });
  const { id } = (await created.json()) as { id: string };
  for (const language of ["de", "he"]) {
    await page.request.patch("/api/me", { data: { language } });
    await page.goto("/clients");
    await expect(page.getByRole("row").nth(2)).toBeVisible();
    for (const width of [...widths, 1280]) {
      await test.step(`${language} at ${width}`, async () => {
        await page.setViewportSize({ width, height: 1024 });
        expect(await cutCells(page)).toEqual([]);
        expect(await brokenWords(page, "tbody a")).toEqual([]);
      });
    }
  }
  await page.request.delete(`/api/clients/${id}`);
});

for (const width of [820, 1024]) {
  test(`the week shows today at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1024 });
    await signIn(page, { language: "he", path: "/orders/calendar" });
    const answer = await page.request.get("/api/me");
    const { business } = (await answer.json()) as { business: { today: string } };
    await expect(page.locator(`[data-day="${business.today}"]`)).toBeInViewport({ ratio: 0.5 });
    await expectNoSidewaysScroll(page);
  });
}
