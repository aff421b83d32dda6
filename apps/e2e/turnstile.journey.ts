import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
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
      const success = token.startsWith("contact-token-") && !used.has(token);
      used.add(token);
      response.statusCode = isFailing ? 503 : 200;
      response.end(JSON.stringify({ success, hostname: "127.0.0.1", action: "contact" }));
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
let running: RunningServer;

test.beforeAll(async () => {
  await new Promise<void>((resolve) => service.server.listen(0, "127.0.0.1", resolve));
  const { port } = service.server.address() as AddressInfo;
  running = await startServer({
    DEMO: "0",
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
