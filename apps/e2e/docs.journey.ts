import { expect, expectAccessible, test } from "./support/journey.ts";
import { wordsOf } from "./support/words.ts";

const language = "he";

test("an example of the documentation is copied with the keyboard", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { t } = await wordsOf(language);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.goto(`/docs/api?lang=${language}`);
  const example = page.getByRole("group", { name: "POST /api/orders", exact: true }).first();
  const copy = example.getByRole("button", { name: t("site.docs_copy") });
  await copy.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toHaveText(t("common.copied"));
  expect(await clipboard()).toMatch(/^POST \/api\/orders\n/);
  await expect(copy).toBeVisible();
  await example.getByText("curl", { exact: true }).click();
  await copy.click();
  await expect.poll(clipboard).toMatch(/^curl .*\/api\/orders"/);
  await expectAccessible(page);

  await page.goto(`/docs/formats?lang=${language}`);
  await page
    .getByRole("button", { name: t("site.docs_copy") })
    .first()
    .click();
  await expect.poll(clipboard).toMatch(/^No\.,Date,Time/);
  await expectAccessible(page);
});
