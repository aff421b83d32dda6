import type { Page } from "@playwright/test";
import { make, openBakery } from "./support/bakery.ts";
import { expect, test } from "./support/journey.ts";
import { setBlocked } from "./support/operator.ts";
import { addOwn, clientField } from "./support/order-steps.ts";
import { expectPath } from "./support/places.ts";
import { wordsOf } from "./support/words.ts";

const words = await wordsOf("en");

// Pages that stay open: through outages, without the stream, after sleep.

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

test("an outage leaves a filled form where it is", async ({ page }) => {
  await page.clock.install();
  await openBakery(page, { path: "/orders/new" });
  await clientField(page, words).fill("Ada Lovelace");
  await page.keyboard.press("Tab");
  await addOwn(page, words, "Poppy cake", 120);
  const unavailable = { error: { code: "unavailable", facts: {}, requestId: "" } };
  await page.route("**/api/**", (route) => route.fulfill({ status: 503, json: unavailable }));
  const asked = page.waitForResponse("**/api/me");
  await page.clock.fastForward(125_000);
  await asked;
  await page.clock.fastForward(20_000);
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expectPath(page, "/orders/new");
  await expect(clientField(page, words)).toHaveValue("Ada Lovelace");
});

test("a blocked person's page empties without the stream, also when it asks nothing by itself", async ({
  page,
}) => {
  await page.route("**/api/live*", (route) => route.abort("connectionfailed"));
  await page.clock.install();
  const { email } = await openBakery(page, { path: "/clients" });
  await make(page.request, "clients", { name: "Ada Lovelace" });
  await page.reload();
  await expect(page.getByText("Ada Lovelace", { exact: true })).toBeVisible();
  await setBlocked(email, true);
  await page.clock.fastForward(125_000);
  await expect(
    heading(page, "Account Blocked - Your account has been blocked. Please contact support."),
  ).toBeVisible();
  await expect(page.getByText("Ada Lovelace")).toBeHidden();
});

test("a stream that fell silent is opened anew when the device wakes, and everything is asked again", async ({
  page,
}) => {
  let streams = 0;
  await page.clock.install();
  await openBakery(page, { path: "/clients" });
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/live") streams += 1;
  });
  // The page before may open its stream only now.
  page.on("framenavigated", () => {
    streams = 0;
  });
  await page.reload();
  await expect.poll(() => streams).toBe(1);
  await make(page.request, "clients", { name: "Grace Hopper" });
  await expect(page.getByText("Grace Hopper")).toBeVisible();
  // An hour of sleep: nothing was heard, and the connection is only half there.
  await page.context().setOffline(true);
  await make(page.request, "clients", { name: "Ada Lovelace" });
  await page.clock.fastForward(3_600_000);
  await page.context().setOffline(false);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => streams).toBeGreaterThan(1);
  await expect(page.getByText("Ada Lovelace")).toBeVisible();
});
