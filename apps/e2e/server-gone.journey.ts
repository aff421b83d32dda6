import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { openBakery } from "./support/bakery.ts";
import { expect, test } from "./support/journey.ts";
import { addOwn, clientField, lineOf, saveAndSee, saveOrder } from "./support/order-steps.ts";
import { startServer } from "./support/start-server.ts";
import type { RunningServer } from "./support/start-server.ts";
import { wordsOf } from "./support/words.ts";

const words = await wordsOf("en");
const { t } = words;

/** Finds a port that is free now and stays the server's over its restarts. */
async function findPort(): Promise<string> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return String(port);
}

async function end(server: RunningServer, signal: "SIGKILL" | "SIGTERM"): Promise<void> {
  if (server.child.exitCode !== null || server.child.signalCode !== null) return;
  const ended = once(server.child, "exit");
  server.child.kill(signal);
  await ended;
}

async function countOrders(page: Page, client: string): Promise<number> {
  const answer = await page.request.get(`/api/orders?q=${encodeURIComponent(client)}`);
  return ((await answer.json()) as { items: unknown[] }).items.length;
}

/** A day of its own for each order, so that nothing is asked before saving. */
const quietDay = (number: number): string =>
  new Date(Date.now() + (400 + number) * 86_400_000).toISOString().slice(0, 10);

test("a server that is killed or stopped under a filled form loses nothing and saves once", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const dataDir = mkdtempSync(path.join(tmpdir(), "marzipan-gone-"));
  const environment = { PORT: await findPort(), DATA_DIR: dataDir, DEMO: "0" };
  const commonDataDir = process.env["MARZIPAN_DATA_DIR"];
  process.env["MARZIPAN_DATA_DIR"] = dataDir;
  let server = await startServer(environment);
  try {
    const context = await browser.newContext({ baseURL: server.url, locale: "en-US" });
    const page = await context.newPage();
    await openBakery(page, { password: "kneading-2026", path: "/orders" });

    for (const [round, signal] of (["SIGKILL", "SIGTERM"] as const).entries()) {
      const client = `Ada ${randomUUID()}`;
      // The next order is offered what this one held, so each has an item of its own.
      const item = `Poppy cake ${round + 1}`;
      await page.goto(`/orders/new?date=${quietDay(round)}`);
      await clientField(page, words).fill(client);
      await page.keyboard.press("Tab");
      await addOwn(page, words, item, 120);
      await end(server, signal);
      await saveOrder(page, words);
      await expect(page.getByRole("alert")).toHaveText(t("common.saving_failed"));
      await expect(page.getByRole("alertdialog")).toBeHidden();
      expect(new URL(page.url()).pathname).toBe("/orders/new");
      await expect(clientField(page, words)).toHaveValue(client);
      await expect(lineOf(page, words, item)).toHaveValue("1");

      server = await startServer(environment);
      // The first answer is lost on its way although the order was kept: the same is sent again, once.
      await page.route(
        "**/api/orders",
        async (route) => {
          await route.fetch();
          await route.abort("connectionreset");
        },
        { times: 1 },
      );
      await saveAndSee(page, words);
      expect(await countOrders(page, client)).toBe(1);
    }
    await context.close();
  } finally {
    process.env["MARZIPAN_DATA_DIR"] = commonDataDir;
    await end(server, "SIGTERM");
    rmSync(dataDir, { recursive: true, force: true });
  }
});
