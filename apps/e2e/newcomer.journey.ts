import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { BrowserContext, Page } from "@playwright/test";
import { findLink, textsTo } from "./support/bakery.ts";
import { expect, expectNoSidewaysScroll, test } from "./support/journey.ts";
import { clientField, itemField, saveAndSee } from "./support/order-steps.ts";
import { expectPath } from "./support/places.ts";
import { startServer } from "./support/start-server.ts";
import type { RunningServer } from "./support/start-server.ts";
import { wordsOf } from "./support/words.ts";
import type { Words } from "./support/words.ts";

/** From the sign-up page to the first order a stranger presses at most this often. */
const mostPresses = 10;
const password = "sesame-4711-bread";
const looksAgain = { timeout: 25_000 };
const cli = fileURLToPath(new URL("../server/src/cli/admin.ts", import.meta.url));
const run = promisify(execFile);

/** Counts every press of a finger or a mouse on any page of a browser. */
async function countPresses(context: BrowserContext): Promise<() => number> {
  let presses = 0;
  await context.exposeBinding("notePress", () => {
    presses += 1;
  });
  await context.addInitScript(() => {
    const note = (globalThis as unknown as { notePress: () => void }).notePress;
    addEventListener("pointerdown", (event) => event.isTrusted && note(), true);
  });
  return () => presses;
}

async function signUp(page: Page, { t }: Words, email: string): Promise<void> {
  await page.getByLabel(t("accounts.full_name")).fill("Noa Levi");
  await page.getByLabel(t("accounts.business_name")).fill("מאפיית נועה");
  await page.getByLabel(t("common.email")).fill(email);
  await page.getByLabel(t("accounts.password"), { exact: true }).fill(password);
  await page.getByLabel(t("accounts.password_again")).fill(password);
  await page.locator("[data-part=check-box]").click();
  await expect(page.getByRole("checkbox")).toBeChecked();
  await page.getByRole("button", { name: t("accounts.sign_up"), exact: true }).click();
  await expectPath(page, "/verify-email");
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole("link", { name: "/dev/outbox" })).toBeVisible();
  await expectNoSidewaysScroll(page);
}

/** Opens the mailed link in a tab of the same browser and verifies there; the waiting tab goes on by itself. */
async function verify(page: Page, { t }: Words, email: string): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto("/dev/outbox");
  await tab.getByRole("link", { name: await findLink(page.request, email) }).click();
  await tab.getByRole("button", { name: t("accounts.confirm_button") }).click();
  await expect(tab.getByRole("heading", { name: t("accounts.verified_title") })).toBeVisible();
  await expectNoSidewaysScroll(tab);
  await tab.close();
}

async function takeFirstOrder(page: Page, words: Words, name: string): Promise<void> {
  const { t, format } = words;
  await expect(
    page.getByRole("heading", { name: t("accounts.first_run_hello", { name }) }),
  ).toBeVisible(looksAgain);
  await page.getByRole("button", { name: t("accounts.first_run_go") }).click();
  await expectPath(page, "/dashboard");
  await page
    .getByRole("navigation", { name: t("shell.main_nav") })
    .getByRole("link", { name: t("shell.add_order") })
    .click();
  await clientField(page, words).fill("תמר אזולאי");
  await itemField(page, words).fill("Honey cake");
  await page.getByRole("option", { name: t("orders.add_named", { name: "Honey cake" }) }).click();
  await page
    .getByRole("button", { name: t("orders.change_price", { item: "Honey cake" }) })
    .click();
  const price = page.getByRole("textbox", { name: t("common.unit_price") });
  await price.fill("140");
  await price.press("Tab");
  expect(await saveAndSee(page, words)).toBe(1);
  await expect(page.getByText(format.money(140, "ILS")).first()).toBeVisible();
}

async function approve(server: RunningServer, email: string): Promise<void> {
  await run(process.execPath, ["--disable-warning=ExperimentalWarning", cli, "approve", email], {
    env: { ...process.env, DATA_DIR: server.dataDir, DEMO: "0" },
  });
}

const ways = [
  { approval: "automatic", language: "en" },
  { approval: "manual", language: "he" },
] as const;

for (const { approval, language } of ways) {
  test.describe(`a stranger, with ${approval} approval and without the demo`, () => {
    let server: RunningServer;
    test.beforeAll(async () => {
      // A first start makes the database; the first test paid for it when the machine was busy.
      test.setTimeout(150_000);
      server = await startServer({ DEMO: "0", APPROVAL: approval });
    });
    test.afterAll(() => server.stop());

    test(`takes the first order with at most ${mostPresses} presses`, async ({ browser }) => {
      test.slow();
      const words = await wordsOf(language);
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width: 390, height: 844 },
        locale: language,
      });
      const presses = await countPresses(context);
      const page = await context.newPage();
      const email = `newcomer-${language}@bakery.test`;
      await page.goto(`/auth?mode=sign-up&lang=${language}`);
      await signUp(page, words, email);
      await verify(page, words, email);
      if (approval === "manual") {
        const waiting = words.t("errors.account_unapproved");
        await expect(page.getByRole("heading", { name: waiting })).toBeVisible(looksAgain);
        await approve(server, email);
      }
      await takeFirstOrder(page, words, "Noa Levi");
      test.info().annotations.push({ type: "presses", description: String(presses()) });
      expect(presses()).toBeLessThanOrEqual(mostPresses);
      await context.close();
    });

    if (approval === "manual") {
      test("comes back by the mail that says she is approved, in another browser: he", async ({
        browser,
      }) => {
        test.slow();
        const words = await wordsOf("he");
        const email = "newcomer-mail@bakery.test";
        const phone = { baseURL: server.url, viewport: { width: 390, height: 844 }, locale: "he" };
        const first = await browser.newContext(phone);
        const page = await first.newPage();
        await page.goto("/auth?mode=sign-up&lang=he");
        await signUp(page, words, email);
        await verify(page, words, email);
        await first.close();
        await approve(server, email);
        const later = await browser.newContext(phone);
        const mail = await later.newPage();
        const subject = words.t("mails.approved_text");
        await expect
          .poll(async () =>
            (await textsTo(later.request, email)).some((one) => one.includes(subject)),
          )
          .toBe(true);
        await mail.goto(await findLink(later.request, email, "/auth"));
        await mail.getByLabel(words.t("common.email"), { exact: true }).fill(email);
        await mail.getByLabel(words.t("accounts.password"), { exact: true }).fill(password);
        await mail.getByRole("button", { name: words.t("accounts.sign_in"), exact: true }).click();
        await takeFirstOrder(mail, words, "Noa Levi");
        await later.close();
      });
    }
  });
}
