import type { Page } from "@playwright/test";
import { openPaddleService } from "../server/src/platform/testing/paddle-service.ts";
import type { PaddleService } from "../server/src/platform/testing/paddle-service.ts";
import { foundBakery } from "./support/bakery.ts";
import { expect, test } from "./support/journey.ts";
import { endPlan } from "./support/operator.ts";
import { askedOfPaddle, stubPaddle } from "./support/paddle-script.ts";
import type { ScriptFault } from "./support/paddle-script.ts";
import { expectPath } from "./support/places.ts";
import { startServer } from "./support/start-server.ts";
import type { RunningServer } from "./support/start-server.ts";
import { wordsOf } from "./support/words.ts";
import type { Words } from "./support/words.ts";

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

/** Founds a bakery whose trial is over. */
async function foundBasic(page: Page, language: "en" | "he"): Promise<{ email: string }> {
  const wishes = { plan: "pro", language, password: "kneading-2026" } as const;
  const bakery = await foundBakery(page.request, wishes);
  await endPlan(bakery.email);
  return bakery;
}

test("Paddle's window is opened over the plans, closed, and paid; the page that was wanted opens", async ({
  page,
}) => {
  test.slow();
  const language = "he";
  const { t, format } = await wordsOf(language);
  const plan = t("billing.plan_pro");
  const { email } = await foundBasic(page, language);
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

  // Of the portal of one who pays, what is none of the known failures has a text of its own.
  failPaddle("fails");
  await page.goto("/settings/plan");
  await page.getByRole("button", { name: t("plans.portal") }).click();
  await expect(page.getByText(t("errors.pay_failed")).first()).toBeVisible();
  failPaddle(null);

  // The link of Paddle's mails: one that is paid leads to the settings, another business's is not found.
  await page.goto(`/pricing?_ptxn=${id}`);
  await expectPath(page, "/settings/plan");
  await page.goto("about:blank");
  const other = await foundBasic(page, language);
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

/** The texts of the specification (§8), by the names of their phrases. */
const said = {
  "errors.pay_initialization_failed":
    "Payment system initialization failed. Please refresh and try again.",
  "errors.pay_sdk_not_loaded": "Payment system is loading. Please try again in a moment.",
  "errors.pay_script_load_failed":
    "Payment system is unavailable. Please check your connection and try again.",
  "errors.pay_checkout_failed": "Unable to open checkout. Please try again or contact support.",
  "errors.pay_invalid_price": "Payment configuration error. Please contact support.",
  "errors.pay_domain_not_approved": "Payment system configuration needed. Please contact support.",
  "errors.pay_failed": "Payment error. Please try again or contact support.",
  "errors.network": "Network error. Please check your connection and try again.",
  "errors.internal": "An unexpected error occurred. Please try again.",
  "plans.error_title": "Checkout Error",
  "plans.unavailable": "Temporarily Unavailable",
  "plans.loading": "Loading payment...",
} as const;
type Said = keyof typeof said;

/** What goes wrong, and what is said then. */
interface Failure {
  text: Said;
  script?: ScriptFault;
  /** How Paddle's API answers. */
  api?: Parameters<PaddleService["faulty"]["fail"]>[0] | { code: string };
  /** The plans are shown again after 2 s. */
  leaves?: boolean;
}

const failures: Readonly<Record<string, Failure>> = {
  "Paddle.js does not start": { script: "not-starting", text: "errors.pay_initialization_failed" },
  "Paddle.js has no Paddle": { script: "empty", text: "errors.pay_sdk_not_loaded" },
  "Paddle.js cannot be fetched": { script: "missing", text: "errors.pay_script_load_failed" },
  "the window does not open": { script: "not-opening", text: "errors.pay_checkout_failed" },
  "Paddle is away": { api: "closes", text: "errors.pay_checkout_failed" },
  "Paddle answers 500": { api: "fails", text: "errors.pay_checkout_failed" },
  "Paddle answers 429": { api: "is_busy", text: "errors.pay_checkout_failed" },
  "Paddle answers half a body": { api: "says_half", text: "errors.pay_checkout_failed" },
  "the price is none of Paddle's": {
    api: { code: "transaction_price_not_found" },
    text: "errors.pay_invalid_price",
    leaves: true,
  },
  "the domain is not approved": {
    api: { code: "transaction_checkout_url_domain_is_not_approved" },
    text: "errors.pay_domain_not_approved",
    leaves: true,
  },
};

function failPaddle(api: Failure["api"]): void {
  const isCode = typeof api === "object" && api !== null;
  const error = isCode ? { type: "request_error", code: api.code, detail: "" } : null;
  paddle.faulty.refuse(error && { status: 400, body: { error, meta: { request_id: "" } } });
  paddle.faulty.fail(isCode ? null : (api ?? null));
}

/** Opens the checkout on a page and reads why it failed. */
async function readFailure(
  page: Page,
  { t }: Words,
  { script, text, leaves = false }: Failure,
): Promise<void> {
  const isWaitedFor = script === "empty" || script === "missing";
  const alert = page.getByRole("main").getByRole("alert");
  await page.goto(checkout);
  await expect(async () => {
    if (isWaitedFor) await page.clock.runFor(4000);
    await expect(alert).toContainText(t(text), { timeout: isWaitedFor ? 200 : 15_000 });
  }).toPass({ timeout: 30_000 });
  await expect(alert).toContainText(t("plans.error_title"));
  const toast = page.getByRole("alertdialog").filter({ hasText: t("plans.error_title") });
  if (!isWaitedFor) await expect(toast).toBeVisible();
  await expect(page.getByRole("link", { name: t("plans.contact_support") })).toBeVisible();
  await page.clock.fastForward(2100);
  await expectPath(page, leaves ? "/pricing" : "/checkout");
}

/** The failures that need no word of Paddle: of the network, of the server, of a price, and while prices are fetched. */
async function readOtherFailures(page: Page, { t }: Words): Promise<void> {
  const alert = page.getByRole("main").getByRole("alert");
  await page.route("**/api/functions/create-paddle-checkout", (route) => route.abort());
  await page.goto(checkout);
  await expect(alert).toContainText(t("errors.network"));
  await page.unroute("**/api/functions/create-paddle-checkout");
  await page.route("**/api/functions/create-paddle-checkout", (route) =>
    route.fulfill({ status: 500, json: { error: { code: "internal", facts: {} } } }),
  );
  await page.goto(checkout);
  await expect(alert).toContainText(t("errors.internal"));
  await page.unroute("**/api/functions/create-paddle-checkout");

  await page.goto("/checkout?plan=premium&interval=month");
  await expect(alert).toContainText(t("plans.unavailable"));
  await page.clock.fastForward(1600);
  await expectPath(page, "/pricing");
  await expect(
    page.getByRole("button", { name: t("plans.unavailable"), exact: true }),
  ).toBeDisabled();
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/api/billing/offers", async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  const loading = page.getByRole("button", { name: t("plans.loading") });
  await expect(loading.first()).toBeDisabled();
  letGo();
  await expect(loading).toHaveCount(0);
  expect(await (await page.request.get("/api/billing")).json()).toMatchObject({ plan: "basic" });
}

test("every failure of the checkout is said in its own words, in two languages, and nothing is bought", async ({
  browser,
}) => {
  test.setTimeout(150_000);
  const en = await wordsOf("en");
  for (const [key, text] of Object.entries(said)) expect(en.t(key as Said)).toBe(text);
  const visits = await Promise.all(
    (["en", "he"] as const).map(async (language) => {
      const viewport = { width: language === "en" ? 1280 : 390, height: 844 };
      const context = await browser.newContext({ viewport, baseURL: running.url });
      const page = await context.newPage();
      await foundBasic(page, language);
      await page.clock.install();
      return { page, words: await wordsOf(language), close: () => context.close() };
    }),
  );
  const inBoth = (act: (page: Page, words: Words) => Promise<void>) =>
    Promise.all(visits.map(({ page, words }) => act(page, words)));
  // Which failure it is, the server and Paddle.js tell; the words of each are the language's: one after the other.
  for (const [index, [name, failure]] of Object.entries(failures).entries()) {
    const visit = visits[index % visits.length];
    if (visit === undefined) continue;
    await test.step(name, async () => {
      await stubPaddle(visit.page, failure.script ?? null);
      failPaddle(failure.api);
      await readFailure(visit.page, visit.words, failure);
    });
  }

  // Trying again opens it once what failed is corrected.
  await inBoth((page) => stubPaddle(page));
  failPaddle("closes");
  const readRefused = async (page: Page, { t }: Words) =>
    await expect(page.getByRole("main").getByRole("alert")).toContainText(
      t("errors.pay_checkout_failed"),
    );
  await inBoth(async (page, words) => {
    await page.goto(checkout);
    await readRefused(page, words);
  });
  failPaddle(null);
  await inBoth(async (page, words) => {
    await page.getByRole("button", { name: words.t("common.try_again") }).click();
    await page.getByRole("button", { name: "stub error" }).click();
    await readRefused(page, words);
    await readOtherFailures(page, words);
  });
  await Promise.all(visits.map(({ close }) => close()));
});
