import type { Page } from "@playwright/test";
import { openPaddleService } from "../server/src/platform/testing/paddle-service.ts";
import type { PaddleService } from "../server/src/platform/testing/paddle-service.ts";
import { openBakery } from "./support/bakery.ts";
import { expect, test } from "./support/journey.ts";
import { endPlan } from "./support/operator.ts";
import { askedOfPaddle, stubPaddle } from "./support/paddle-script.ts";
import type { ScriptFault } from "./support/paddle-script.ts";
import { expectPath } from "./support/places.ts";
import { startServer } from "./support/start-server.ts";
import type { RunningServer } from "./support/start-server.ts";
import { wordsOf } from "./support/words.ts";

const webhookSecret = "pdl_ntfset_of_journeys";
const dataDirName = "MARZIPAN_DATA_DIR";
const commonDataDir = process.env[dataDirName];

let paddle: PaddleService;
let running: RunningServer;

// A server that is set up for Paddle itself, with prices for Pro only.
test.beforeAll(async () => {
  test.setTimeout(150_000);
  paddle = await openPaddleService(webhookSecret, [
    { priceId: "pri_pro_month", interval: "month", minor: 2900 },
    { priceId: "pri_pro_year", interval: "year", minor: 29_000 },
  ]);
  running = await startServer({
    DEMO: "0",
    BILLING: "paddle",
    PADDLE_API_URL: paddle.url,
    PADDLE_API_KEY: "pdl_key",
    PADDLE_WEBHOOK_SECRET: webhookSecret,
    PADDLE_CLIENT_TOKEN: "test_token",
    PADDLE_PRICE_PRO_MONTHLY: "pri_pro_month",
    PADDLE_PRICE_PRO_YEARLY: "pri_pro_year",
    PADDLE_PRICE_PREMIUM_MONTHLY: "pri_01example_premium",
  });
  process.env[dataDirName] = running.dataDir;
  paddle.standIn.deliverBy(async (body, signature) => {
    const headers = { "content-type": "application/json", "paddle-signature": signature };
    const url = `${running.url}/api/webhooks/paddle`;
    return (await fetch(url, { method: "POST", headers, body })).status;
  });
});

test.afterAll(async () => {
  process.env[dataDirName] = commonDataDir;
  await running.stop();
  await paddle.close();
});

test.use({
  context: async ({ browser, viewport }, provide) => {
    const zone = { locale: "en-US", timezoneId: "Asia/Jerusalem" };
    const context = await browser.newContext({ ...zone, viewport, baseURL: running.url });
    await provide(context);
    await context.close();
  },
});

const checkout = "/checkout?plan=pro&interval=year";

/** Opens a bakery whose trial is over. */
async function openBasic(page: Page, language: "en" | "he"): Promise<{ email: string }> {
  const bakery = await openBakery(page, { plan: "pro", language, password: "kneading-2026" });
  await endPlan(bakery.email);
  return bakery;
}

for (const language of ["en", "he"] as const) {
  test(`Paddle's window is opened over the plans, closed, and paid; the page that was wanted opens (${language})`, async ({
    page,
  }) => {
    test.slow();
    const { t, format } = await wordsOf(language);
    const plan = t("billing.plan_pro");
    const { email } = await openBasic(page, language);
    await stubPaddle(page, "late");
    await page.goto(`${checkout}&wanted=%2Fexpenses`);
    const sheet = page.getByRole("dialog", { name: t("plans.opening") });
    await expect(sheet).toContainText(t("plans.plan_year", { plan }));
    await expect(sheet).toContainText(t("plans.test_of", { provider: "Paddle Sandbox" }));
    await expect(sheet.getByRole("button", { name: t("plans.loading") })).toBeDisabled();
    await page.getByRole("button", { name: "stub closed" }).click();
    await expectPath(page, "/pricing");
    await expect(page.getByText(t("plans.closed"))).toBeVisible();

    // What Paddle holds is one of the yearly price; the window gets it by its transaction (decision 33).
    await page.goto(`${checkout}&wanted=%2Fexpenses`);
    await expect(page.getByRole("button", { name: "stub completed" })).toBeVisible();
    const { environment, token, open } = await askedOfPaddle(page);
    expect({ environment, token }).toEqual({ environment: "sandbox", token: "test_token" });
    expect(open).toMatchObject({
      customer: { email },
      settings: { displayMode: "overlay", theme: "light", locale: language },
    });
    const id = open?.transactionId ?? "";
    expect(await paddle.standIn.findTransaction(id)).toMatchObject({
      status: "ready",
      price_id: "pri_pro_year",
    });

    // Coming back opens nothing; the confirmation does, and where it is late that is said.
    await page.clock.install();
    await page.getByRole("button", { name: "stub completed" }).click();
    await expect(page.getByText(t("plans.switching_text", { plan }))).toBeVisible();
    await page.clock.fastForward(21_000);
    await expect(page.getByText(t("plans.slow_text", { plan }))).toBeVisible();
    await page.clock.resume();
    await paddle.standIn.onCheckout(id, "pay", email);
    await paddle.standIn.deliver();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      t("plans.open_title", { plan }),
      { timeout: 20_000 },
    );
    await expect(
      page.getByText(t("plans.paid_year", { amount: format.money(290, "USD") })),
    ).toBeVisible();
    await page.getByRole("link", { name: t("plans.go_on") }).click();
    await expectPath(page, "/expenses");

    if (language !== "en") return;
    // The link of Paddle's mails: one that is paid leads to the settings, another business's is not found.
    await page.goto(`/pricing?_ptxn=${id}`);
    await expectPath(page, "/settings/plan");
    await page.goto("about:blank");
    const other = await openBasic(page, language);
    await page.goto(`/pricing?_ptxn=${id}`);
    await expect(page.getByRole("main").getByRole("alert")).toContainText(t("errors.not_found"));
    await page.goto(checkout);
    await expect(page.getByRole("button", { name: "stub closed" })).toBeVisible();
    const waiting = (await askedOfPaddle(page)).open?.transactionId ?? "";
    await page.goto(`/pricing?_ptxn=${waiting}`);
    await expect(page.getByRole("button", { name: "stub closed" })).toBeVisible();
    expect((await askedOfPaddle(page)).open).toMatchObject({
      transactionId: waiting,
      customer: { email: other.email },
    });
  });
}

/** What goes wrong, and the text of the specification (§8) that it leads to. */
interface Failure {
  text: string;
  script?: ScriptFault;
  /** How Paddle's API answers. */
  api?: Parameters<PaddleService["faulty"]["fail"]>[0] | { code: string };
  /** The plans are shown again after 2 s. */
  leaves?: boolean;
}

const failures: Readonly<Record<string, Failure>> = {
  "Paddle.js does not start": {
    script: "not-starting",
    text: "Payment system initialization failed. Please refresh and try again.",
  },
  "Paddle.js has no Paddle": {
    script: "empty",
    text: "Payment system is loading. Please try again in a moment.",
  },
  "Paddle.js cannot be fetched": {
    script: "missing",
    text: "Payment system is unavailable. Please check your connection and try again.",
  },
  "the window does not open": {
    script: "not-opening",
    text: "Unable to open checkout. Please try again or contact support.",
  },
  "Paddle is away": {
    api: "closes",
    text: "Unable to open checkout. Please try again or contact support.",
  },
  "Paddle answers 500": {
    api: "fails",
    text: "Unable to open checkout. Please try again or contact support.",
  },
  "Paddle answers 429": {
    api: "is_busy",
    text: "Unable to open checkout. Please try again or contact support.",
  },
  "Paddle answers half a body": {
    api: "says_half",
    text: "Unable to open checkout. Please try again or contact support.",
  },
  "Paddle is slow": {
    api: "hangs",
    text: "Unable to open checkout. Please try again or contact support.",
  },
  "the price is none of Paddle's": {
    api: { code: "transaction_price_not_found" },
    text: "Payment configuration error. Please contact support.",
    leaves: true,
  },
  "the domain is not approved": {
    api: { code: "transaction_checkout_url_domain_is_not_approved" },
    text: "Payment system configuration needed. Please contact support.",
    leaves: true,
  },
};

function failPaddle(api: Failure["api"]): void {
  const isCode = typeof api === "object" && api !== null;
  const error = isCode ? { type: "request_error", code: api.code, detail: "" } : null;
  paddle.faulty.refuse(error && { status: 400, body: { error, meta: { request_id: "" } } });
  paddle.faulty.fail(isCode ? null : (api ?? null));
}

test("every failure of the checkout is said in its own words, and nothing is bought", async ({
  page,
}) => {
  test.setTimeout(150_000);
  const { t } = await wordsOf("en");
  const alert = page.getByRole("main").getByRole("alert");
  const toast = page.getByRole("alertdialog").filter({ hasText: "Checkout Error" });
  await openBasic(page, "en");
  await page.clock.install();
  for (const [name, { script, api, text, leaves = false }] of Object.entries(failures)) {
    await test.step(name, async () => {
      const isWaitedFor = script === "empty" || script === "missing";
      await stubPaddle(page, script ?? null);
      failPaddle(api);
      await page.goto(checkout);
      await expect(async () => {
        if (isWaitedFor) await page.clock.runFor(2000);
        await expect(alert).toContainText(text, { timeout: isWaitedFor ? 200 : 15_000 });
      }).toPass({ timeout: 30_000 });
      await expect(alert).toContainText("Checkout Error");
      if (!isWaitedFor) await expect(toast).toBeVisible();
      await expect(page.getByRole("link", { name: t("plans.contact_support") })).toBeVisible();
      await page.clock.runFor(2100);
      await expectPath(page, leaves ? "/pricing" : "/checkout");
    });
  }

  // Trying again opens it once what failed is mended.
  failPaddle("closes");
  await stubPaddle(page);
  await page.goto(checkout);
  await expect(alert).toContainText("Unable to open checkout.");
  failPaddle(null);
  await page.getByRole("button", { name: t("common.try_again") }).click();
  await page.getByRole("button", { name: "stub error" }).click();
  await expect(alert).toContainText("Unable to open checkout.");

  // Without a network, with a server that fails, without a price, and while the prices are on their way.
  await page.route("**/api/functions/create-paddle-checkout", (route) => route.abort());
  await page.goto(checkout);
  await expect(alert).toContainText("Network error. Please check your connection and try again.");
  await page.unroute("**/api/functions/create-paddle-checkout");
  await page.route("**/api/functions/create-paddle-checkout", (route) =>
    route.fulfill({ status: 500, json: { error: { code: "internal", facts: {} } } }),
  );
  await page.goto(checkout);
  await expect(alert).toContainText("An unexpected error occurred. Please try again.");
  await page.unroute("**/api/functions/create-paddle-checkout");

  await page.goto("/checkout?plan=premium&interval=month");
  await expect(alert).toContainText("Temporarily Unavailable");
  await page.clock.runFor(1600);
  await expectPath(page, "/pricing");
  await expect(
    page.getByRole("button", { name: "Temporarily Unavailable", exact: true }),
  ).toBeDisabled();
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/api/billing/offers", async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole("button", { name: "Loading payment..." }).first()).toBeDisabled();
  letGo();
  await expect(page.getByRole("button", { name: "Loading payment..." })).toHaveCount(0);
  expect(await (await page.request.get("/api/billing")).json()).toMatchObject({ plan: "basic" });
});
