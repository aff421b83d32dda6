import { plans, yearlyDiscountPercent } from "@marzipan/domain/plans";
import type { Page } from "@playwright/test";
import { foundBakery, make, openBakery, todayOf } from "./support/bakery.ts";
import { expect, test } from "./support/journey.ts";
import { expectPath, placeOf } from "./support/places.ts";
import { wordsOf } from "./support/words.ts";

const { t, format } = await wordsOf("en");
const { clients } = plans.basic.limits;

const modal = (page: Page, title = t("billing.upgrade_title")) =>
  page.getByRole("dialog", { name: title });

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function notNow(page: Page): Promise<void> {
  await modal(page)
    .getByRole("button", { name: t("billing.not_now") })
    .click();
  await expect(modal(page)).toBeHidden();
}

test("the 25 clients of Basic: the last one fits, one more is refused in place, and a trial lets it in", async ({
  page,
}) => {
  test.slow();
  await openBakery(page, { plan: "basic", path: "/clients/new" });
  for (let n = 1; n < clients; n += 1) {
    await make(page.request, "clients", { name: `Client ${n}` });
  }
  const name = page.getByLabel("Name");
  await name.fill("The last that fits");
  await press(page, t("clients.save"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The last that fits");

  await page.goto("/clients/new");
  await name.fill("One too many");
  await press(page, t("clients.save"));
  await expect(modal(page)).toContainText(
    t("billing.limit_clients", { used: clients, limit: clients }),
  );
  const { monthlyPriceUsd, yearlyPriceUsd } = plans.pro;
  const price = modal(page).locator("[data-part=upgrade-price]");
  const yearly = t("billing.yearly_save", {
    percent: format.percent(yearlyDiscountPercent("pro") / 100),
  });
  await expect(modal(page).getByRole("radio", { name: yearly })).toBeChecked();
  await expect(price).toContainText(format.money(yearlyPriceUsd, "USD"));
  await modal(page).getByText(t("billing.monthly"), { exact: true }).click();
  await expect(price).toContainText(format.money(monthlyPriceUsd, "USD"));
  await expect(price).toContainText(t("billing.per_month"));
  await modal(page).getByText(yearly).click();
  await expect(price).toContainText(format.money(yearlyPriceUsd, "USD"));

  await notNow(page);
  await expectPath(page, "/clients/new");
  await expect(page.getByRole("alert")).toContainText(t("errors.limit_reached"));
  await expect(name).toHaveValue("One too many");

  await press(page, t("clients.save"));
  await expect(modal(page)).toContainText(t("billing.trial_badge", { n: 14 }));
  await expect(modal(page)).toContainText(t("billing.no_card"));
  await press(page, t("billing.start_trial"));
  await expect(page.getByText(t("billing.trial_started"))).toBeVisible();
  await expect(modal(page)).toBeHidden();
  await expect(name).toHaveValue("One too many");
  await press(page, t("clients.save"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One too many");

  // Once only: what is offered now has no trial and no badge, and the server refuses a second.
  await page.goto("/settings/plan");
  await expect(page.getByText(t("billing.subscription_trialing", { n: 14 }))).toBeVisible();
  await expect(
    page.getByText(t("plans.trial_used", { used: 0, days: 14 }), { exact: true }),
  ).toBeVisible();
  const upgradePrice = format.money(yearlyPriceUsd, "USD");
  await expect(
    page.getByRole("button", { name: t("billing.upgrade_year", { price: upgradePrice }) }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: t("billing.start_trial") })).toHaveCount(0);
  await page.goto("/pricing");
  await expect(page.getByRole("heading", { name: t("plans.inside") })).toBeVisible();
  await expect(page.getByText(t("billing.trial_badge", { n: 14 }))).toHaveCount(0);
  const again = await page.request.post("/api/billing/start-trial", { data: { plan: "premium" } });
  expect(again.ok()).toBe(false);
  expect(((await again.json()) as { error: { code: string } }).error.code).toBe("trial_used");
});

test("a page that Basic lacks leads to the dashboard with the refusal to the letter", async ({
  page,
}) => {
  await openBakery(page, { plan: "basic", path: "/menu" });
  await expectPath(page, "/dashboard");
  await expect(modal(page).getByRole("alert")).toHaveText(
    "Upgrade Required: This feature requires Pro plan. Please upgrade to continue.",
  );
  await notNow(page);
  await expectPath(page, "/dashboard");
});

test("the dashboard of Basic, where no payment is recorded, says of nobody that she owes", async ({
  page,
}) => {
  await foundBakery(page.request, { plan: "basic" });
  const deliveryDate = await todayOf(page.request);
  const sold = { clientName: "Ada", deliveryDate, status: "completed", agreedPrice: 80 };
  await make(page.request, "orders", sold);
  await page.goto("/dashboard");
  const month = page.getByText(format.money(80, "ILS")).first();
  await expect(month).toBeVisible();
  const owing = page.getByRole("heading", { name: t("payments.who_owes") });
  const due = page.getByText(t("dashboard.outstanding", { amount: format.money(80, "ILS") }));
  await expect(owing.or(due)).toHaveCount(0);
  await page.request.post("/api/billing/start-trial", { data: { plan: "pro" } });
  await page.reload();
  await press(page, t("payments.past_owe"));
  await expect(owing.or(due).first()).toBeVisible();
});

test("the page that was wanted opens once the trial has begun", async ({ page }) => {
  await foundBakery(page.request, { plan: "basic" });
  await page.goto("/expenses?month=2026-10");
  await expectPath(page, "/dashboard");
  await press(page, t("billing.start_trial"));
  await expect.poll(() => placeOf(page)).toBe("/expenses?month=2026-10");
  await expect(page.getByRole("heading", { name: t("shell.expenses"), level: 1 })).toBeVisible();
});

test("an open upgrade window leads on when the trial begins in another tab", async ({
  page,
  context,
}) => {
  await foundBakery(page.request, { plan: "basic" });
  const other = await context.newPage();
  await page.goto("/analytics");
  await other.goto("/reports");
  for (const tab of [page, other]) await expect(modal(tab)).toBeVisible();
  await press(page, t("billing.start_trial"));
  await expect.poll(() => placeOf(other)).toBe("/reports");
  await expect(modal(other)).toHaveCount(0);
  await expect(modal(other, t("billing.upgrade_title_premium"))).toHaveCount(0);
  await expect(other.getByRole("heading", { name: t("shell.reports"), level: 1 })).toBeVisible();
});

test("the dashboard offers reports with Pro only", async ({ page }) => {
  await foundBakery(page.request, { plan: "basic" });
  const deliveryDate = await todayOf(page.request);
  await make(page.request, "orders", { clientName: "Ada", deliveryDate, agreedPrice: 80 });
  // A phone folds this card.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/dashboard");
  const reports = page.getByText(t("dashboard.reports_available"));
  await expect(page.getByRole("heading", { name: t("dashboard.catalog_title") })).toBeVisible();
  await expect(reports).toHaveCount(0);
  await page.request.post("/api/billing/start-trial", { data: { plan: "pro" } });
  await page.reload();
  await expect(reports).toBeVisible();
});

test("public pages lead a signed-in owner into the app, and a visitor to sign in", async ({
  page,
}) => {
  const signIn = page.getByRole("link", { name: t("accounts.sign_in"), exact: true });
  const toApp = page.getByRole("link", { name: t("plans.to_app"), exact: true });
  await page.goto("/contact");
  await expect(signIn.first()).toBeVisible();
  await expect(toApp).toBeHidden();
  await openBakery(page, { plan: "basic" });
  for (const path of ["/contact", "/help", "/about", "/docs", "/terms", "/privacy"]) {
    await page.goto(path);
    await expect(toApp).toBeVisible();
    await expect(signIn).toBeHidden();
  }
});
