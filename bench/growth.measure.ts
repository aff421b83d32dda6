import { openBakehouse } from "./bakers.ts";
import type { Baker } from "./bakers.ts";
import { addBusinesses, fillOrders, openBenchDatabase, settle } from "./bench-database.ts";
import { startProduct } from "./children.ts";
import { median, report } from "./report.ts";

const ordersEach = 50;
const ordersOfMeasured = 400;
const ordersOfBusiest = 100_000;

/** A database of some size with Marzipan running on it. */
interface House {
  url: string;
  /** An owner with 400 orders, and, where asked for, one with 100,000. */
  baker: Baker;
  busiest: Baker | undefined;
  stop(): Promise<void>;
}

async function openHouse(orders: number, hasBusiest: boolean): Promise<House> {
  const database = await openBenchDatabase();
  await addBusinesses(database.owner, orders / ordersEach, ordersEach);
  const bakehouse = await openBakehouse(database);
  const [baker, busiest] = await bakehouse.hire(hasBusiest ? 2 : 1);
  await bakehouse.close();
  if (!baker) throw new Error("nobody was hired");
  await fillOf(baker, ordersOfMeasured);
  if (busiest) await fillOf(busiest, ordersOfBusiest);
  await settle(database.owner);
  const product = await startProduct(database);
  return {
    url: product.url,
    baker,
    busiest,
    stop: async () => {
      await product.stop();
      await database.stop();
    },
  };

  async function fillOf({ claims }: Baker, count: number): Promise<void> {
    await fillOrders(database.owner, `select '${claims.businessId}'::uuid as id`, count);
  }
}

async function timeCall(url: string, path: string, baker: Baker): Promise<number> {
  const begin = performance.now();
  const answer = await fetch(`${url}${path}`, { headers: { cookie: baker.cookie() } });
  await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - begin;
}

const dayMs = 86_400_000;
const day = (ago: number): string => new Date(Date.now() - ago * dayMs).toISOString().slice(0, 10);

const calls = {
  "orders list": { path: "/api/orders?limit=25", atMost: 1.3 },
  "orders list, newest": { path: "/api/orders?limit=25&sort=newest", atMost: 1.3 },
  "counts of the tabs": { path: "/api/orders/counts", atMost: 1.3 },
  dashboard: { path: "/api/dashboard", atMost: 1.3 },
  "analytics of a year": {
    path: `/api/analytics?from=${day(364)}&to=${day(0)}&compare=none`,
    atMost: 1.3,
  },
} as const;

/**
 * Measures what the calls of one business with 400 orders take in a large database against one of 10,000 orders
 * in 200 businesses: single calls, both databases in turns. `size` is the number of orders in the large one.
 */
export async function measureGrowth(size: number, turns: number): Promise<void> {
  const small = await openHouse(10_000, false);
  const large = await openHouse(size, true);
  const shown = new Intl.NumberFormat("en").format(size);
  try {
    for (const [name, { path, atMost }] of Object.entries(calls)) {
      const [few, many] = await timeInTurns(small, large, path, turns);
      const say = (what: string, value: number, unit: string): void =>
        report({ name: `growth: ${name}, ${what}`, value, unit, budget: null });
      report({
        name: `growth: ${name}, ${shown} orders against 10,000`,
        value: many / few,
        unit: "×",
        budget: { atMost },
      });
      say("10,000 orders", few, "ms");
      say(`${shown} orders`, many, "ms");
    }
    await reportSearch(large, turns);
  } finally {
    await small.stop();
    await large.stop();
  }
}

async function timeInTurns(
  small: House,
  large: House,
  path: string,
  turns: number,
): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let turn = -Math.ceil(turns / 5); turn < turns; turn += 1) {
    for (const index of turn % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const house = index === 0 ? small : large;
      const ms = await timeCall(house.url, path, house.baker);
      if (turn >= 0) times[index].push(ms);
    }
  }
  return [median(times[0]), median(times[1])];
}

/** Reports searching among 100,000 orders of one business: a word that all hold, and one that none holds. */
async function reportSearch({ url, busiest }: House, turns: number): Promise<void> {
  if (!busiest) throw new Error("nobody has that many orders");
  for (const [what, word] of [
    ["a word of every order", "babka"],
    ["a word of none", "pavlova"],
  ]) {
    const times: number[] = [];
    for (let turn = 0; turn < Math.ceil(turns / 10); turn += 1) {
      times.push(await timeCall(url, `/api/orders?limit=25&q=${word}`, busiest));
    }
    report({
      name: `search among 100,000 orders of one business, ${what}`,
      value: median(times),
      unit: "ms",
      budget: null,
    });
  }
}
