import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/journey.ts";
import { foundMenuBakery, send } from "./support/menu-bakery.ts";
import { chooseCake, fillIn } from "./support/menu-form.ts";
import { wordsOf } from "./support/words.ts";

/** After this long the status page asks again by itself. */
const asksAgainMs = 15_000;

for (const language of ["en", "he", "ar"] as const) {
  test(`the demo bakery's menu in ${language} is whole, accessible and as wide as the phone`, async ({
    page,
  }) => {
    const words = await wordsOf(language);
    await page.goto(`/m/demo?lang=${language}`);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("html")).toHaveAttribute("dir", words.direction);
    await expect(page.locator(".item")).toHaveCount(24);
    await expect(page.getByText(words.t("menu.made_with"))).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(page);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the menu shows everything, and phone and WhatsApp in the form's place", async ({
    page,
  }) => {
    const { t } = await wordsOf("he");
    await page.goto("/m/demo?lang=he");
    await expect(page.locator(".item")).toHaveCount(24);
    await expect(page.getByRole("heading", { name: t("menu.reach_title") })).toBeVisible();
    await expect(page.getByRole("link", { name: t("menu.write_whatsapp") })).toHaveAttribute(
      "href",
      /^https:\/\/wa\.me\/\d+$/,
    );
    await expect(page.locator("[data-more]").first()).toBeHidden();
  });

  test("a menu is found by its name, and nothing is found kindly", async ({ page }) => {
    const { t } = await wordsOf("en");
    await page.goto("/public/menu");
    await page.getByLabel(t("menu.find_name")).fill("no such menu");
    await page.getByRole("button", { name: t("common.search") }).click();
    await expect(page.getByRole("heading", { name: t("menu.missing_title") })).toBeVisible();
    await page.getByLabel(t("menu.find_name")).fill("Demo");
    await page.getByRole("button", { name: t("common.search") }).click();
    await expect(page).toHaveURL(/\/m\/demo$/);
  });
});

test("the preview of a link names the bakery, with a picture", async ({ request }) => {
  const answer = await request.get("/m/demo", { headers: { "accept-language": "en" } });
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  for (const property of ["og:title", "og:description", "og:image", "og:url"]) {
    expect(html).toMatch(new RegExp(`<meta property="${property}" content="[^"]+">`));
  }
  const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
  expect((await request.get(new URL(image).pathname)).headers()["content-type"]).toBe("image/webp");
  expect(html).toContain('"@type":"Bakery"');
});

test("a customer asks for a cake, the owner accepts, and the status page shows it by itself", async ({
  page,
  browser,
}) => {
  const words = await wordsOf("en");
  const { t } = words;
  const owner = await browser.newContext();
  const phone = await owner.newPage();
  const bakery = await foundMenuBakery(phone.request);
  await phone.goto("/order-requests?lang=en");
  await expect(phone.getByText(t("requests.empty_title"))).toBeVisible();
  await page.goto(`/m/${bakery.slug}`);
  await chooseCake(page, words);
  await expectAccessible(page);
  await fillIn(page, words);
  await page.getByRole("button", { name: t("menu.send") }).click();
  await expect(page.getByRole("heading", { name: t("menu.sent_title") })).toBeVisible();
  await expect(page.getByRole("link", { name: t("common.send_whatsapp") })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/972525550147\?text=.*Honey/,
  );
  await page.clock.install();
  await page.getByRole("link", { name: t("menu.see_status"), exact: true }).click();
  await expect(page.getByRole("heading", { name: t("menu.title_new") })).toBeVisible();
  await expect(page.getByText("Happy birthday, Yael")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await phone.getByRole("button", { name: t("requests.accept") }).click();
  await expect(
    phone.getByText(t("requests.became_order", { name: "Dana Peretz", number: "1" })),
  ).toBeVisible();
  await page.clock.fastForward(asksAgainMs);
  await expect(page.getByRole("heading", { name: t("menu.title_accepted") })).toBeVisible();
  const calendar = page.getByRole("link", { name: t("menu.add_calendar") });
  const file = await page.request.get((await calendar.getAttribute("href")) ?? "");
  expect(await file.text()).toContain("BEGIN:VEVENT");

  const openingHours = Array.from({ length: 7 }, (_, day) => [{ from: `0${day}:00`, to: "18:00" }]);
  await send(owner.request, "PATCH", "/api/menu-settings", { openingHours });
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto(`/m/${bakery.slug}/print`);
  const name = await page.getByRole("heading", { name: bakery.name }).boundingBox();
  expect(name?.height, "long opening hours leave the name one line on paper").toBeLessThan(60);
  await owner.close();
});

test("what was typed outlives a reload, and a lost answer stores nothing twice", async ({
  page,
  browser,
}) => {
  const words = await wordsOf("en");
  const { t } = words;
  const owner = await browser.newContext();
  const bakery = await foundMenuBakery(owner.request);
  await page.goto(`/m/${bakery.slug}`);
  await chooseCake(page, words);
  await fillIn(page, words);
  await page.reload();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByLabel(t("common.name"), { exact: true })).toHaveValue("Dana Peretz");
  await expect(sheet.getByLabel(t("menu.note", { business: bakery.name }))).toHaveValue(
    "Happy birthday, Yael",
  );
  await sheet.getByRole("checkbox", { name: t("menu.consent", { business: bakery.name }) }).check();
  // The request arrives and its answer is lost, both times, and again when it is sent once more.
  let lost = 0;
  await page.route("**/order-requests", async (route) => {
    lost += 1;
    if (lost <= 4) {
      await route.fetch();
      await route.abort();
    } else {
      await route.continue();
    }
  });
  const button = page.getByRole("button", { name: t("menu.send") });
  await button.dblclick();
  await expect(page.getByText(t("errors.network"))).toBeVisible();
  await button.click();
  await expect.poll(() => lost).toBe(4);
  await expect(page.getByText(t("errors.network"))).toBeVisible();
  // Changed meanwhile, it is still that request: the customer is told that it arrived as it was before.
  await sheet.getByLabel(t("menu.note", { business: bakery.name })).fill("Happy birthday, Noa");
  await button.click();
  await expect(page.getByRole("heading", { name: t("menu.sent_title") })).toBeVisible();
  await expect(page.getByText(t("menu.sent_before", { business: bakery.name }))).toBeVisible();
  const list = await send(owner.request, "GET", "/api/order-requests?tab=all");
  expect((list as { items: unknown[] }).items).toHaveLength(1);
  await owner.close();
});

test("what is missing is said at its field, and the first of them has the focus", async ({
  page,
}) => {
  const words = await wordsOf("en");
  const { t } = words;
  await page.goto("/m/demo");
  await page.locator("[data-more]").first().click();
  // Without a network the form says so, and opens whole once there is one.
  await page.route("**/menu-assets/form-*.css", (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: t("menu.see_order") }).click();
  await expect(page.getByText(t("errors.network"))).toBeVisible();
  await page.getByRole("button", { name: t("menu.see_order") }).click();
  const sheet = page.getByRole("dialog");
  await expect(sheet).toHaveCSS("position", "fixed");
  await sheet.locator('[data-day][aria-disabled="false"]').first().click();
  await sheet.locator(".slots label").first().click();
  await sheet.getByRole("button", { name: t("menu.send") }).click();
  const name = sheet.getByLabel(t("common.name"), { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(sheet.getByText(t("menu.consent_needed"))).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
});

test("what is added the moment that the cart stands is in its bar", async ({ page, browser }) => {
  const { t } = await wordsOf("en");
  const owner = await browser.newContext();
  const bakery = await foundMenuBakery(owner.request);
  await page.addInitScript(() => {
    const watch = new MutationObserver((changes) => {
      // The cart takes the place of what the server drew.
      if (!changes.some(({ target }) => (target as Element).id === "panel")) return;
      if ((window as Window & { earlyTaps?: unknown }).earlyTaps !== null) return;
      watch.disconnect();
      document.querySelector<HTMLElement>("[data-more]")?.click();
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto(`/m/${bakery.slug}`);
  await expect(page.getByRole("button", { name: t("menu.see_order") })).toBeVisible();
  await owner.close();
});

test("a price is accepted by a button, never by opening the page", async ({ page, browser }) => {
  const words = await wordsOf("en");
  const { t } = words;
  const owner = await browser.newContext();
  const bakery = await foundMenuBakery(owner.request);
  await page.goto(`/m/${bakery.slug}`);
  await chooseCake(page, words);
  await fillIn(page, words);
  await page.getByRole("button", { name: t("menu.send") }).click();
  await page.getByRole("link", { name: t("menu.see_status"), exact: true }).click();
  const { request } = owner;
  const list = (await send(request, "GET", "/api/order-requests")) as { items: { id: string }[] };
  const path = `/api/order-requests/${list.items[0]?.id}`;
  const validUntil = new Date(Date.now() + 20 * 3_600_000).toISOString();
  await send(request, "POST", `${path}/quote`, { price: 265, validUntil, message: "Gold leaf." });
  await page.reload();
  await expect(
    page.getByRole("heading", { name: t("menu.title_quoted", { business: bakery.name }) }),
  ).toBeVisible();
  expect(await send(request, "GET", path)).toMatchObject({ status: "quoted" });
  await page.getByRole("button", { name: t("menu.accept_price") }).click();
  await expect(page.getByRole("heading", { name: t("menu.title_accepted") })).toBeVisible();
  expect(await send(request, "GET", path)).toMatchObject({ status: "accepted" });
  await owner.close();
});
