import { randomUUID } from "node:crypto";
import { languages } from "@marzipan/contract/languages";
import { wordsOf } from "../support/words.ts";
import type { EngineBrowser } from "./engine.ts";
import { test } from "./fixtures.ts";
import { call, follow, load, signIn } from "./visits.ts";

/** Where the value of a path's parameter comes from: the first record of a list, or a text. */
const lists: Readonly<Record<string, string>> = {
  $orderId: "/api/orders?limit=1",
  $clientId: "/api/clients?limit=1",
  $productId: "/api/products?limit=1",
  $itemId: "/api/catalog-items?limit=1",
  $requestId: "/api/order-requests?tab=all&limit=1",
  $expenseId: "/api/expenses?limit=1",
  $receiptId: "/api/receipts?limit=1",
};
const texts: Readonly<Record<string, string>> = {
  $token: "unknown",
  $article: "allergies",
  $: "demo",
};

/** Where a page leads that has nothing to show: here no plan was bought. */
const leadsTo: Readonly<Record<string, string>> = { "/checkout/success": "/settings/plan" };

/** Returns the paths of the app's router: those behind the sign-in, and those that anyone may open. */
async function listPaths(browser: EngineBrowser): Promise<{ app: string[]; open: string[] }> {
  const routes = await browser.evaluate<{ path: string; isOfApp: boolean }[]>(
    `Object.values(__TSR_ROUTER__.routesById).filter((route) => route.fullPath && route.options.path)
      .map((route) => ({ path: route.fullPath, isOfApp: Boolean(route.parentRoute?.id.endsWith("app")) }))`,
  );
  const pathsOf = (isOfApp: boolean): string[] =>
    routes.filter((route) => route.isOfApp === isOfApp).map(({ path }) => path);
  return { app: pathsOf(true), open: pathsOf(false) };
}

/** Fills the parameters of a path with what the signed-in bakery has. */
async function fill(browser: EngineBrowser, path: string): Promise<string> {
  const parts = path.split("/").map(async (part) => {
    if (!part.startsWith("$")) return part;
    const list = lists[part];
    if (list === undefined) return texts[part] ?? part;
    const { items } = await call<{ items: { id: string }[] }>(browser, "GET", list);
    // Of a record that does not exist its page says so.
    return items[0]?.id ?? randomUUID();
  });
  const filled = (await Promise.all(parts)).join("/");
  if (filled.includes("$")) throw new Error(`${path} needs a value for the walk over all pages`);
  return filled;
}

for (const language of languages.filter((one) => one === "en" || one === "he")) {
  test(`every page that anybody may open works in ${language}`, async ({ visitor }) => {
    const words = await wordsOf(language);
    await load(visitor, words, `/auth?lang=${language}`);
    for (const path of (await listPaths(visitor)).open) {
      await load(visitor, words, `${await fill(visitor, path)}?lang=${language}`);
    }
  });

  test(`every page of the app works in ${language}`, async ({ visitor }) => {
    const words = await wordsOf(language);
    await signIn(visitor, words, "baker@demo.test", language);
    const all = (await listPaths(visitor)).app.filter((path) => path !== "/$");
    const isOfAdmin = (path: string): boolean => path.startsWith("/admin");
    for (const path of all.filter((one) => !isOfAdmin(one))) {
      const filled = await fill(visitor, path);
      await follow(visitor, words, filled, leadsTo[path]);
    }
    for (const path of ["/dashboard", "/dashboard", "/orders", "/orders"]) {
      await load(visitor, words, path);
    }
    await call(visitor, "POST", "/api/auth/sign-out", {});
    await signIn(visitor, words, "admin@demo.test", language);
    for (const path of all.filter(isOfAdmin)) await follow(visitor, words, path);
  });
}
