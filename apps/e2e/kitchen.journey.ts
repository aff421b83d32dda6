import type { Page } from "@playwright/test";
import { foundBakery, make, todayOf } from "./support/bakery.ts";
import type { Bakery } from "./support/bakery.ts";
import {
  demoPassword,
  enter,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
} from "./support/journey.ts";
import { makeStaff, setBlocked } from "./support/operator.ts";
import { expectGoodbye, expectPath } from "./support/places.ts";
import { wordsOf } from "./support/words.ts";

// Works in the kitchen (rulings §10.7): the app opens and shows the day's orders without a network.

const words = await wordsOf("en");
const { t } = words;

test.use({ serviceWorkers: "allow" });
test.describe.configure({ timeout: 120_000 });

const item = { dessert_name: "Poppy cake", quantity: 2, unit_price: 60 };

/** Returns the text of all kept answers; runs in the page. */
async function readAllKept(): Promise<string> {
  const cache = await caches.open("marzipan.kept");
  const documents = (await cache.keys()).map(async (key) => (await cache.match(key))?.text());
  return (await Promise.all(documents)).join();
}

/** Waits until this device keeps an order by the name of its client, and the worker has the page. */
async function untilKept(page: Page, name: string): Promise<void> {
  const hasWorker = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(hasWorker, { timeout: 45_000 }).toBe(true);
  const kept = () => page.evaluate(readAllKept);
  await expect.poll(kept, { timeout: 45_000 }).toContain(`"clientName":"${name}"`);
}

/** Returns all that is kept of anyone on this device. */
const keptHere = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => !name.startsWith("marzipan.files."));
    const bases = (await indexedDB.databases()).map(({ name }) => name ?? "");
    return [...names, ...bases].join();
  });

/** Opens a bakery of its own with an order of today, and waits until the device keeps it. */
async function openKept(
  page: Page,
  clientName: string,
  language: "en" | "he" = "en",
): Promise<{ bakery: Bakery; id: string }> {
  const bakery = await foundBakery(page.request, { language });
  const deliveryDate = await todayOf(page.request);
  const order = { clientName, deliveryDate, deliveryTime: "23:30", items: [item] };
  const { id } = await make(page.request, "orders", order);
  await page.goto(`/dashboard?lang=${language}`);
  await untilKept(page, clientName);
  return { bakery, id };
}

const strip = (page: Page, said: string) => page.getByRole("status").filter({ hasText: said });
const noConnection = (page: Page, { t: say } = words) =>
  page.getByRole("heading", { name: say("shell.no_connection") });

for (const language of ["en", "he"] as const) {
  test(`${language}: without a network the day's orders are there, with their age; back online they are fresh`, async ({
    page,
    context,
  }) => {
    const { t: say } = await wordsOf(language);
    const { id } = await openKept(page, "Noa Levi", language);
    await context.setOffline(true);
    await page.goto("/orders");
    await expect(page.getByRole("link", { name: "Noa Levi" }).first()).toBeVisible();
    await expect(strip(page, say("shell.no_network"))).toHaveCount(1);
    await expect(page.getByText(say("shell.kept_days"))).toBeVisible();
    // No second line says that what is shown may be old.
    await expect(page.getByText(say("shell.offline"))).toBeHidden();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await page.goto(`/orders/${id}`);
    await expect(page.getByText("Poppy cake").first()).toBeVisible();
    await page.goto("/dashboard");
    await expect(page.getByText("Noa Levi").first()).toBeVisible();
    await page.goto("/bake-list");
    await expect(page.getByText("Poppy cake").first()).toBeVisible();
    await page.goto("/orders/calendar");
    await expect(page.getByText("Noa Levi").first()).toBeVisible();
    await page.goto("/orders?status=completed");
    await expect(page.getByText(say("orders.none_here"))).toBeVisible();
    await page.goto("/orders");
    await page.reload();
    await expect(page.getByRole("link", { name: "Noa Levi" }).first()).toBeVisible();

    // Meanwhile another device adds an order; it comes by itself once the network is back, and the strip goes.
    await context.setOffline(false);
    const deliveryDate = await todayOf(page.request);
    await make(page.request, "orders", { clientName: "Ada Lovelace", deliveryDate });
    await expect(page.getByRole("link", { name: "Ada Lovelace" }).first()).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByText(say("shell.no_network"))).toBeHidden();
    await expect(page.getByText(say("shell.kept_days"))).toBeHidden();
  });
}

test("an open page that loses the network says of when it is", async ({ page, context }) => {
  await openKept(page, "Noa Levi");
  await context.setOffline(true);
  await expect(strip(page, t("shell.no_network"))).toBeVisible();
  await expect(page.getByText("Noa Levi").first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(t("shell.no_network"))).toBeHidden();
});

test("kitchen mode opens without a network, and what is ticked there is sent once it is back", async ({
  page,
  context,
}) => {
  await openKept(page, "Noa Levi");
  const kept = () => page.evaluate(readAllKept);
  await expect.poll(kept, { timeout: 45_000 }).toContain("bakeList.get");
  await context.setOffline(true);
  await page.goto("/bake-list/kitchen");
  await page.getByRole("checkbox", { name: t("bake_list.made", { item: "Poppy cake" }) }).click();
  const done = page.getByText(t("bake_list.made_label"));
  await expect(done).toBeVisible();
  // It waits over a reload, too.
  await page.reload();
  await done.click();
  await expect(page.getByText(t("bake_list.waiting"))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(t("bake_list.waiting"))).toBeHidden({ timeout: 30_000 });
  const day = await todayOf(page.request);
  const list = await (await page.request.get(`/api/bake-list?from=${day}`)).json();
  expect(list.items).toMatchObject([{ dessert_name: "Poppy cake", made: 2 }]);
});

test("what was changed just before the network went is kept as it is now", async ({
  page,
  context,
}) => {
  await openKept(page, "Noa Levi");
  await page.goto("/orders");
  const ticket = page.getByRole("listitem").filter({ hasText: "Noa Levi" });
  await ticket.getByRole("button", { name: t("orders.actions_of", { number: "1" }) }).click();
  await page.getByRole("menuitem", { name: t("common.status_ready") }).click();
  await expect(ticket.getByText(t("common.status_ready"))).toBeVisible();
  const kept = () => page.evaluate(readAllKept);
  await expect.poll(kept).toMatch(/"readyAt":"/);
  await context.setOffline(true);
  await page.reload();
  await expect(ticket.getByText(t("common.status_ready"))).toBeVisible();
});

test("signing out leaves nothing of the person, and another who signs in sees only their own", async ({
  page,
  context,
}) => {
  await openKept(page, "Secret client");
  await page.getByRole("button", { name: t("common.more"), exact: true }).click();
  await page.getByRole("button", { name: t("shell.sign_out"), exact: true }).click();
  await expectGoodbye(page);
  expect(await keptHere(page)).toBe("");
  await context.setOffline(true);
  await page.goto("/orders");
  await expect(noConnection(page)).toBeVisible();
  await expect(page.getByText("Secret client")).toHaveCount(0);
  await context.setOffline(false);

  await openKept(page, "Own client");
  await context.setOffline(true);
  await page.goto("/orders");
  await expect(page.getByRole("link", { name: "Own client" }).first()).toBeVisible();
  await expect(page.getByText("Secret client")).toHaveCount(0);
});

test("another person's session wipes what was kept for the one before, in every tab", async ({
  page,
  context,
}) => {
  const { bakery } = await openKept(page, "Secret client");
  const tab = await context.newPage();
  await tab.goto("/orders");
  await expect(tab.getByText("Secret client").first()).toBeVisible();
  // The browser's session becomes another's without a word to these pages.
  await foundBakery(page.request, { name: "Second Bakery" });
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("marzipan.owner"))).toBeTruthy();
  await expect(tab.getByText("Secret client")).toHaveCount(0);
  const secrets = async () => (await page.evaluate(readAllKept)).includes("Secret client");
  await context.setOffline(true);
  await page.goto("/orders");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Secret client")).toHaveCount(0);
  await context.setOffline(false);
  await expect.poll(secrets, { timeout: 30_000 }).toBe(false);
  await enter(page.request, bakery.email, demoPassword);
});

test("an account that is blocked while its device is offline loses what was kept once that is online", async ({
  page,
  context,
}) => {
  const { bakery } = await openKept(page, "Secret client");
  await context.setOffline(true);
  await page.goto("/orders");
  await expect(page.getByText("Secret client").first()).toBeVisible();
  await setBlocked(bakery.email, true);
  await context.setOffline(false);
  await expectPath(page, "/auth");
  await expect.poll(() => keptHere(page)).toBe("");
  await expect(page.getByText("Secret client")).toHaveCount(0);
  await context.setOffline(true);
  await page.goto("/orders");
  await expect(noConnection(page)).toBeVisible();
});

test("who becomes staff keeps nothing of what the role may not see", async ({ page }) => {
  const { bakery } = await openKept(page, "Noa Levi");
  const kept = () => page.evaluate(readAllKept);
  expect(await kept()).toContain("payments.debtors");
  await makeStaff(bakery.email, bakery.email);
  await page.goto("/orders");
  await expect.poll(kept, { timeout: 45_000 }).not.toContain("payments.debtors");
  await untilKept(page, "Noa Levi");
  expect(await kept()).not.toContain("payments.debtors");
});

test("a session that has ended elsewhere leaves nothing either", async ({ page, context }) => {
  await openKept(page, "Secret client");
  await context.clearCookies();
  await page.goto("/orders");
  await expectPath(page, "/auth");
  await expect.poll(() => keptHere(page)).toBe("");
});

test("a page that comes through the worker is drawn by the server as before", async ({ page }) => {
  await openKept(page, "Noa Levi");
  const answer = await page.goto("/orders");
  expect(answer?.fromServiceWorker()).toBe(true);
  expect(await answer?.text()).toContain('class="first-screen"');
});

test("a page of an older build finds its files when the server has them no more", async ({
  page,
  context,
}) => {
  await openKept(page, "Noa Levi");
  await context.route(/\/assets\/(?:OrdersPage|BakeListPage)-/, (route) =>
    route.fulfill({ status: 404, body: "" }),
  );
  await page
    .getByRole("link", { name: t("shell.orders"), exact: true })
    .first()
    .click();
  await expect(page.getByRole("link", { name: "Noa Levi" }).first()).toBeVisible();
});

test("the worker touches neither public pages nor private links nor calls", async ({
  page,
  context,
}) => {
  await openKept(page, "Noa Levi");
  const paths = [
    "/api/me",
    "/m/demo",
    "/shared/papers/none",
    "/",
    "/help",
    "/auth",
    "/admin/audit",
  ];
  await context.setOffline(true);
  for (const path of paths) {
    const failed = await page.goto(path, { waitUntil: "commit" }).catch(() => null);
    expect(failed, path).toBeNull();
  }
  await context.setOffline(false);
  const worker = await page.request.get("/worker.js");
  expect(worker.headers()["cache-control"]).toBe("no-cache");
  expect(worker.headers()["content-type"]).toContain("javascript");
  expect(worker.headers()["content-security-policy"]).toContain("worker-src 'self'");
});
