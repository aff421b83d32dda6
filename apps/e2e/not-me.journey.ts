import { findLink, foundBakery } from "./support/bakery.ts";
import {
  demoPassword,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
} from "./support/journey.ts";
import { expectPath } from "./support/places.ts";
import { wordsOf } from "./support/words.ts";

const { t } = await wordsOf("en");

const newPassword = "honeycake-2027";

test("a thief changed the address: the old mailbox's link gives the account back", async ({
  page,
}) => {
  test.slow();
  const { email } = await foundBakery(page.request);
  const stolen = `stolen-${email}`;
  await page.request.post("/api/me/email", { data: { email: stolen, password: demoPassword } });
  const change = await findLink(page.request, stolen, "/auth/verify?change=");
  const token = new URL(change).searchParams.get("change");
  await page.request.post("/api/me/email/confirm", { data: { token } });
  const link = await findLink(page.request, email, "/not-me?token=");

  await page.goto(link);
  const button = page.getByRole("button", { name: t("accounts.not_me_button") });
  await expect(button).toBeVisible();
  await expectAccessible(page);
  const me = await (await page.request.get("/api/me")).json();
  expect(me.user.email).toBe(stolen);

  await button.click();
  await expect(page.getByRole("heading", { name: t("accounts.not_me_done") })).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect((await page.request.get("/api/me")).status()).toBe(401);

  await page.goto(await findLink(page.request, email, "/reset-password?token="));
  await page.getByLabel(t("accounts.password_new"), { exact: true }).fill(newPassword);
  await page.getByLabel(t("accounts.password_again"), { exact: true }).fill(newPassword);
  await page.getByRole("button", { name: t("accounts.reset_save") }).click();
  await expectPath(page, "/auth");
  await page.getByLabel(t("common.email")).fill(email);
  await page.getByLabel(t("accounts.password"), { exact: true }).fill(newPassword);
  await page.getByRole("button", { name: t("accounts.sign_in") }).click();
  await expectPath(page, "/dashboard");

  await page.goto(link);
  await page.getByRole("button", { name: t("accounts.not_me_button") }).click();
  await expect(page.getByText(t("errors.not_me_used"))).toBeVisible();
  await expect(page.getByRole("link", { name: t("accounts.reset_anew") })).toBeVisible();
});
