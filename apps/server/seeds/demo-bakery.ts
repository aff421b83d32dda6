import { readFile } from "node:fs/promises";
import { addDays } from "@marzipan/domain/dates";
import { instantIn } from "@marzipan/domain/zones";
import { together } from "../src/platform/database/together.ts";
import type { Deps } from "../src/platform/feature/deps.ts";
import type { DemoBrowser } from "./demo-browser.ts";
import { makeChance } from "./demo-chance.ts";
import type { Chance } from "./demo-chance.ts";
import { goods } from "./demo-goods.ts";
import { askOnDemoMenu, openDemoMenu } from "./demo-menu.ts";
import { fillExpenses, planPayments } from "./demo-money.ts";
import type { PlannedPayments } from "./demo-money.ts";
import { planYear } from "./demo-orders.ts";
import type { PlannedOrder } from "./demo-orders.ts";
import { languageOf, listClients } from "./demo-people.ts";
import { liveThrough } from "./demo-walk.ts";
import type { DemoEvent } from "./demo-walk.ts";
import type { GoodId } from "./demo-words.ts";
import type { DemoClock } from "./demo-clock.ts";
import type { DemoFrame } from "./demo.types.ts";

const seed = 20_261_126;
const email = "baker@demo.test";
const dayMs = 86_400_000;

/** Fills the demo bakery: products with pictures, clients, a year of orders, tasks, a menu with requests. */
export async function fillBakery(
  deps: Deps,
  browser: DemoBrowser,
  clock: DemoClock,
  frame: DemoFrame,
): Promise<void> {
  const chance = makeChance(seed);
  const [products, clients] = await together([
    makeProducts(browser, frame),
    makeClients(browser, frame),
  ]);
  const money = makeChance(seed + 1);
  const numbers = {};
  const orders = planYear(chance, frame.words, frame.today, frame.pastDays);
  const events = orders.flatMap((order) =>
    eventsOf(browser, chance, order, {
      products,
      clients,
      frame,
      numbers,
      payments: planPayments(money, order, frame.today),
    }),
  );
  events.push(...addPictures(browser, products, frame));
  await liveThrough(browser, clock, { email, password: frame.password }, events);
  clock.now = frame.until;
  await browser.signIn(email, frame.password);
  await together([
    makeTasks(browser, frame),
    fillExpenses(browser, money, frame),
    openDemoMenu(browser, products, frame),
  ]);
  await askOnDemoMenu(deps, browser, clock, frame);
}

async function makeProducts(
  browser: DemoBrowser,
  { words }: DemoFrame,
): Promise<Map<GoodId, string>> {
  const ids = new Map<GoodId, string>();
  const { place, categories } = words;
  for (const id of Object.keys(goods) as GoodId[]) {
    const { category, allergens, marks } = goods[id];
    const { name, description } = words.goods[id];
    const told = new Set([...place.marksOfAll, ...marks.filter((m) => place.marks.includes(m))]);
    const made = await browser.call<{ id: string }>("POST", "/api/products", {
      name,
      category: categories[category],
      description,
      allergens,
      marks: [...told],
    });
    ids.set(id, made.id);
  }
  return ids;
}

/** Gives each product its picture, one after the other over the year: they are converted beside its other calls. */
function addPictures(
  browser: DemoBrowser,
  products: ReadonlyMap<GoodId, string>,
  { picture, until, pastDays }: DemoFrame,
): DemoEvent[] {
  const all = [...products];
  return all.map(([good, id], index) => ({
    at: new Date(until.getTime() - pastDays * dayMs * (1 - index / all.length)),
    to: [products],
    act: async () => {
      const file = new URL(`./pictures/${goods[good].picture}.webp`, import.meta.url);
      const imageId = await browser.upload(picture ?? (await readFile(file)));
      await browser.call("PATCH", `/api/products/${id}`, { imageId });
    },
  }));
}

async function makeClients(
  browser: DemoBrowser,
  { words, language }: DemoFrame,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const client of listClients(words)) {
    const { weight: _weight, ...draft } = client;
    const made = await browser.call<{ id: string }>("POST", "/api/clients", {
      ...draft,
      language: languageOf(client, language),
    });
    ids.set(client.name, made.id);
  }
  return ids;
}

interface Known {
  products: Map<GoodId, string>;
  clients: Map<string, string>;
  frame: DemoFrame;
  /** What orders have one after the other. */
  numbers: object;
  payments: PlannedPayments;
}

const notedDays = 60;

const timeOf = (hour: number, minute: number): string =>
  `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;

/** An order's life: taken some days before, begun and handed over on its day. */
function eventsOf(
  browser: DemoBrowser,
  chance: Chance,
  order: PlannedOrder,
  known: Known,
): DemoEvent[] {
  const { until, timeZone, words } = known.frame;
  const instantOf = (day: string, hour: number, minute: number): Date =>
    instantIn(timeZone, day, timeOf(hour, minute));
  const soFar = (at: Date, minutesBack: number): Date =>
    at < until ? at : new Date(until.getTime() - minutesBack * 60_000);
  let id = "";
  const taken = soFar(
    instantOf(
      addDays(order.deliveryDate, -order.daysBefore),
      chance.between(8, 17),
      chance.between(0, 59),
    ),
    chance.between(60, 4000),
  );
  const draft = draftOf(chance, order, known);
  const { payments } = known;
  const events: DemoEvent[] = [
    {
      at: taken,
      to: [order, known.numbers],
      act: async () => {
        id = (await browser.call<{ id: string }>("POST", "/api/orders", draft)).id;
        if (order.fate !== "cancelled" && payments.ahead > 0)
          await browser.call("POST", "/api/payments", {
            orderId: id,
            amount: payments.ahead,
            method: payments.method,
          });
      },
    },
  ];
  const later = (at: Date, call: string, body: unknown): void => {
    events.push({
      at,
      to: [order],
      act: async () => {
        await browser.call("POST", `/api/orders/${id}/${call}`, body);
      },
    });
  };
  // Of orders long ago no one noted that they were begun.
  const isLongAgo = order.deliveryDate < addDays(known.frame.today, -notedDays);
  const begun = soFar(instantOf(order.deliveryDate, 6, chance.between(0, 50)), 50);
  const done = soFar(
    instantOf(order.deliveryDate, chance.between(9, 17), chance.between(0, 59)),
    20,
  );
  if (order.fate === "cancelled") later(begun, "cancel", { reason: words.cancelReason });
  else if (order.fate !== "pending" && !isLongAgo)
    later(begun, "status", { status: "in_progress" });
  if (order.fate === "ready") later(soFar(done, 25), "ready", { ready: true });
  if (order.fate === "completed") {
    const { atEnd: amount, method } = payments;
    if (amount > 0) later(done, "hand-over", { amount, method });
    else later(done, "status", { status: "completed" });
  }
  return events;
}

function draftOf(chance: Chance, order: PlannedOrder, known: Known): object {
  const { client } = order;
  return {
    clientId: known.clients.get(client.name),
    clientName: client.name,
    phone: client.phone,
    deliveryDate: order.deliveryDate,
    deliveryTime: order.deliveryTime,
    fulfilment: order.isDelivery ? "delivery" : "pickup",
    address: order.isDelivery ? chance.pick(known.frame.words.addresses) : null,
    notes: order.notes,
    allergens: client.allergens ?? [],
    agreedPrice: order.agreedPrice,
    depositKind: order.deposit === null ? null : "sum",
    depositValue: order.deposit,
    depositDueDate: order.deposit === null ? null : addDays(order.deliveryDate, -1),
    items: order.items.map(({ good, name, price, quantity }) => ({
      dessert_name: name,
      quantity,
      unit_price: price,
      productId: known.products.get(good),
    })),
  };
}

async function makeTasks(browser: DemoBrowser, { words, today }: DemoFrame): Promise<void> {
  for (const [title, days, completed] of words.tasks) {
    const dueDate = days === null ? null : addDays(today, days);
    await browser.call("POST", "/api/tasks", { title, dueDate, completed });
  }
}
