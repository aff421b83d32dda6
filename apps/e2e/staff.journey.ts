import { make, registerBakery, todayOf, verifyByMail } from "./support/bakery.ts";
import {
  enter,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
} from "./support/journey.ts";
import { foundMenuBakery, send } from "./support/menu-bakery.ts";
import { letIn, makeStaff } from "./support/operator.ts";
import { expectPath } from "./support/places.ts";
import { wordsOf } from "./support/words.ts";

const { t } = await wordsOf("en");

test("a member of the staff does the day's work and is shown nothing that would be refused", async ({
  page,
  browser,
}) => {
  const owner = await browser.newContext({ baseURL: process.env["MARZIPAN_URL"] ?? "" });
  const bakery = await foundMenuBakery(owner.request);
  await send(owner.request, "PUT", "/api/menu-settings/addresses/token", { isOpen: true });
  const deliveryDate = await todayOf(owner.request);
  const items = [{ dessert_name: "Babka", quantity: 2, unit_price: 62 }];
  await make(owner.request, "clients", { name: "Noa Cohen" });
  await make(owner.request, "orders", { clientName: "Noa Cohen", deliveryDate, items });
  await owner.close();

  const { email } = await registerBakery(page.request, { ownerName: "Maya Azulay" });
  await verifyByMail(page.request, email);
  await letIn(email);
  await makeStaff(email, bakery.email);
  await enter(page.request, email);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/dashboard?lang=en");
  await expect(page.getByText("Noa Cohen").first()).toBeVisible();
  const places = page.getByRole("navigation", { name: t("shell.main_nav") });
  await expect(places.getByRole("link", { name: t("shell.orders") }).first()).toBeVisible();
  for (const label of [
    "payments.title",
    "shell.expenses",
    "shell.receipts",
    "shell.analytics",
  ] as const)
    await expect(places.getByRole("link", { name: t(label), exact: true })).toHaveCount(0);
  for (const path of ["/payments", "/expenses", "/analytics", "/reports", "/menu/ordering"]) {
    await page.goto(path);
    await expectPath(page, "/dashboard");
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/clients");
  await page.getByRole("link", { name: "Noa Cohen" }).click();
  await page.getByRole("button", { name: t("clients.more_actions") }).click();
  await expect(page.getByRole("menuitem", { name: t("clients.delete") })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: t("clients.erase") })).toHaveCount(0);

  await page.goto("/menu/share");
  await expect(page.getByText(`/m/${bakery.slug}`).first()).toBeVisible();
  await expect(page.getByText(t("catalog.address_open")).first()).toBeVisible();
  await expect(page.getByRole("link", { name: t("common.send_whatsapp") })).toBeVisible();
  await expect(page.getByRole("switch")).toHaveCount(0);
  for (const label of ["catalog.slug_change", "catalog.token_renew", "common.save"] as const)
    await expect(page.getByRole("button", { name: t(label) })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goto("/settings/profile");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: t("settings.plan") })).toHaveCount(0);
});
