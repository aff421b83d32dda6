import type { Page } from "@playwright/test";
import { openAsAdmin } from "./support/admin.ts";
import { solveCaptcha } from "./support/captcha.ts";
import { expect, expectAccessible, test } from "./support/journey.ts";
import { wordsOf } from "./support/words.ts";

const { t } = await wordsOf("en");

const fields = {
  name: "Noa Levi",
  email: "noa@bakery.test",
  phone: "052-555-0147",
  message: "Do you have a plan for two bakeries?",
};

const labels = {
  name: t("common.name"),
  email: t("common.email"),
  phone: t("common.phone"),
  message: t("contact.message"),
};

async function fill(page: Page, change: Partial<typeof fields> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...fields, ...change })) {
    await page.getByLabel(labels[name as keyof typeof labels]).fill(value);
  }
}

const send = (page: Page) => page.getByRole("button", { name: t("contact.send") }).click();

const expectAlert = (page: Page, text: string) =>
  expect(page.getByRole("alert").filter({ hasText: text })).toBeVisible();

test.describe("the contact form", () => {
  test("asks for all fields, each at its place", async ({ page }) => {
    await page.goto("/contact?lang=en");
    await send(page);
    await expectAlert(page, "Please fill in all fields");
    for (const label of Object.values(labels)) {
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(
        new RegExp(t("errors.problem_required")),
      );
    }
    await expect(page.getByLabel(labels.name)).toBeFocused();
    await expectAccessible(page);
  });

  test("refuses an email and a phone that are none, and throw-away addresses, at the field", async ({
    page,
  }) => {
    await page.goto("/contact?lang=en");
    const expectAt = (name: keyof typeof labels, text: string) =>
      expect(page.getByLabel(labels[name])).toHaveAccessibleDescription(text);
    await fill(page, { email: "noa@" });
    await send(page);
    await expectAt("email", "Please enter a valid email address.");
    await fill(page, { phone: "12345" });
    await send(page);
    await expectAt("phone", "Please enter a valid phone number.");
    await fill(page, { email: "noa@mail.mailinator.com" });
    await send(page);
    await expectAt("email", "Please use a permanent email address.");
    await expect(page.getByLabel(labels.message)).toHaveValue(fields.message);
  });

  test("says when the captcha could not be solved", async ({ page }) => {
    await page.route("**/api/captcha/challenge**", (route) => route.abort());
    await page.goto("/contact?lang=en");
    await fill(page);
    await send(page);
    await expectAlert(page, "Captcha verification failed. Please try again.");
  });

  test("says when too many messages were sent", async ({ page }) => {
    test.slow();
    // The count begins again every ten minutes, perhaps just now.
    await expect(async () => {
      const captchaToken = await solveCaptcha("contact");
      const answer = await page.request.post("/api/contact", { data: { ...fields, captchaToken } });
      expect(answer.status()).toBe(429);
    }).toPass();
    await page.goto("/contact?lang=en");
    await fill(page);
    await send(page);
    await expectAlert(page, "Too many submissions. Please wait a moment and try again.");
  });

  test("keeps what was typed when sending fails, and sends it on the next try", async ({
    page,
  }) => {
    test.slow();
    await page.route("**/api/contact", (route) => route.fulfill({ status: 500, body: "{}" }));
    await page.goto("/contact?lang=en");
    await fill(page);
    await send(page);
    await expectAlert(page, "Your message could not be sent. Please try again.");
    await expect(page.getByLabel(labels.message)).toHaveValue(fields.message);
    await page.unroute("**/api/contact");
    await send(page);
    await expect(page.getByRole("heading", { name: t("contact.sent_title") })).toBeVisible();
    await expect(page.getByText(fields.email)).toBeVisible();
    await page.getByRole("button", { name: t("contact.send_another") }).click();
    await expect(page.getByLabel(labels.message)).toHaveValue("");
  });

  test("sends a message whose answer was lost again under its key, a changed one under another", async ({
    page,
  }) => {
    test.slow();
    const keys: (string | undefined)[] = [];
    await page.route("**/api/contact", async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      await route.abort();
    });
    await page.goto("/contact?lang=en");
    await fill(page);
    for (const message of [fields.message, fields.message, "Something else"]) {
      await page.getByLabel(labels.message).fill(message);
      const tried = page.waitForEvent("requestfailed");
      await send(page);
      await tried;
      await expect(page.getByRole("button", { name: t("contact.send") })).toBeEnabled();
    }
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test("brings the message to the administrators", async ({ page }) => {
    const message = `A cake for ${Math.random().toString(36).slice(2)}`;
    await page.goto("/contact?lang=en");
    await fill(page, { message });
    await send(page);
    await expect(page.getByRole("heading", { name: t("contact.sent_title") })).toBeVisible();
    await openAsAdmin(page, "/admin/leads");
    const lead = page.getByRole("listitem").filter({ hasText: message });
    await expect(lead).toContainText("+972525550147");
    await expect(lead.getByRole("link", { name: t("contact.answer") })).toHaveAttribute(
      "href",
      `mailto:${encodeURIComponent(fields.email)}`,
    );
  });
});
