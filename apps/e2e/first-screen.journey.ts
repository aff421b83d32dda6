import { devices } from "@playwright/test";
import type { Page } from "@playwright/test";
import { expect, signIn, test } from "./support/journey.ts";

/** Holds the app back until it is let begin, so that what the server drew stands alone. */
async function holdApp(page: Page): Promise<() => void> {
  let letBegin = (): void => undefined;
  const begun = new Promise<void>((resolve) => {
    letBegin = resolve;
  });
  await page.route("**/assets/index-*.js", async (route) => {
    await begun;
    await route.continue();
  });
  return letBegin;
}

/** Returns what is where: each heading, ticket and link with its words and its place. */
function readScreen(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("#root :is(h1, h2, h3, article, a, button)")]
      .filter((one) => one.checkVisibility())
      .map((one) => {
        const { x, y, width } = one.getBoundingClientRect();
        return [one.textContent, ...[x, y, width].map((value) => Math.round(value))].join("|");
      }),
  );
}

const screens = [
  {
    name: "a phone",
    languages: ["he"],
    viewport: { width: 390, height: 844 },
    userAgent: devices["Pixel 7"].userAgent,
    isMobile: true,
  },
  {
    name: "a computer",
    languages: ["en"],
    viewport: { width: 1280, height: 900 },
    userAgent: devices["Desktop Chrome"].userAgent,
  },
];
for (const { name, languages, ...screen } of screens) {
  test.describe(`on ${name}`, () => {
    test.use(screen);
    for (const language of languages) {
      test(`what the server draws in ${language} is what the app shows`, async ({ page }) => {
        await signIn(page, { language });
        await page.locator("#root[data-started] main article").first().waitFor();
        const letBegin = await holdApp(page);
        await page.goto("/dashboard", { waitUntil: "commit" });
        await expect(page.locator(".first-screen main article").first()).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        const drawn = await readScreen(page);
        letBegin();
        await expect(page.locator("#root[data-started]")).toBeVisible();
        await expect(page.locator(".first-screen")).toHaveCount(0);
        expect(await readScreen(page)).toEqual(drawn);
      });
    }
  });
}

test.describe("on a phone", () => {
  test.use({ userAgent: devices["Pixel 7"].userAgent, isMobile: true, hasTouch: true });

  test("a link that is pressed before the app runs is followed once it does", async ({ page }) => {
    await signIn(page);
    await page.locator("#root[data-started] main article").first().waitFor();
    const letBegin = await holdApp(page);
    await page.goto("/dashboard", { waitUntil: "commit" });
    const ticket = page.locator(".first-screen main article a[href^='/orders/']").first();
    await expect(ticket).toBeVisible();
    const address = await ticket.getAttribute("href");
    await ticket.scrollIntoViewIfNeeded();
    const box = await ticket.boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + 4, (box?.y ?? 0) + 4);
    await expect(ticket).toHaveAttribute("data-pressed");
    letBegin();
    await expect(page).toHaveURL(new RegExp(`${String(address)}$`));
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test("nothing of it is shown after somebody else has signed in in this browser", async ({
    page,
  }) => {
    await signIn(page);
    await page.locator("#root[data-started]").waitFor();
    await page.evaluate(() => localStorage.setItem("marzipan.owner", "somebody else"));
    const letBegin = await holdApp(page);
    await page.goto("/dashboard", { waitUntil: "commit" });
    await expect(page.locator(".loading-screen")).toBeVisible();
    await expect(page.locator(".first-screen")).toBeHidden();
    letBegin();
    await expect(page.locator("main article").first()).toBeVisible();
  });
});
