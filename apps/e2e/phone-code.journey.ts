import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { foundBakery, textsTo } from "./support/bakery.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/journey.ts";
import { givePhone } from "./support/operator.ts";
import { expectPath } from "./support/places.ts";
import { wordsOf } from "./support/words.ts";

const { t } = await wordsOf("en");

const tooMany = "Too many SMS requests. Please wait a moment and try again.";

/** An Israeli mobile number as people there write it, and as E.164. */
function newPhone(): { local: string; phone: string } {
  const digits = String(randomInt(2_000_000, 10_000_000));
  return { local: `052-${digits}`, phone: `+97252${digits}` };
}

const codeField = (page: Page) => page.getByLabel(t("accounts.phone_code"));

async function askForCode(page: Page, local: string): Promise<void> {
  await page.getByLabel(t("common.phone"), { exact: true }).fill(local);
  await page.getByRole("button", { name: t("accounts.phone_send") }).click();
}

async function enterCode(page: Page, code: string): Promise<void> {
  await codeField(page).fill(code);
  await page.getByRole("button", { name: t("accounts.sign_in") }).click();
}

async function readCode(page: Page, phone: string): Promise<string> {
  const [text = ""] = await textsTo(page.request, phone);
  return /\d{6}/.exec(text)?.[0] ?? "";
}

const wrongOf = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

test("a code by phone signs in, a wrong one is said at the field", async ({ page }) => {
  test.slow();
  const { local, phone } = newPhone();
  const { email } = await foundBakery(page.request);
  await givePhone(email, phone);
  await page.context().clearCookies();
  await page.goto("/orders");
  await expectPath(page, "/auth");
  await page.getByRole("link", { name: "Sign in with a code to your phone" }).click();
  await expect(page.getByLabel(t("accounts.country"))).toHaveValue("Israel");
  await askForCode(page, local);
  await expect(page.getByText(t("accounts.phone_sent", { phone: local }))).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  await expect(codeField(page)).toHaveAttribute("inputmode", "numeric");
  await expect(codeField(page)).toHaveAttribute("autocomplete", "one-time-code");
  await expect(page.getByText(/New code in \d+ s/)).toBeVisible();
  await expect(page.getByRole("button", { name: t("accounts.phone_again") })).toBeDisabled();
  await page.reload();
  await expect(page.getByText(t("accounts.phone_sent", { phone: local }))).toBeVisible();
  await expect(page.getByText(/New code in \d+ s/)).toBeVisible();

  const code = await readCode(page, phone);
  await enterCode(page, wrongOf(code));
  await expect(codeField(page)).toHaveAccessibleDescription(t("errors.code_invalid"));
  await expect(codeField(page)).toBeFocused();
  await enterCode(page, code);
  await expectPath(page, "/orders");

  const again = await page.request.post("/api/auth/phone-sign-in", {
    data: { phone, token: code, type: "sms" },
  });
  expect(await again.json()).toMatchObject({ error: { code: "code_invalid" } });
});

test("a phone of nobody is answered alike, and a second wish within a minute is refused", async ({
  page,
}) => {
  const { local, phone } = newPhone();
  await page.goto("/auth?mode=phone");
  await askForCode(page, "12");
  await expect(page.getByLabel(t("common.phone"), { exact: true })).toHaveAccessibleDescription(
    t("errors.problem_bad_phone"),
  );
  await askForCode(page, local);
  await expect(page.getByText(t("accounts.phone_sent", { phone: local }))).toBeVisible();
  expect(await textsTo(page.request, phone)).toEqual([]);
  await enterCode(page, "123456");
  await expect(codeField(page)).toHaveAccessibleDescription(t("errors.code_invalid"));

  await page.getByRole("button", { name: t("accounts.phone_other") }).click();
  await askForCode(page, local);
  await expect(page.getByRole("alert")).toHaveText(tooMany);
  await expect(page.getByText(/New code in \d+ s/)).toBeVisible();
  await expect(page.getByRole("button", { name: t("accounts.phone_send") })).toBeDisabled();
  await page.getByRole("link", { name: t("accounts.with_password") }).click();
  await expect(page.getByLabel(t("accounts.password"), { exact: true })).toBeVisible();
});

test("the screens can be used by everybody", async ({ page }) => {
  const words = await wordsOf("he");
  await page.goto("/auth?mode=phone&lang=he");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel(words.t("common.phone"), { exact: true }).fill(newPhone().local);
  await page.getByRole("button", { name: words.t("accounts.phone_send") }).click();
  await expect(page.getByLabel(words.t("accounts.phone_code"))).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
