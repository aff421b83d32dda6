import type { Page } from "@playwright/test";
import { askForCake } from "./support/ask-order.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/journey.ts";
import { foundMenuBakery } from "./support/menu-bakery.ts";
import { wordsOf } from "./support/words.ts";

/** Counts the notes that the page plays. */
async function countNotes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = globalThis as unknown as { notesPlayed: number };
    counted.notesPlayed = 0;
    globalThis.AudioContext = class extends AudioContext {
      override createOscillator(): OscillatorNode {
        counted.notesPlayed += 1;
        return super.createOscillator();
      }
    };
  });
}

const notesOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { notesPlayed: number }).notesPlayed);

test("a request appears on the owner's phone by itself, with badge and sound, and one tap makes it an order", async ({
  page,
  browser,
  baseURL,
}) => {
  const { t } = await wordsOf("he");
  await countNotes(page);
  const bakery = await foundMenuBakery(page.request);
  await page.goto("/order-requests?lang=he");
  await expect(page.getByText(t("requests.empty_title"))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("heading", { level: 1 }).click();

  const customer = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  await askForCake(customer.request, bakery, "דנה פרץ");
  await expect(page.getByRole("link", { name: "דנה פרץ" })).toBeVisible();
  const more = page.getByRole("button", { name: t("common.more") });
  await expect(more).toContainText(t("requests.open_count", { n: 1 }));
  await expect.poll(() => notesOf(page)).toBeGreaterThan(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole("button", { name: t("requests.accept") }).click();
  await expect(
    page.getByText(t("requests.became_order", { name: "דנה פרץ", number: "1" })),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: t("orders.tell_customer") })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/9725055/,
  );
  await expect(more).not.toContainText(t("requests.open_count", { n: 1 }));
  await page.getByRole("link", { name: t("requests.to_order") }).click();
  await expect(page.getByText("דנה פרץ").first()).toBeVisible();
  await customer.close();
});

test("an owner offers a price, declines with a message, and goes over a full day after a warning", async ({
  page,
  browser,
  baseURL,
}) => {
  const { t } = await wordsOf("en");
  const bakery = await foundMenuBakery(page.request, { maxOrdersADay: 1 });
  const customer = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  await askForCake(customer.request, bakery, "Dana Peretz");
  await askForCake(customer.request, bakery, "Noa Levi");
  await askForCake(customer.request, bakery, "Amira Haddad", { day: 4 });
  await page.goto("/dashboard/pending-orders?lang=en");
  const ticketOf = (name: string) => page.getByRole("article").filter({ hasText: name });

  await ticketOf("Amira Haddad")
    .getByRole("button", { name: t("requests.quote") })
    .click();
  await page.getByLabel(t("requests.price"), { exact: true }).fill("160");
  await page.getByRole("button", { name: t("requests.quote_send") }).click();
  await expect(page.getByText(t("requests.quote_made", { name: "Amira Haddad" }))).toBeVisible();
  await expect(ticketOf("Amira Haddad")).toContainText(t("requests.status_quoted"));
  await ticketOf("Amira Haddad").getByRole("link", { name: "Amira Haddad" }).click();
  await page.getByRole("button", { name: t("requests.change_first") }).click();
  const changing = page.getByRole("dialog", { name: t("requests.change_first") });
  await changing
    .getByRole("button", { name: t("common.more_by_one") })
    .first()
    .click();
  await changing.getByLabel(t("orders.agreed_price"), { exact: true }).fill("280");
  await changing.getByLabel(t("requests.message")).fill("Two cakes, as we said.");
  await expectAccessible(page);
  await changing.getByRole("button", { name: t("requests.accept") }).click();
  await expect(
    page.getByText(t("requests.became_order", { name: "Amira Haddad", number: "1" })),
  ).toBeVisible();
  const telling = await page
    .getByRole("link", { name: t("orders.tell_customer") })
    .getAttribute("href");
  expect(telling).toMatch(/^https:\/\/wa\.me\/9725055.*280/);
  await page.goto("/dashboard/pending-orders?lang=en");

  await ticketOf("Dana Peretz")
    .getByRole("button", { name: t("requests.accept") })
    .click();
  await expect(
    page.getByText(t("requests.became_order", { name: "Dana Peretz", number: "2" })),
  ).toBeVisible();
  await ticketOf("Noa Levi")
    .getByRole("button", { name: t("requests.accept") })
    .click();
  const warning = page.getByRole("alertdialog", { name: t("orders.day_full_title") });
  await expect(warning).toBeVisible();
  await warning.getByRole("button", { name: t("common.cancel") }).click();

  await ticketOf("Noa Levi").getByRole("link", { name: "Noa Levi" }).click();
  await expect(page.getByText(t("requests.day_is_full"))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: t("requests.decline") }).click();
  const sheet = page.getByRole("dialog", { name: t("requests.decline") });
  await sheet.getByRole("button", { name: t("requests.decline") }).click();
  await expect(sheet.getByText(t("errors.problem_required"))).toBeVisible();
  await sheet.getByLabel(t("requests.message")).fill("We are full on that day.");
  await sheet.getByRole("button", { name: t("requests.decline") }).click();
  await expect(page.getByText(t("requests.status_declined")).first()).toBeVisible();
  await expect(page.getByText("We are full on that day.")).toBeVisible();
  await customer.close();
});
