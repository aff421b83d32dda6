import { streamChanges } from "@marzipan/contract/live";
import type { Page } from "@playwright/test";
import { findInList, openAsAdmin, openOther } from "./support/admin.ts";
import { openBakery, registerBakery, textsTo, verifyByMail } from "./support/bakery.ts";
import type { Bakery } from "./support/bakery.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/journey.ts";
import { expectPath } from "./support/places.ts";
import { wordsOf } from "./support/words.ts";

const { t } = await wordsOf("en");

/** A waiting screen is told of its answer, and looks again every 20 seconds besides. */
const looksAgain = { timeout: 25_000 };

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Returns a name that no other account of this run has. */
const newName = (): string => `Noa ${Math.random().toString(36).slice(2, 10)}`;

/** Registers a person in a browser of their own, verified, who sees the waiting screen. */
async function waitAtTheGate(page: Page, ownerName: string): Promise<Bakery> {
  const bakery = await registerBakery(page.request, { ownerName });
  await verifyByMail(page.request, bakery.email);
  await page.goto("/?lang=en");
  await expect(heading(page, "Your registration is pending admin approval")).toBeVisible();
  await expectNoSidewaysScroll(page);
  return bakery;
}

const cardOf = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

async function openSheet(page: Page, email: string, name: string): Promise<void> {
  await openAsAdmin(page, `/admin/user-management?q=${encodeURIComponent(email)}`);
  const list = page.getByRole("list", { name: t("admin.all_accounts") });
  const [shown, feature] = [await list.getByText(email).boundingBox(), await list.boundingBox()];
  expect(shown?.width, "a long address keeps within its row").toBeLessThan(feature?.width ?? 0);
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("dialog").getByText(email)).toBeVisible();
}

test.describe("approving", () => {
  test("declining tells the reason on the waiting screen, and can be taken back", async ({
    page,
    browser,
  }) => {
    test.slow();
    const name = newName();
    const reason = `We could not find this bakery: https://register.test/${"one_long_word_".repeat(5)}`;
    const baker = await openOther(browser, "10.9.1.2");
    const { email } = await waitAtTheGate(baker, name);
    await openAsAdmin(page, "/admin/user-approvals");
    await findInList(page, name);
    await button(page, t("admin.decline_named", { name })).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("button", { name: t("admin.decline"), exact: true }).click();
    await expect(sheet.getByLabel(t("admin.reason"))).toHaveAccessibleDescription(
      new RegExp(t("errors.problem_required")),
    );
    await sheet.getByLabel(t("admin.reason")).fill(reason);
    await sheet.getByRole("button", { name: t("admin.decline"), exact: true }).click();
    await expect(cardOf(page, name).getByRole("status")).toHaveText(t("admin.outcome_declined"));
    await expect(baker.getByText(reason)).toBeVisible(looksAgain);
    await expectNoSidewaysScroll(baker);
    await expect(heading(baker, t("messages.mail_declined_text"))).toBeVisible();
    expect((await textsTo(page.request, email)).some((text) => text.includes(reason))).toBe(true);

    await page.getByRole("tab", { name: t("admin.filter_declined") }).click();
    await findInList(page, name);
    await button(page, t("admin.approve_named", { name })).click();
    await expect(heading(baker, t("accounts.first_run_hello", { name }))).toBeVisible(looksAgain);
    await baker.context().close();
  });

  test("several at once tells what became of each", async ({ page, browser }) => {
    test.slow();
    const names = [newName(), newName()];
    for (const [index, name] of names.entries()) {
      const baker = await openOther(browser, `10.9.2.${index + 1}`);
      await waitAtTheGate(baker, name);
      await baker.context().close();
    }
    await openAsAdmin(page, "/admin/users");
    await expectPath(page, "/admin/user-approvals");
    for (const name of names) {
      await findInList(page, name);
      await expectNoSidewaysScroll(page);
      await page.getByRole("checkbox", { name: t("admin.select_one", { name }) }).press("Space");
    }
    await expect(page.getByText(t("admin.selected_count", { n: 2 }))).toBeVisible();
    await page
      .getByRole("group", { name: t("admin.actions") })
      .getByRole("button", { name: t("admin.approve"), exact: true })
      .click();
    for (const name of names) {
      await expect(cardOf(page, name).getByRole("status")).toHaveText(t("admin.outcome_approved"));
    }
  });
});

test.describe("managing accounts", () => {
  test("a block stops the baker on her next click, and unblocking lets her in again", async ({
    page,
    browser,
  }) => {
    test.slow();
    const name = newName();
    const baker = await openOther(browser, "10.9.3.1");
    const { email } = await openBakery(baker, { ownerName: name });
    const orders = baker
      .getByRole("navigation", { name: t("shell.main_nav") })
      .getByRole("link", { name: t("shell.orders") });
    await expect(orders).toBeVisible();

    await openSheet(page, email, name);
    await button(page, t("admin.block")).click();
    const asking = page.getByRole("dialog").filter({ hasText: t("admin.block_text") });
    await asking.getByLabel(t("admin.reason")).fill("Unpaid since August");
    await asking.getByRole("button", { name: t("admin.block"), exact: true }).click();
    await expect(page.getByRole("dialog").getByText("Unpaid since August").first()).toBeVisible();
    await expect(button(page, t("admin.unblock"))).toBeVisible();

    // The open page may have been told already; otherwise the next click meets the block.
    const blocked = heading(
      baker,
      "Account Blocked - Your account has been blocked. Please contact support.",
    );
    await orders.click({ timeout: 3000 }).catch(() => undefined);
    await expect(blocked).toBeVisible();

    await button(page, t("admin.unblock")).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: t("admin.unblock") })
      .click();
    await expect(button(page, t("admin.block"))).toBeVisible();
    await baker.goto("/orders");
    await expect(heading(baker, t("shell.orders"))).toBeVisible();
    await baker.context().close();
  });

  test("the plan can be changed, and what was done stands in the log", async ({
    page,
    browser,
  }) => {
    test.slow();
    const name = newName();
    const baker = await openOther(browser, "10.9.3.2");
    const { email } = await openBakery(baker, { ownerName: name, plan: "basic" });
    await openSheet(page, email, name);
    await button(page, t("admin.change_plan")).click();
    const plans = page
      .getByRole("dialog")
      .filter({ hasText: t("billing.plan_premium") })
      .last();
    await plans.getByText(t("billing.plan_premium")).click();
    await plans.getByRole("button", { name: t("common.save") }).click();
    const change = t("admin.plan_change", { before: "Basic", after: "Premium" });
    await expect(page.getByRole("dialog").getByText(change)).toBeVisible();
    const me = await (await baker.request.get("/api/me")).json();
    expect(me).toMatchObject({ subscription: { plan_key: "premium" } });

    await page.goto("/admin/audit");
    const line = cardOf(page, name).first();
    await expect(line).toContainText(t("admin.act_plan"));
    await expect(line).toContainText(change);
    await baker.context().close();
  });

  test("signing out all devices ends the baker's open page at the sign-in", async ({
    page,
    browser,
  }) => {
    test.slow();
    const name = newName();
    const baker = await openOther(browser, "10.9.3.3");
    const { email } = await openBakery(baker, { ownerName: name });
    await openSheet(page, email, name);
    await button(page, t("admin.sign_out_all")).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: t("admin.sign_out_all") })
      .click();
    await expect(page.getByRole("dialog").getByText(t("admin.devices_none"))).toBeVisible();
    await expectPath(baker, "/auth");
    await expect(baker.getByLabel(t("common.email"))).toBeVisible();
    await baker.context().close();
  });

  test("nobody can lock herself out", async ({ page }) => {
    await openSheet(page, "admin@demo.test", "Alex Admin");
    await expect(page.getByText(t("admin.own_account_hint"))).toBeVisible();
    await expect(button(page, t("admin.block"))).toBeHidden();
    await expect(button(page, t("admin.remove_administrator"))).toBeHidden();
  });

  test("a search that finds nobody says so and can be cleared", async ({ page }) => {
    await openAsAdmin(page, "/admin_user_management");
    await expectPath(page, "/admin/user-management");
    await page.getByRole("searchbox").fill("nobody-at-all");
    await expect(page.getByText(t("common.no_match_title"))).toBeVisible();
    await button(page, t("admin.clear_filters")).click();
    await expect(page.getByText("admin@demo.test")).toBeVisible();
  });
});

test.describe("the administrators' features", () => {
  for (const path of ["dashboard", "user-approvals", "user-management", "audit", "leads"]) {
    test(`${path} says when it cannot be loaded, tries again, and can be used by everybody at any width`, async ({
      page,
    }) => {
      let [isAway, asked] = [true, 0];
      await page.route("**/api/admin/**", (route) => {
        asked += 1;
        return isAway ? route.fulfill({ status: 400, body: "{}" }) : route.continue();
      });
      // What other journeys change would load the page again before the button is pressed.
      await page.route(`**${streamChanges.path}`, (route) => route.abort());
      await openAsAdmin(page, `/admin/${path}`);
      const again = button(page, t("common.try_again"));
      await expect(again).toBeVisible();
      const before = asked;
      await again.click();
      await expect.poll(() => asked).toBeGreaterThan(before);
      isAway = false;
      // The page may come back by itself before the button is pressed once more.
      await expect(async () => {
        if (await again.isVisible()) await again.click({ timeout: 1000 });
        await expect(again).toBeHidden({ timeout: 2000 });
      }).toPass();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await expectAccessible(page);
      for (const width of [360, 800, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page);
      }
    });
  }
});
