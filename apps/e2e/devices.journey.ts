import type { Page } from "@playwright/test";
import { openOther } from "./support/admin.ts";
import { foundBakery, openBakery, textsTo } from "./support/bakery.ts";
import { enter, expect, expectAccessible, test } from "./support/journey.ts";
import { expectGoodbye, expectPath } from "./support/places.ts";
import { wordsOf } from "./support/words.ts";

const { t } = await wordsOf("en");

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const devices = (page: Page) => page.locator("#devices").getByRole("listitem");

test("the devices stand in settings in words; one is signed out there and then, or all are", async ({
  page,
  browser,
}) => {
  test.slow();
  const { email } = await foundBakery(page.request);
  const other = await openOther(browser, "10.9.5.1");
  await enter(other.request, email);
  await other.goto("/clients?lang=en");
  await expect(other.getByRole("heading", { name: t("shell.clients"), exact: true })).toBeVisible();

  await page.goto("/settings/devices");
  await expect(devices(page)).toHaveCount(2);
  const name = t("settings.device_name", { browser: "Chrome", system: "Linux" });
  await expect(devices(page).first()).toContainText(name);
  await expect(devices(page).first()).toContainText(t("settings.this_device"));
  await expectAccessible(page);
  const leave = t("settings.sign_out_device", { device: name });
  const confirm = () =>
    page
      .getByRole("alertdialog")
      .getByRole("button", { name: t("shell.sign_out"), exact: true })
      .click();
  await devices(page).nth(1).getByRole("button", { name: leave }).click();
  await confirm();
  await expect(page.getByText(t("settings.device_signed_out"), { exact: true })).toBeVisible();
  await expect(devices(page)).toHaveCount(1);
  await expectPath(other, "/auth");

  // This one only: the other one stays where it is.
  await enter(other.request, email);
  await page.reload();
  await expect(devices(page)).toHaveCount(2);
  await devices(page).first().getByRole("button", { name: leave }).click();
  await confirm();
  await expectGoodbye(page);
  expect((await page.request.get("/api/me")).status()).toBe(401);
  expect((await other.request.get("/api/me")).status()).toBe(200);
  await enter(page.request, email);
  await page.goto("/settings#devices");
  await expect(devices(page)).toHaveCount(2);

  // All at once: the other one, signed in again, and this one, as signing out does it (spec §4).
  await enter(other.request, email);
  await other.goto("/clients");
  await expect(other.getByRole("heading", { name: t("shell.clients"), exact: true })).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem("marzipan.left", "something"));
  await press(page, t("settings.sign_out_all"));
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("settings.sign_out_all") })
    .click();
  await expectGoodbye(page);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect((await page.request.get("/api/me")).status()).toBe(401);
  await expectPath(other, "/auth");
  await other.context().close();
});

test("name, picture and phone are changed in settings", async ({ page }) => {
  const { email } = await openBakery(page, { path: "/settings/profile" });
  const profile = page.locator("#profile");
  await profile.getByLabel(t("accounts.full_name")).fill("Noa Ben-Ami");
  await profile.getByRole("button", { name: t("common.save"), exact: true }).click();
  const me = async () => await (await page.request.get("/api/me")).json();
  await expect.poll(async () => (await me()).user.full_name).toBe("Noa Ben-Ami");

  const choosing = page.waitForEvent("filechooser");
  await profile.getByRole("button", { name: t("settings.picture_choose") }).click();
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 60, height: 60 } });
  await (await choosing).setFiles({ name: "noa.png", mimeType: "image/png", buffer });
  await expect.poll(async () => (await me()).user.profile_image_url).not.toBeNull();
  await expect(profile.locator("img")).toBeVisible();

  const phone = `+97254${String(Date.now()).slice(-7)}`;
  await page.goto("/settings/security");
  await page.getByRole("button", { name: t("settings.phone_title") }).click();
  const form = page.getByRole("group", { name: t("settings.phone_title"), exact: true });
  await form.getByLabel(t("common.phone")).fill(phone);
  await form.getByLabel(t("settings.password_yours")).fill("marzipan-2026");
  await form.getByRole("button", { name: t("settings.phone_send") }).click();
  await expect(form.getByLabel(t("settings.phone_code"))).toBeVisible();
  const [text = ""] = await textsTo(page.request, phone);
  await form.getByLabel(t("settings.phone_code")).fill(/\d{6}/.exec(text)?.[0] ?? "");
  await form.getByRole("button", { name: t("settings.phone_confirm") }).click();
  await expect(form.getByText(phone)).toBeVisible();
  const newestMail = async () => (await textsTo(page.request, email))[0];
  await expect.poll(newestMail).toContain(t("mails.phone_on_text", { phone }));
  await form.getByRole("button", { name: t("settings.phone_remove") }).click();
  await expect(form.getByLabel(t("settings.password_yours"))).toBeVisible();
});
