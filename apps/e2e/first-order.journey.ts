import type { Page } from "@playwright/test";
import { findInList, openAsAdmin, openOther } from "./support/admin.ts";
import { findLink } from "./support/bakery.ts";
import { demoPassword, expect, expectNoSidewaysScroll, test } from "./support/journey.ts";
import { addOwn, clientField, saveAndSee } from "./support/order-steps.ts";
import { expectPath } from "./support/places.ts";
import { wordsOf } from "./support/words.ts";
import type { Words } from "./support/words.ts";

const english = await wordsOf("en");

/** A waiting screen is told of its answer, and looks again every 20 seconds besides. */
const looksAgain = { timeout: 25_000 };

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

interface Person {
  fullName: string;
  businessName: string;
  email: string;
}

async function fillForm(page: Page, { t }: Words, person: Person): Promise<void> {
  await page.getByRole("link", { name: t("accounts.sign_up") }).click();
  await page.getByLabel(t("accounts.full_name")).fill(person.fullName);
  await page.getByLabel(t("accounts.business_name")).fill(person.businessName);
  await page.getByLabel(t("common.email")).fill(person.email);
  await page.getByLabel(t("accounts.password"), { exact: true }).fill(demoPassword);
  await page.getByLabel(t("accounts.password_again")).fill(demoPassword);
  await page.getByText(t("billing.plan_premium"), { exact: true }).click();
  await press(page, t("accounts.legal_open"));
  await press(page, t("accounts.legal_accept"));
  await expect(page.getByRole("checkbox")).toBeChecked();
  await expectNoSidewaysScroll(page);
  await press(page, t("accounts.sign_up"));
  await expectPath(page, "/verify-email");
  await expect(page.getByText(person.email)).toBeVisible();
}

/** Opens the mailed link in another tab: only its button verifies (rulings §2). */
async function followTheMail(page: Page, { t }: Words, email: string): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto("/dev/outbox");
  await tab.getByRole("link", { name: await findLink(page.request, email) }).click();
  await expect(heading(tab, t("accounts.confirm_title"))).toBeVisible();
  expect(await (await page.request.get("/api/me")).json()).toMatchObject({ gate: "unverified" });
  await press(tab, t("accounts.confirm_button"));
  await expectPath(tab, "/verification-success");
  await expect(heading(tab, t("accounts.verified_title"))).toBeVisible();
  await expectNoSidewaysScroll(tab);
  await tab.close();
}

/** The tab that waited for the mail comes before the waiting screen by itself. */
async function waitForApproval(page: Page, { t }: Words, email: string): Promise<void> {
  await expect(heading(page, t("errors.account_unapproved"))).toBeVisible(looksAgain);
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText(t("accounts.pending_days"))).toBeVisible();
  await expectNoSidewaysScroll(page);
}

/** What there is to read meanwhile opens, and the way back leads to the waiting screen. */
async function readMeanwhile(page: Page, { t }: Words): Promise<void> {
  await page.getByRole("link", { name: t("accounts.pending_read") }).click();
  await expectPath(page, "/help/first-day");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/");
  await expect(heading(page, t("errors.account_unapproved"))).toBeVisible();
}

async function approveInAnotherBrowser(admin: Page, name: string): Promise<void> {
  const { t } = english;
  await openAsAdmin(admin, "/admin/user-approvals");
  await findInList(admin, name);
  await press(admin, t("admin.approve_named", { name }));
  await expect(
    admin.getByRole("listitem").filter({ hasText: name }).getByRole("status"),
  ).toHaveText(t("admin.outcome_approved"));
}

async function takeFirstOrder(page: Page, words: Words): Promise<void> {
  const { t, format } = words;
  await page
    .getByRole("navigation", { name: t("shell.main_nav") })
    .getByRole("link", { name: t("shell.add_order") })
    .click();
  await clientField(page, words).fill("תמר אזולאי");
  await addOwn(page, words, "Honey cake", 140);
  expect(await saveAndSee(page, words)).toBe(1);
  await expect(page.getByText(format.money(140, "ILS")).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
}

test("from the sign-up form through the mail and the approval to the first order", async ({
  page,
  browser,
}) => {
  test.slow();
  const words = english;
  const { t } = words;
  const mark = Math.random().toString(36).slice(2, 8);
  const person = {
    fullName: `Noa Ben-Ami ${mark}`,
    businessName: "מאפיית נועה",
    email: `first-${mark}@bakery.test`,
  };
  await page.goto("/auth?lang=en");
  await fillForm(page, words, person);
  await followTheMail(page, words, person.email);
  await waitForApproval(page, words, person.email);
  await readMeanwhile(page, words);

  const admin = await openOther(browser, "10.9.4.1");
  await approveInAnotherBrowser(admin, person.fullName);
  await admin.context().close();
  await expect(heading(page, t("accounts.first_run_hello", { name: person.fullName }))).toBeVisible(
    looksAgain,
  );
  await expect(page.getByLabel(t("accounts.time_zone"))).toHaveValue("Asia/Jerusalem");
  await expectNoSidewaysScroll(page);
  await press(page, t("accounts.first_run_go"));
  await expectPath(page, "/dashboard");
  await takeFirstOrder(page, words);
});
