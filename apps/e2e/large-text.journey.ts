import { journeyLaunch } from "../../tools/structure/chromium.ts";
import { expect, expectNoSidewaysScroll, signIn, test } from "./support/journey.ts";

/** Text of twice the size, as people set it in their browser. */
const largeText = "--blink-settings=defaultFontSize=32";
test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: { ...journeyLaunch, args: [...journeyLaunch.args, largeText] },
});

const paths = [
  "/dashboard",
  "/orders",
  "/orders/calendar",
  "/orders/new",
  "/menu",
  "/menu/items/new",
  "/menu/ordering",
  "/menu/share",
  "/payments",
  "/analytics",
  "/reports",
  "/settings",
  "/contact",
];

for (const language of ["de", "he"]) {
  test(`with text of twice the size no page is wider than a phone, in ${language}`, async ({
    page,
  }) => {
    await signIn(page, { language, path: "/orders" });
    const order = await page.request.get("/api/orders?limit=1");
    const { items } = (await order.json()) as { items: { id: string }[] };
    for (const path of [...paths, `/orders/${items[0]?.id}`]) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator("main, [role=dialog]").first()).toBeVisible();
        // Some cards load only when one comes near them.
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await expect(page.locator("[data-part=skeleton], [aria-busy=true]")).toHaveCount(0);
        await expectNoSidewaysScroll(page);
      });
    }
  });
}
