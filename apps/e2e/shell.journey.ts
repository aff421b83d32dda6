import { addDays, weekdayOf } from "@marzipan/domain/dates";
import type { Page } from "@playwright/test";
import { hearBack, pressBack } from "./support/back-button.ts";
import { make, openBakery, todayOf } from "./support/bakery.ts";
import { expect, expectAccessible, test } from "./support/journey.ts";
import { expectPath, placeOf } from "./support/places.ts";
import { wordsOf } from "./support/words.ts";

const { t, format } = await wordsOf("en");
const wide = { width: 1280, height: 800 };

const places = [
  ["shell.dashboard", "/dashboard"],
  ["shell.orders", "/orders"],
  ["shell.order_requests", "/order-requests"],
  ["shell.bake_list", "/bake-list"],
  ["shell.tasks", "/tasks"],
  ["shell.clients", "/clients"],
  ["shell.products", "/products"],
  ["shell.public_menu", "/menu"],
  ["shell.expenses", "/expenses"],
  ["shell.receipts", "/receipts"],
  ["shell.analytics", "/analytics"],
  ["shell.reports", "/reports"],
] as const;

/** The next Friday, today too. */
const nextFriday = (today: string): string => addDays(today, (5 - weekdayOf(today) + 7) % 7);

const bar = (page: Page) => page.getByRole("navigation", { name: t("shell.main_nav") });

test.describe("on a phone", () => {
  test("the bottom bar has five places, and the rest is one press away", async ({ page }) => {
    await openBakery(page);
    await expect(bar(page)).toHaveCount(1);
    const five = [
      ["link", t("common.today")],
      ["link", t("shell.orders")],
      ["link", t("shell.add_order")],
      ["link", t("shell.bar_baking")],
      ["button", t("common.more")],
    ] as const;
    for (const [role, name] of five) {
      const item = bar(page).getByRole(role, { name });
      await expect(item).toBeVisible();
      const { width, height } = await item.evaluate((element) => element.getBoundingClientRect());
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await expect(bar(page).getByRole("link", { name: t("common.today") })).toHaveAttribute(
      "aria-current",
      "page",
    );
    const more = bar(page).getByRole("button", { name: t("common.more") });
    await more.click();
    const sheet = page.getByRole("dialog", { name: t("common.more") });
    const rest = places.filter(
      ([, path]) => !["/dashboard", "/orders", "/bake-list"].includes(path),
    );
    for (const [label, path] of rest) {
      const link = sheet.getByRole("link", { name: t(label) });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute("href", path);
    }
    await sheet.getByRole("link", { name: t("shell.clients") }).click();
    await expectPath(page, "/clients");
    await expect(sheet).toBeHidden();
    await more.click();
    await sheet.getByRole("link", { name: t("shell.settings") }).click();
    await expectPath(page, "/settings");
    await expect(sheet).toBeHidden();
  });

  test("Escape closes the sheet, and the focus goes back to what opened it; going back leaves it behind", async ({
    page,
  }) => {
    await openBakery(page);
    const more = bar(page).getByRole("button", { name: t("common.more") });
    await more.click();
    const sheet = page.getByRole("dialog", { name: t("common.more") });
    await expect(sheet).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(more).toBeFocused();

    await bar(page)
      .getByRole("link", { name: t("shell.orders") })
      .click();
    await expectPath(page, "/orders");
    await more.click();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expectPath(page, "/dashboard");
    await expect(sheet).toBeHidden();
  });

  test("without a network one line says so, until it is back", async ({ page, context }) => {
    await openBakery(page);
    await expect(bar(page)).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(t("shell.no_network"))).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(t("shell.no_network"))).toBeHidden();
  });
});

test.describe("on a phone that is touched", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("the back button closes an open sheet and leaves the page where it is", async ({ page }) => {
    await hearBack(page);
    await openBakery(page, { path: "/tasks" });
    const sheet = page.getByRole("dialog", { name: t("common.more") });
    await bar(page)
      .getByRole("button", { name: t("common.more") })
      .tap();
    await expect(sheet).toBeVisible();
    await pressBack(page);
    await expect(sheet).toBeHidden();
    await expectPath(page, "/tasks");
  });
});

test.describe("on a desktop", () => {
  test.use({ viewport: wide });

  test("the side bar leads to every place and marks where one is", async ({ page }) => {
    await openBakery(page, { name: "לחם ודבש" });
    await expect(page.getByText("לחם ודבש").first()).toBeVisible();
    for (const [label, path] of places) {
      const link = bar(page).getByRole("link", { name: t(label) });
      await link.click();
      await expectPath(page, path);
      await expect(link).toHaveAttribute("aria-current", "page");
    }
  });

  test("the side bar shows every place at once, also in a low window", async ({ page }) => {
    await openBakery(page);
    for (const height of [800, 720]) {
      await page.setViewportSize({ ...wide, height });
      const links = await bar(page).getByRole("link").all();
      expect(links.length).toBeGreaterThanOrEqual(places.length);
      for (const link of links) await expect(link).toBeInViewport({ ratio: 1 });
    }
  });

  test("the first Tab offers the way past the side bar", async ({ page }) => {
    await openBakery(page, { path: "/settings" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: t("shell.skip_to_content") });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.locator("main :focus")).toHaveCount(1);
  });

  test("/ goes to the search and n to a new order, but not while typing", async ({ page }) => {
    await openBakery(page, { path: "/tasks" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("n");
    await expectPath(page, "/orders/new");
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("/");
    const search = page.getByRole("searchbox");
    await expect(search).toBeFocused();
    await page.keyboard.type("n/honey");
    await expect(search).toHaveValue("n/honey");
    await page.keyboard.press("Enter");
    await expect.poll(() => placeOf(page)).toBe("/orders?q=n%2Fhoney&when=all");
  });

  test("one box finds a client, a day with its free places and a page, and asks the rest", async ({
    page,
  }) => {
    await openBakery(page, { path: "/settings" });
    await make(page.request, "clients", { name: "Frida Shaked", phone: "052-555-0113" });
    const friday = nextFriday(await todayOf(page.request));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("/");
    const box = page.getByRole("dialog", { name: t("common.search") });
    await expect(box.getByRole("searchbox")).toBeFocused();
    await page.keyboard.type("fri");
    const client = box.getByRole("link", { name: /^Frida Shaked/ });
    await expect(client).toBeVisible();
    await expect(
      box.getByRole("link", {
        name: t("common.labelled", { label: t("common.call"), value: "Frida Shaked" }),
      }),
    ).toHaveAttribute("href", "tel:0525550113");
    const day = box.getByRole("link", { name: format.longDay(friday) });
    await expect(day).toContainText(t("bake_list.orders", { n: 0 }));
    await expectAccessible(page);
    await client.click();
    await expect(page.getByRole("heading", { name: "Frida Shaked" })).toBeVisible();
    await expect(box).toBeHidden();

    await page.goto("/settings");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("/");
    await expect(box.getByRole("searchbox")).toBeFocused();
    await page.keyboard.type("bake");
    await page.keyboard.press("Enter");
    await expectPath(page, "/bake-list");
    await page.goto("/settings");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("/");
    await expect(box.getByRole("searchbox")).toBeFocused();
    await page.keyboard.type("why so few");
    await box
      .getByRole("button", {
        name: t("common.labelled", { label: t("shell.ask"), value: "why so few" }),
      })
      .click();
    await expect(page.getByRole("dialog", { name: t("shell.ask") })).toBeVisible();
  });

  test("the account's menu changes theme and language, and both stay", async ({ page }) => {
    await openBakery(page, { ownerName: "Ada Lovelace" });
    const account = page.getByRole("button", { name: "Ada Lovelace" });
    await account.click();
    await page.getByRole("menuitem", { name: t("common.theme_dark") }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await account.click();
    await page.getByRole("menuitem", { name: "Español" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    const { t: dice } = await wordsOf("es");
    await expect(
      page.getByRole("link", { name: dice("shell.clients"), exact: true }),
    ).toBeVisible();
    await page.goto("/clients");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
  });

  test("Escape closes the account's menu and gives the focus back", async ({ page }) => {
    await openBakery(page, { ownerName: "Ada Lovelace" });
    const account = page.getByRole("button", { name: "Ada Lovelace" });
    await account.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menu")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toBeHidden();
    await expect(account).toBeFocused();
  });
});

test("every theme is there from the first moment of a later visit", async ({ page }) => {
  await page.goto("/auth");
  for (const theme of ["dark", "warm", "cool", "light"] as const) {
    await page.getByRole("button", { name: t("common.theme") }).click();
    await page.getByRole("menuitem", { name: t(`common.theme_${theme}`) }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
  }
});
