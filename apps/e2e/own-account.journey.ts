import type { Locator, Page, Route } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { openBakery } from "./support/bakery.ts";
import {
  demoPassword,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
} from "./support/journey.ts";
import { wordsOf } from "./support/words.ts";

const { t } = await wordsOf("en");
const newPassword = "sourdough-4711";

/** Opens the row of a settings feature and returns its form. */
async function unfold(page: Page, name: string): Promise<Locator> {
  await page.getByRole("button", { name, expanded: false }).click();
  return page.getByRole("group", { name, exact: true });
}

async function signInAs(page: Page, email: string, password: string): Promise<void> {
  await page.goto("/auth?lang=en");
  await page.getByLabel(t("common.email")).fill(email);
  await page.getByLabel(t("accounts.password"), { exact: true }).fill(password);
  await page.getByRole("button", { name: t("accounts.sign_in") }).click();
}

/** What an authenticator app shows in the next half minute. */
function nextCode(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + 30_000,
  });
}

/** What the page's policy refused is said to the console. */
function watchPolicy(page: Page): string[] {
  const refused: string[] = [];
  page.on("console", (line) => {
    if (/content security policy/i.test(line.text())) refused.push(line.text());
  });
  return refused;
}

test("the password changes, codes are turned on, and both are asked for at the next sign-in", async ({
  page,
}) => {
  test.slow();
  const refused = watchPolicy(page);
  const { email } = await openBakery(page, { path: "/settings/security" });
  const password = await unfold(page, t("settings.password_change"));
  const codes = await unfold(page, t("settings.totp_title"));
  await expectAccessible(page);
  await password.getByLabel(t("settings.password_current")).fill("not it");
  await password.getByLabel(t("settings.password_new")).fill(newPassword);
  const change = password.getByRole("button", { name: t("settings.password_change") });
  await change.click();
  await expect(password.getByLabel(t("settings.password_current"))).toHaveAccessibleDescription(
    new RegExp(t("errors.problem_wrong_password")),
  );
  await password.getByLabel(t("settings.password_current")).fill(demoPassword);
  await change.click();
  await expect(page.getByText(t("settings.password_changed"))).toBeVisible();

  await codes.getByLabel(t("settings.password_yours")).fill(newPassword);
  await codes.getByRole("button", { name: t("settings.totp_start") }).click();
  const qr = page.getByRole("img", { name: t("settings.totp_qr") });
  await expect(qr).toBeVisible();
  expect(await qr.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const secret = (await page.locator("[data-part=totp-qr] + p bdi").innerText()).replaceAll(
    " ",
    "",
  );
  const now = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await page.getByLabel(t("settings.totp_code")).fill(now);
  await page.getByRole("button", { name: t("settings.totp_confirm") }).click();
  await expect(page.locator("[data-part=recovery-codes] code")).toHaveCount(10);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: t("settings.totp_kept") }).click();
  await expect(page.getByText(t("settings.totp_on"))).toBeVisible();

  // A page that stays open hears of the session's end and asks to come back to itself.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await signInAs(page, email, newPassword);
  const field = page.getByLabel(t("settings.totp_code"));
  await expect(field).toBeVisible();
  await field.fill(nextCode(secret));
  await page.getByRole("button", { name: t("accounts.sign_in") }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  expect(refused).toEqual([]);
});

test("the email changes by the mailed link's button, and not by opening it", async ({ page }) => {
  await openBakery(page, { path: "/settings/security" });
  const form = await unfold(page, t("settings.email_change"));
  const email = `moved-${Date.now()}@bakery.test`;
  await form.getByLabel(t("settings.email_new")).fill(email);
  await form.getByLabel(t("settings.password_yours")).fill(demoPassword);
  await form.getByRole("button", { name: t("settings.email_change") }).click();
  await expect(form.getByRole("status")).toContainText(email);
  const outbox = await (await page.request.get("/dev/outbox")).json();
  const { items } = outbox as { items: { recipient: string; text: string }[] };
  const mail = items.find(({ recipient }) => recipient === email);
  const link = /\S+\/auth\/verify\?change=\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  await page.goto(link);
  await expect(
    page.getByRole("heading", { name: t("settings.email_confirm_title") }),
  ).toBeVisible();
  const emailNow = async (): Promise<string> => {
    const me = (await (await page.request.get("/api/me")).json()) as { user: { email: string } };
    return me.user.email;
  };
  expect(await emailNow()).not.toBe(email);
  await page.getByRole("button", { name: t("settings.email_confirm") }).click();
  await expect(page.getByRole("heading", { name: t("settings.email_confirmed") })).toBeVisible();
  expect(await emailNow()).toBe(email);
});

test("the data comes as a ZIP; a closed account is offered to be reopened at sign-in", async ({
  page,
}) => {
  test.slow();
  const { email } = await openBakery(page, { path: "/settings/data" });
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: t("settings.data_download") }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^marzipan-\d{4}-\d\d-\d\d\.zip$/);
  const closing = await unfold(page, t("settings.close_title"));
  await closing.getByLabel(t("settings.password_yours")).fill(demoPassword);
  await closing.getByRole("button", { name: t("settings.close_title") }).click();
  const asking = page.getByRole("alertdialog", { name: t("settings.close_ask") });
  await asking.getByRole("button", { name: t("common.cancel") }).click();
  expect((await page.request.get("/api/me")).status()).toBe(200);
  await closing.getByRole("button", { name: t("settings.close_title") }).click();
  await asking.getByRole("button", { name: t("settings.close_title") }).click();
  await expect(page).toHaveURL(/\/$/);
  // Until the landing page stands, its loading would end another page's.
  await expect(page.locator("#root")).toHaveCount(0);
  expect((await page.request.get("/api/me")).status()).toBe(401);
  await signInAs(page, email, demoPassword);
  await expect(page.getByText(/Everything in it will be deleted on/)).toBeVisible();
  await page.getByRole("button", { name: t("settings.reopen") }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test("newer legal texts are accepted when the app opens, and then it goes on", async ({ page }) => {
  await openBakery(page);
  // The server says that a newer version is due, as it does after the texts have changed.
  const isPage = ({ pathname }: URL): boolean => pathname === "/dashboard";
  const tellDue = async (route: Route): Promise<void> => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('"consent_due":null', '"consent_due":"2026-11"');
    await route.fulfill({ response: answer, body });
  };
  await page.route(isPage, tellDue, { times: 1 });
  await page.reload();
  await expect(page.getByRole("heading", { name: t("accounts.new_terms_title") })).toBeVisible();
  await expect(page.getByRole("button", { name: t("shell.sign_out") })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: t("accounts.legal_accept") }).click();
  await expect(page.getByRole("navigation", { name: t("shell.main_nav") }).first()).toBeVisible();
});
