import type { Language } from "@marzipan/contract/languages";
import type { APIRequestContext, Page } from "@playwright/test";
import { openBakery } from "./bakery.ts";
import { settle } from "./shots.ts";

interface OrderLine {
  id: string;
  status: string;
  paid: number;
  cancelledAt: string | null;
}

type Arrive = (page: Page, language: Language) => Promise<void>;

/** Pages that no one signed in sees. */
const outside = ["/auth", "/reset-password"];

/** Articles whose steps begin with an open order, and those that begin elsewhere than on their first page. */
const onOrder = ["move-order", "cancel-order", "order-states", "whatsapp"];
const elsewhere: Readonly<Record<string, string>> = { deposits: "/orders/new" };

/** What has to be done before a line of an article, by its place in the text, so that what it names is in sight. */
const before: Readonly<Record<string, Readonly<Record<number, Arrive>>>> = {
  allergies: {
    1: async (page, language) => go(page, `/clients/${await firstOf(page, "clients")}`, language),
  },
  calendar: {
    1: async (page, language) => go(page, `/orders/${await findOrder(page)}`, language),
    3: (page, language) => go(page, "/menu", language),
  },
  confirmations: {
    1: async (page, language) => go(page, `/orders/${await findOrder(page, true)}`, language),
  },
  // The steps of the first day are on a dashboard that has not seen an order.
  "first-day": {
    1: async (page, language) => {
      await page.context().clearCookies();
      await openBakery(page, { language });
    },
    3: (page, language) => go(page, "/dashboard", language),
    4: (page, language) => go(page, "/dashboard", language),
  },
  "forgot-password": {
    0: async (page, language) => {
      await page.context().clearCookies();
      await go(page, "/auth", language);
    },
  },
  problems: {
    1: async (page, language) => {
      await go(page, "/clients", language);
      await page.context().setOffline(true);
      await settle(page, 800);
    },
    2: (page) => page.context().setOffline(false),
    5: (page, language) => go(page, "/clients", language),
  },
  refunds: { 1: openPayment, 2: openPayment },
};

/** Articles after which another person is signed in. */
export const leavesOther: readonly string[] = ["first-day"];

/** Opens the page on which an article begins. */
export async function openStart(
  page: Page,
  { id, pages: [first = "/dashboard"] }: { id: string; pages: readonly string[] },
  language: Language,
): Promise<void> {
  if (outside.includes(first)) return;
  const start = onOrder.includes(id) ? `/orders/${await findOrder(page)}` : elsewhere[id];
  await go(page, start ?? first, language);
}

/** Does what has to be done before a line of an article. */
export async function arriveAt(
  page: Page,
  article: string,
  line: number,
  language: Language,
): Promise<void> {
  await before[article]?.[line]?.(page, language);
}

/** Opens a path and waits until it stands. */
export async function go(page: Page, path: string, language: Language): Promise<void> {
  await page.goto(`${path}?lang=${language}`, { waitUntil: "load" });
  await settle(page, 800);
}

/** Opens the newest payment. */
async function openPayment(page: Page, language: Language): Promise<void> {
  await go(page, "/payments", language);
  await page.locator("[data-part=plain-row]").first().click();
  await settle(page, 500);
}

async function firstOf(page: Page, list: "clients"): Promise<string> {
  const [first] = await listOf<{ id: string }>(page.request, list);
  if (!first) throw new Error(`the demo bakery has no ${list}`);
  return first.id;
}

/** Returns an order that waits to be prepared, or one of which something is paid. */
async function findOrder(page: Page, isPaid = false): Promise<string> {
  const all = await listOf<OrderLine>(page.request, "orders", isPaid ? "" : "&status=pending");
  const orders = all.filter(({ cancelledAt }) => cancelledAt === null);
  const order = orders.find(({ status, paid }) => (isPaid ? paid > 0 : status === "pending"));
  const [found] = [order, ...orders].filter((one) => one !== undefined);
  if (!found) throw new Error("the demo bakery has no order");
  return found.id;
}

async function listOf<Item>(request: APIRequestContext, list: string, more = ""): Promise<Item[]> {
  const answer = await request.get(`/api/${list}?limit=50${more}`);
  return ((await answer.json()) as { items: Item[] }).items;
}
