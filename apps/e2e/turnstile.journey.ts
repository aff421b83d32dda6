import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { send } from "./support/menu-bakery.ts";
import { chooseCake, fillIn } from "./support/menu-form.ts";
import { startServer } from "./support/start-server.ts";
import type { RunningServer } from "./support/start-server.ts";
import { wordsOf } from "./support/words.ts";

const { t } = await wordsOf("en");

/** What the outside service's script does: it draws a widget that solves itself. */
const script = `
  let solved = 0;
  window.turnstile = {
    render(place, options) {
      place.textContent = "widget for " + options.sitekey;
      const solve = () => options.callback(options.action + "-token-" + ++solved);
      window.turnstile.reset = solve;
      solve();
      return "widget";
    },
    remove() {},
  };`;

/** The outside service: its script, and its verdicts; each token counts once. */
function openService(): { server: Server; fail: (isFailing: boolean) => void } {
  const used = new Set<string>();
  let isFailing = false;
  const server = createServer((request, response) => {
    if (request.url?.startsWith("/api.js")) {
      response.setHeader("content-type", "text/javascript");
      response.setHeader("cross-origin-resource-policy", "cross-origin");
      response.end(script);
      return;
    }
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      const token = new URLSearchParams(body).get("response") ?? "";
      const [action, rest] = token.split("-token-");
      const success = rest !== undefined && !used.has(token);
      used.add(token);
      response.statusCode = isFailing ? 503 : 200;
      response.end(JSON.stringify({ success, hostname: "127.0.0.1", action }));
    });
  });
  return {
    server,
    fail: (next) => {
      isFailing = next;
    },
  };
}

const service = openService();
const admin = { email: "admin@example.test", password: "kneading-2026" };
let running: RunningServer;

test.beforeAll(async () => {
  await new Promise<void>((resolve) => service.server.listen(0, "127.0.0.1", resolve));
  const { port } = service.server.address() as AddressInfo;
  running = await startServer({
    DEMO: "0",
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    CAPTCHA: "turnstile",
    TURNSTILE_SITE_KEY: "0x4AAA",
    TURNSTILE_SECRET: "hush",
    TURNSTILE_URL: `http://127.0.0.1:${port}`,
  });
});

test.afterAll(async () => {
  await running.stop();
  service.server.close();
});

async function fillAndSend(page: Page): Promise<void> {
  await page.getByLabel(t("common.name")).fill("Noa Levi");
  await page.getByLabel(t("common.email")).fill("noa@bakery.test");
  await page.getByLabel(t("common.phone")).fill("052-555-0147");
  await page.getByLabel(t("contact.message")).fill("Hello");
  await page.getByRole("button", { name: t("contact.send") }).click();
}

test("with Turnstile configured its widget stands in the form, and nothing is taken while it is away", async ({
  page,
}) => {
  await page.goto(`${running.url}/contact?lang=en`);
  await expect(page.getByText("widget for 0x4AAA")).toBeVisible();
  service.fail(true);
  await fillAndSend(page);
  await expect(
    page.getByRole("alert").filter({ hasText: "Captcha verification failed. Please try again." }),
  ).toBeVisible();
  service.fail(false);
  await page.getByRole("button", { name: t("contact.send") }).click();
  await expect(page.getByRole("heading", { name: t("contact.sent_title") })).toBeVisible();
});

test("where its script cannot be loaded, the form says that the captcha failed", async ({
  page,
}) => {
  await page.route("**/api.js**", (route) => route.abort());
  await page.goto(`${running.url}/contact?lang=en`);
  await fillAndSend(page);
  await expect(
    page.getByRole("alert").filter({ hasText: "Captcha verification failed. Please try again." }),
  ).toBeVisible();
});

/** Opens a menu with a cake on the server of this file, and returns its path. */
async function openMenu(request: APIRequestContext): Promise<string> {
  const { url } = running;
  await send(request, "POST", `${url}/api/auth/sign-in`, admin);
  await send(request, "PATCH", `${url}/api/settings/business`, { name: "Corner Bakery" });
  await send(request, "POST", `${url}/api/catalog-items`, { name: "Honey cake", price: 145 });
  await send(request, "PUT", `${url}/api/menu-settings/slug`, { slug: "corner" });
  await send(request, "PUT", `${url}/api/menu-settings/addresses/slug`, { isOpen: true });
  return "/m/corner";
}

test("it stands in the order form of a menu too: its token is checked, and nothing is taken without", async ({
  page,
  browser,
}) => {
  const words = await wordsOf("en");
  const failed = page.getByText("Captcha verification failed. Please try again.");
  const owner = await browser.newContext();
  const path = await openMenu(owner.request);
  await page.route("**/api.js**", (route) => route.abort());
  await page.goto(`${running.url}${path}?lang=en`);
  await chooseCake(page, words);
  await fillIn(page, words);
  const sendButton = page.getByRole("button", { name: t("menu.send") });
  await sendButton.click();
  await expect(failed).toBeVisible();

  await page.unroute("**/api.js**");
  service.fail(true);
  await sendButton.click();
  await expect(page.getByText("widget for 0x4AAA")).toBeVisible();
  await expect(failed).toBeVisible();
  const list = `${running.url}/api/order-requests`;
  expect(await send(owner.request, "GET", list)).toMatchObject({ items: [] });

  service.fail(false);
  await sendButton.click();
  await expect(page.getByRole("heading", { name: t("menu.sent_title") })).toBeVisible();
  await owner.close();
});
