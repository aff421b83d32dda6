import { readFile } from "node:fs/promises";
import { addDays } from "@marzipan/domain/dates";
import { instantIn } from "@marzipan/domain/zones";
import type { Deps } from "../src/platform/deps.ts";
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
import type { DemoClock, DemoFrame } from "./demo.types.ts";

const seed = 20_261_126;
const email = "baker@demo.test";

/** Fills the demo bakery: products with pictures, clients, a year of orders, tasks, a menu with requests. */
export async function fillBakery(
  deps: Deps,
  browser: DemoBrowser,
  clock: DemoClock,
  frame: DemoFrame,
): Promise<void> {
  const chance = makeChance(seed);
  const products = await makeProducts(browser, frame);
  const clients = await makeClients(browser, frame);
  const money = makeChance(seed + 1);
  const orders = planYear(chance, frame.words, frame.today, frame.pastDays);
  const events = orders.flatMap((order) =>
    eventsOf(browser, chance, order, {
      products,
      clients,
      frame,
      payments: planPayments(money, order, frame.today),
    }),
  );
  await liveThrough(browser, clock, { email, password: frame.password }, events);
  clock.now = frame.until;
  await browser.signIn(email, frame.password);
  await makeTasks(browser, frame);
  await fillExpenses(browser, money, frame);
  await openDemoMenu(browser, products, frame);
  await askOnDemoMenu(deps, browser, clock, frame);
}

async function makeProducts(
  browser: DemoBrowser,
  { words, picture }: DemoFrame,
): Promise<Map<GoodId, string>> {
  const ids = new Map<GoodId, string>();
  const { place, categories } = words;
  const all = Object.keys(goods) as GoodId[];
  const pictures = await Promise.all(
    all.map(async (id) => picture ?? (await readPicture(goods[id].picture))),
  );
  for (const [index, id] of all.entries()) {
    const { category, allergens, marks } = goods[id];
    const { name, description } = words.goods[id];
    const told = new Set([...place.marksOfAll, ...marks.filter((m) => place.marks.includes(m))]);
    const made = await browser.call<{ id: string }>("POST", "/api/products", {
      name,
      category: categories[category],
      description,
      imageId: await browser.upload(pictures[index] as Buffer),
      allergens,
      marks: [...told],
    });
    ids.set(id, made.id);
  }
  return ids;
}

/** What a drawing stands on, one of the six grounds of the drawn menu. */
const grounds: Readonly<Record<string, string>> = {
  "honey-cake": "#f4d3da",
  "celebration-cake": "#f8e3b4",
  babka: "#d5e4cd",
  challah: "#f6d6bd",
  rugelach: "#e1d8ee",
  sufganiyot: "#f4d3da",
  knafeh: "#d0e1e6",
  baklava: "#e1d8ee",
  maamoul: "#d5e4cd",
  macarons: "#f8e3b4",
  cupcakes: "#d0e1e6",
  croissant: "#f6d6bd",
};
const plainGround = "#f6f5f2";

async function readPicture(name: string): Promise<Buffer> {
  if (name.endsWith(".webp")) return await readFile(new URL(`./pictures/${name}`, import.meta.url));
  const drawing = await readFile(new URL(`./pictures/${name}.svg`, import.meta.url));
  const background = grounds[name] ?? plainGround;
  const { default: sharp } = await import("sharp");
  return await sharp(drawing, { density: 150 })
    .resize(960, 960, { fit: "contain", background })
    .flatten({ background })
    .png({ compressionLevel: 1 })
    .toBuffer();
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
  payments: PlannedPayments;
}

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
  const pay = async (amount: number): Promise<void> => {
    if (amount > 0) {
      const { method } = payments;
      await browser.call("POST", "/api/payments", { orderId: id, amount, method });
    }
  };
  const events: DemoEvent[] = [
    {
      at: taken,
      act: async () => {
        id = (await browser.call<{ id: string }>("POST", "/api/orders", draft)).id;
        if (order.fate !== "cancelled") await pay(payments.ahead);
      },
    },
  ];
  const later = (at: Date, call: string, body: unknown): void => {
    events.push({
      at,
      act: async () => {
        await browser.call("POST", `/api/orders/${id}/${call}`, body);
      },
    });
  };
  const begun = soFar(instantOf(order.deliveryDate, 6, chance.between(0, 50)), 50);
  const done = soFar(
    instantOf(order.deliveryDate, chance.between(9, 17), chance.between(0, 59)),
    20,
  );
  if (order.fate === "cancelled") later(begun, "cancel", { reason: words.cancelReason });
  else if (order.fate !== "pending") later(begun, "status", { status: "in_progress" });
  if (order.fate === "ready") later(soFar(done, 25), "ready", { ready: true });
  if (order.fate === "completed") {
    later(done, "status", { status: "completed" });
    events.push({ at: done, act: () => pay(payments.atEnd) });
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
