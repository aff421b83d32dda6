import { addDays, weekStartOf, weekdayOf } from "@marzipan/domain/dates";
import type { Locator, Page } from "@playwright/test";
import { foundBakery, make, openBakery, todayOf } from "./support/bakery.ts";
import { expect, expectAccessible, test } from "./support/journey.ts";
import { makePng } from "./support/picture.ts";
import { expectPath } from "./support/places.ts";
import { wordsOf } from "./support/words.ts";

const { t } = await wordsOf("en");

/** A room of the settings. */
const section = (page: Page, name: string): Locator => page.locator(`#${name}`);

async function choose(page: Page, place: Locator, label: string, option: string): Promise<void> {
  await place.getByRole("button", { name: label }).click();
  await page.getByRole("option", { name: option }).click();
}

async function save(page: Page, place: Locator): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.request().method() === "PATCH");
  await place.getByRole("button", { name: t("common.save"), exact: true }).click();
  expect((await answered).status()).toBe(200);
}

test("profile and business are kept, and the week starts where the owner wants", async ({
  page,
}) => {
  await openBakery(page, { path: "/settings" });
  await expect(
    page.getByRole("link", { name: t("settings.state_devices", { n: 1 }) }),
  ).toBeVisible();
  await page.getByRole("link", { name: t("settings.profile") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("settings.profile"));
  const profile = section(page, "profile");
  const fullName = profile.getByLabel(t("accounts.full_name"));
  await fullName.fill("");
  await profile.getByRole("button", { name: t("common.save"), exact: true }).click();
  await expect(fullName).toHaveAccessibleDescription(t("errors.problem_required"));
  await expect(fullName).toBeFocused();
  await fullName.fill("دانا كوهين");
  await save(page, profile);

  await page.getByRole("link", { name: t("common.back") }).click();
  await page.getByRole("link", { name: t("settings.business") }).click();
  const business = section(page, "business");
  await business.getByLabel(t("common.phone")).fill("abc");
  await business.getByRole("button", { name: t("common.save"), exact: true }).click();
  await expect(business.getByLabel(t("common.phone"))).toHaveAccessibleDescription(
    t("errors.problem_bad_phone"),
  );
  await business.getByLabel(t("common.phone")).fill("03-555-0123");
  await business.getByLabel(t("accounts.business_name")).fill("מאפיית <b>הפינה</b>");
  await choose(page, business, t("settings.week_start"), "Wednesday");
  await choose(page, business, t("common.currency"), "Euro");
  await save(page, business);
  await business.locator("input[type=file]").setInputFiles(makePng("logo.png"));
  await expect(business.getByRole("button", { name: t("settings.logo_remove") })).toBeVisible();

  await page.reload();
  await expect(business.getByLabel(t("accounts.business_name"))).toHaveValue("מאפיית <b>הפינה</b>");
  await expect(business.getByLabel(t("common.phone"))).toHaveValue("03-555-0123");
  await expect(business.getByRole("button", { name: t("settings.week_start") })).toContainText(
    "Wednesday",
  );
  await expect(business.getByRole("button", { name: t("common.currency") })).toContainText("Euro");
  await expect(business.getByRole("button", { name: t("settings.logo_remove") })).toBeVisible();
  await page.goto("/settings/profile");
  await expect(fullName).toHaveValue("دانا كوهين");

  const today = await todayOf(page.request);
  await make(page.request, "orders", { clientName: "Ada", deliveryDate: today, agreedPrice: 12 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/orders/calendar");
  const days = page.getByRole("region").filter({ has: page.getByRole("heading", { level: 3 }) });
  await expect(days).toHaveCount(7);
  const first = weekStartOf(today, 3);
  expect(weekdayOf(first)).toBe(3);
  await expect(days.first().getByRole("heading").first()).toContainText(
    String(Number(first.slice(8))),
  );
  await expect(days.last().getByRole("heading").first()).toContainText(
    String(Number(addDays(first, 6).slice(8))),
  );
});

test("saving the business leaves what another page changed in the meantime", async ({ page }) => {
  await openBakery(page, { path: "/settings/business" });
  const business = section(page, "business");
  await business.getByLabel(t("common.phone")).fill("03-555-0199");
  const other = { name: "Renamed elsewhere", currency: "USD" };
  expect((await page.request.patch("/api/settings/business", { data: other })).status()).toBe(200);
  await save(page, business);
  const { business: stored } = await (await page.request.get("/api/me")).json();
  expect(stored).toMatchObject({ ...other, phone: "03-555-0199" });
});

test("language and appearance change at once and are kept", async ({ page }) => {
  await openBakery(page, { path: "/settings/look" });
  const look = section(page, "look");
  await look.getByText(t("common.theme_warm"), { exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "warm");
  await choose(page, look, t("common.language"), "العربية");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const arabic = await wordsOf("ar");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(arabic.t("settings.look"));
  await page.goto("/settings");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "warm");
});

test("a choice of language and appearance that did not arrive is stored by the next page", async ({
  page,
}) => {
  await openBakery(page, { path: "/settings/look" });
  const look = section(page, "look");
  const isChange = (url: URL): boolean => url.pathname === "/api/me";
  await page.route(isChange, (route) =>
    route.request().method() === "PATCH" ? route.abort() : route.fallback(),
  );
  await look.getByText(t("common.theme_warm"), { exact: true }).click();
  await choose(page, look, t("common.language"), "Deutsch");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.unroute(isChange);

  await page.reload();
  const html = page.locator("html");
  await expect(html).toHaveAttribute("lang", "de");
  await expect(html).toHaveAttribute("data-theme", "warm");
  await expect
    .poll(async () => (await (await page.request.get("/api/me")).json()).user)
    .toMatchObject({ language: "de", theme: "warm" });
});

test("a WhatsApp text is reworded for one language, kept, used, and put back", async ({ page }) => {
  await openBakery(page, { path: "/settings/texts", name: "Corner Bakery" });
  const today = await todayOf(page.request);
  const { id: clientId } = await make(page.request, "clients", {
    name: "Noa",
    phone: "052-555-0101",
    language: "he",
  });
  const { id } = await make(page.request, "orders", {
    clientId,
    clientName: "Noa",
    phone: "052-555-0101",
    deliveryDate: today,
    agreedPrice: 10,
  });
  const texts = section(page, "texts");
  await choose(page, texts, t("settings.text_language"), "עברית");
  const word = t("settings.word_first_name");
  const field = texts.getByLabel(t("settings.text_words"));
  await expect(field).toHaveValue(new RegExp(word));
  const standard = await field.inputValue();
  await field.fill("שלום ");
  await texts.getByRole("button", { name: t("settings.text_insert", { word }) }).click();
  await expect(field).toHaveValue(`שלום {${word}}`);
  await expectAccessible(page);
  await save(page, texts);
  await expect(texts.getByText(t("settings.text_own"))).toBeVisible();

  await page.goto(`/orders/${id}`);
  await expect
    .poll(async () =>
      decodeURIComponent(
        (await page
          .getByRole("link", { name: t("common.whatsapp") })
          .first()
          .getAttribute("href")) ?? "",
      ).replaceAll(/[\u2066-\u2069]/g, ""),
    )
    .toContain("שלום Noa");

  await page.goto("/settings");
  await page.getByRole("link", { name: t("settings.state_texts", { n: 1 }) }).click();
  await choose(page, texts, t("settings.text_language"), "עברית");
  await expect(field).toHaveValue(`שלום {${word}}`);
  await texts.getByRole("button", { name: t("settings.text_reset") }).click();
  await expect(field).toHaveValue(standard);
  await save(page, texts);
  await expect(texts.getByText(t("settings.text_default"))).toBeVisible();
});

test("the sections stand beside their list where there is section, and old addresses lead to them", async ({
  page,
}) => {
  await foundBakery(page.request);
  await page.goto("/settings#devices");
  await expectPath(page, "/settings/devices");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("settings.devices"));
  await page.setViewportSize({ width: 1280, height: 800 });
  const list = page.getByRole("navigation", { name: t("settings.sections") });
  // The ten sections, and the way to the import.
  await expect(list.getByRole("link")).toHaveCount(11);
  await expect(list.locator("[aria-current=page]")).toContainText(t("settings.devices"));
  await expect(page.getByRole("heading", { level: 2, name: t("settings.devices") })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/settings");
  await expect(list.locator("[aria-current=page]")).toContainText(t("settings.profile"));
  await expect(page.getByLabel(t("accounts.full_name"))).toBeVisible();
  await list.getByRole("link", { name: t("settings.data") }).click();
  await expect(page.getByLabel(t("settings.password_yours"))).toHaveCount(0);
  await page.getByRole("button", { name: t("settings.close_title") }).click();
  await expect(page.getByLabel(t("settings.password_yours"))).toBeVisible();
  await expectAccessible(page);
});
