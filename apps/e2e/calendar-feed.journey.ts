import { addDays } from "@marzipan/domain/dates";
import { make, openBakery, todayOf } from "./support/bakery.ts";
import { expect, expectAccessible, test } from "./support/journey.ts";
import { wordsOf } from "./support/words.ts";

const { t } = await wordsOf("he");

test("an owner sees her orders in her own calendar by a secret link, gives it another, and turns it off", async ({
  page,
  request,
}) => {
  await openBakery(page, { language: "he", path: "/orders/calendar" });
  const deliveryDate = addDays(await todayOf(page.request), 3);
  const items = [{ dessert_name: "חלה", quantity: 2 }];
  const { id } = await make(page.request, "orders", { clientName: "דנה", deliveryDate, items });

  await page.getByRole("button", { name: t("orders.own_calendar") }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: t("payments.make_link") }).click();
  const field = sheet.getByLabel(t("calendar_feed.link"));
  const link = await field.inputValue();
  const file = await (await request.get(link)).text();
  expect(file).toContain("SUMMARY:דנה · 2 × חלה");
  expect(file.replaceAll("\r\n ", "")).toContain(`/orders/${id}`);
  const device = sheet.getByRole("link", { name: t("calendar_feed.add_here") });
  await expect(device).toHaveAttribute("href", link.replace(/^http:/, "webcal:"));
  await expectAccessible(page);

  const dialog = page.getByRole("alertdialog");
  await sheet.getByRole("button", { name: t("catalog.token_renew") }).click();
  await expect(dialog).toContainText(t("calendar_feed.renew_text"));
  await dialog.getByRole("button", { name: t("catalog.token_renew") }).click();
  await expect(dialog).toBeHidden();
  await expect(field).not.toHaveValue(link);
  const fresh = await field.inputValue();
  expect([(await request.get(link)).status(), (await request.get(fresh)).status()]).toEqual([
    404, 200,
  ]);

  // It is there again where they look for it, and gone once they end it.
  await page.reload();
  await page.getByRole("button", { name: t("orders.own_calendar") }).click();
  await expect(field).toHaveValue(fresh);
  await sheet.getByRole("button", { name: t("calendar_feed.end") }).click();
  await dialog.getByRole("button", { name: t("calendar_feed.end") }).click();
  await expect(sheet.getByRole("button", { name: t("payments.make_link") })).toBeVisible();
  expect((await request.get(fresh)).status()).toBe(404);
});
