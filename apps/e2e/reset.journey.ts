import type { Page } from "@playwright/test";
import { findLink, foundBakery, textsTo } from "./support/bakery.ts";
import {
  demoPassword,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
} from "./support/journey.ts";
import { ageLinks } from "./support/operator.ts";
import { expectPath } from "./support/places.ts";
import { wordsOf } from "./support/words.ts";

const { t } = await wordsOf("en");

const newPassword = "honeycake-2027";
const invalid = "Invalid or expired reset token. Please request a new password reset.";

const fieldOf = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto("/reset-password?token=");
  await page.getByLabel(t("common.email")).fill(email);
  await press(page, t("accounts.reset_send"));
}

async function choose(page: Page, password: string, again = password): Promise<void> {
  await fieldOf(page, t("accounts.password_new")).fill(password);
  await fieldOf(page, t("accounts.password_again")).fill(again);
  await press(page, t("accounts.reset_save"));
}

/** A bakery whose owner is signed out and was mailed a link. */
async function openMailedLink(page: Page): Promise<{ email: string; link: string }> {
  const { email } = await foundBakery(page.request);
  await page.context().clearCookies();
  await askForLink(page, email);
  await expect(page.getByRole("heading", { name: t("accounts.reset_sent_title") })).toBeVisible();
  return { email, link: await findLink(page.request, email, "/reset-password?token=") };
}

test("a forgotten password: from the sign-in form through the mail to the dashboard, once", async ({
  page,
}) => {
  test.slow();
  const { email } = await foundBakery(page.request);
  await page.context().clearCookies();
  await page.goto("/auth");
  await page.getByRole("link", { name: t("accounts.forgot_password") }).click();
  // The sign-in form has an email too: what is filled must be the next page's.
  await expect(page.getByRole("button", { name: t("accounts.reset_send") })).toBeVisible();
  await page.getByLabel(t("common.email")).fill(email);
  await press(page, t("accounts.reset_send"));
  await expect(page.getByText(t("accounts.reset_sent", { email }))).toBeVisible();
  const link = await findLink(page.request, email, "/reset-password?token=");

  await page.goto(link);
  await choose(page, newPassword);
  await expectPath(page, "/auth");
  await expect(page.getByText(t("accounts.reset_done"))).toBeVisible();
  await expect(page.getByLabel(t("common.email"))).toHaveValue(email);
  const old = await page.request.post("/api/auth/sign-in", {
    data: { email, password: demoPassword },
  });
  expect(old.status()).toBe(401);
  await fieldOf(page, t("accounts.password")).fill(newPassword);
  await page.getByRole("button", { name: t("accounts.sign_in") }).click();
  await expectPath(page, "/dashboard");

  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByText(t("errors.reset_used"))).toBeVisible();
  await page.getByRole("link", { name: t("accounts.reset_anew") }).click();
  await expect(page.getByLabel(t("common.email"))).toBeVisible();
});

test("the new password is checked at its field, and the link still works after that", async ({
  page,
}) => {
  const { link } = await openMailedLink(page);
  await page.goto(link);
  const field = fieldOf(page, t("accounts.password_new"));
  const expectProblem = (text: string) =>
    expect(field).toHaveAccessibleDescription(new RegExp(text));
  await choose(page, "onlyletters");
  await expectProblem(t("errors.problem_weak_password"));
  await choose(page, "password1");
  await expectProblem(t("errors.problem_breached_password"));
  await expect(field).toBeFocused();
  await choose(page, newPassword, "something-else-1");
  await expect(fieldOf(page, t("accounts.password_again"))).toHaveAccessibleDescription(
    t("errors.problem_passwords_differ"),
  );
  await choose(page, newPassword);
  await expectPath(page, "/auth");
});

test("an expired link and a wrong one say so and lead to a new one", async ({ page }) => {
  const { email, link } = await openMailedLink(page);
  await ageLinks(email);
  for (const path of [link, "/reset-password?token=no-such-token"]) {
    await page.goto(path);
    await expect(page.getByRole("alert")).toHaveText(invalid);
  }
  await page.getByRole("link", { name: t("accounts.reset_anew") }).click();
  await expect(page.getByLabel(t("common.email"))).toBeVisible();
});

test("an address of nobody is answered alike, and too many wishes are refused", async ({
  page,
}) => {
  const email = `nobody-${Date.now()}@bakery.test`;
  for (const _time of [1, 2, 3]) {
    await askForLink(page, email);
    await expect(page.getByText(t("accounts.reset_sent", { email }))).toBeVisible();
  }
  expect(await textsTo(page.request, email)).toEqual([]);
  await askForLink(page, email);
  await expect(page.getByRole("alert")).toHaveText(
    "Too many reset attempts. Please wait a moment and try again.",
  );
});

test("the screens can be used by everybody", async ({ page }) => {
  for (const query of ["lang=en", "lang=he&token=abc"]) {
    await page.goto(`/reset-password?${query}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});
