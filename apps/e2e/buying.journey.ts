import { plans } from "@marzipan/domain/plans";
import { foundBakery } from "./support/bakery.ts";
import { expect, expectNoSidewaysScroll, test } from "./support/journey.ts";
import { endPlan } from "./support/operator.ts";
import { expectPath, placeOf } from "./support/places.ts";
import { wordsOf } from "./support/words.ts";

const language = "he";

test("a page that the plan lacks is paid for and opens; the plan is cancelled and kept", async ({
  page,
}) => {
  test.slow();
  const { t, format } = await wordsOf(language);
  const plan = t("billing.plan_pro");
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const price = format.money(plans.pro.yearlyPriceUsd, "USD");
  const { email } = await foundBakery(page.request, { plan: "pro", language });
  await endPlan(email);

  // The gate, the modal, the checkout; the first card is refused, the second is taken.
  await page.goto("/expenses");
  await expectPath(page, "/dashboard");
  await expect(page.getByRole("dialog")).toContainText(t("billing.gate", { plan }));
  await press(t("billing.upgrade_year", { price }));
  await expect(page).toHaveURL(/\/test-checkout\//);
  await press(t("test_pages.refuse"));
  await expect(page.getByRole("alert")).toHaveText(t("test_pages.refused"));
  await press(t("test_pages.close"));
  await expect(page.getByText(t("plans.closed"))).toBeVisible();
  await page.goto("/checkout?plan=pro&interval=year&wanted=%2Fexpenses");
  await press(t("test_pages.pay", { price }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    t("plans.open_title", { plan }),
    { timeout: 20_000 },
  );
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: t("plans.go_on") }).click();
  await expect.poll(() => placeOf(page)).toBe("/expenses");
  await expect(page.getByRole("heading", { name: t("shell.expenses"), level: 1 })).toBeVisible();

  // Anyone who pays already is led to the portal instead of a second checkout.
  await page.goto("/checkout?plan=pro&interval=year");
  await expect(page).toHaveURL(/\/test-portal\//);

  await page.goto("/settings/plan");
  await expect(page.getByText(t("billing.subscription_active"), { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await press(t("plans.change"));
  const yearly = t("plans.plan_year", { plan: t("billing.plan_premium") });
  await page.getByRole("dialog").getByText(yearly).click();
  await expect(page.getByText(t("plans.change_now"))).toBeVisible();
  await press(t("common.cancel"));
  await press(t("plans.cancel"));
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("plans.cancel") })
    .click();
  await expect(page.getByText(t("billing.subscription_canceled"), { exact: true })).toBeVisible();
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await press(t("plans.keep", { plan }));
  await expect(page.getByText(t("billing.subscription_active"), { exact: true })).toBeVisible();
});
