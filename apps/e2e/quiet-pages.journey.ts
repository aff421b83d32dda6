import type { Page } from "@playwright/test";
import { expect, signIn, test } from "./support/journey.ts";

// Elsewhere journeys ask for reduced motion.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Returns the names of the animations that would run for as long as the page is open. */
function listEndlessAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        (one) => one.playState === "running" && one.effect?.getTiming().iterations === Infinity,
      )
      .map((one) => (one instanceof CSSAnimation ? one.animationName : one.id)),
  );
}

test("a page that has loaded keeps no animation running, not even below the window", async ({
  page,
}) => {
  await signIn(page);
  for (const path of [
    "/dashboard",
    "/orders",
    "/orders/calendar",
    "/bake-list",
    "/clients",
    "/analytics",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await expect.poll(() => listEndlessAnimations(page), { message: path }).toEqual([]);
  }
});
