import { openBakehouse } from "./bakers.ts";
import type { Baker } from "./bakers.ts";
import { addBusinesses, fillOrders, openBenchDatabase, settle } from "./bench-database.ts";
import { startProduct } from "./children.ts";
import { fillShops } from "./fill-shops.ts";
import { growthCalls } from "./growth-calls.ts";
import type { GrowthCall } from "./growth-calls.ts";
import { listFamily, readThreadsMs } from "./processor-time.ts";
import { median, report } from "./report.ts";

const ordersEach = 50;
const ordersOfMeasured = 400;
const ordersOfSmall = 1000;
const ordersOfLarge = 100_000;
const ordersAClient = 20;

const callsATurn = 5;

/** A database of some size with Marzipan running on it. */
interface House {
  /** An owner with 400 orders, and, where asked for, one with 1,000 and one with 100,000. */
  bakers: Baker[];
  /** The processor time of the server and of the database until now, in milliseconds. */
  spent(): Spent;
  call(baker: Baker, path: string): Promise<unknown>;
  stop(): Promise<void>;
}

interface Spent {
  server: number;
  database: number;
}

async function openHouse(orders: number, sizes: readonly number[]): Promise<House> {
  const database = await openBenchDatabase();
  const { owner } = database;
  await addBusinesses(owner, orders / ordersEach, ordersEach, 10);
  const bakehouse = await openBakehouse(database);
  const bakers = await bakehouse.hire(sizes.length);
  for (const [at, { claims }] of bakers.entries()) {
    const count = sizes[at] ?? 0;
    const own = `select '${claims.businessId}'::uuid as id`;
    await fillOrders(owner, own, count, count / ordersAClient);
  }
  await fillShops(owner, "select id from business", { menuItems: 24, requests: 12, expenses: 20 });
  await owner.query("analyze");
  await bakehouse.runJob("list-order-words");
  await bakehouse.close();
  await settle(owner);
  const product = await startProduct(database);
  return {
    bakers,
    spent: () => ({
      server: readThreadsMs([product.pid]),
      database: readThreadsMs(listFamily(database.pid)),
    }),
    call: async (baker, path) => {
      const answer = await fetch(product.url + path, { headers: { cookie: baker.cookie() } });
      const body: unknown = await answer.json();
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
      return body;
    },
    stop: async () => {
      await product.stop();
      await database.stop();
    },
  };
}

/** What a call takes of the server and of the database, in milliseconds of processor time. */
interface Sample {
  serverMs: number;
  databaseMs: number;
}

/** A business whose calls are measured. */
interface Measured {
  house: House;
  baker: Baker;
}

async function takeSample({ house, baker }: Measured, path: string): Promise<Sample> {
  const before = house.spent();
  for (let call = 0; call < callsATurn; call += 1) await house.call(baker, path);
  const after = house.spent();
  const ms = (what: keyof Spent): number => (after[what] - before[what]) / callsATurn;
  return { serverMs: ms("server"), databaseMs: ms("database") };
}

/** Measures a call of two businesses in turns, the first turn not counted; returns the middle of each. */
async function compare(
  pair: readonly [Measured, Measured],
  paths: readonly [string, string],
  turns: number,
): Promise<{ samples: [Sample, Sample]; ratio: number }> {
  const taken: [Sample, Sample][] = [];
  for (let turn = -1; turn < turns; turn += 1) {
    const first = await takeSample(pair[0], paths[0]);
    const second = await takeSample(pair[1], paths[1]);
    if (turn >= 0) taken.push([first, second]);
  }
  const middle = (at: 0 | 1): Sample => ({
    serverMs: median(taken.map((one) => one[at].serverMs)),
    databaseMs: median(taken.map((one) => one[at].databaseMs)),
  });
  return {
    samples: [middle(0), middle(1)],
    ratio: median(taken.map(([few, many]) => whole(many) / whole(few))),
  };
}

const whole = ({ serverMs, databaseMs }: Sample): number => serverMs + databaseMs;

/**
 * Measures calls by their processor time, in turns: those of a business with 400 orders in a large database against one
 * of 10,000 orders in 200 businesses, and those of a business with 100,000 orders against one with 1,000. `size` is the
 * number of orders in the large one.
 */
export async function measureGrowth(size: number, turns: number): Promise<void> {
  const small = await openHouse(10_000, [ordersOfMeasured]);
  const large = await openHouse(size, [ordersOfMeasured, ordersOfSmall, ordersOfLarge]);
  const shown = new Intl.NumberFormat("en").format(size);
  try {
    const at = (house: House, index: number): Measured => ({
      house,
      baker: house.bakers[index] as Baker,
    });
    const bySize = [at(small, 0), at(large, 0)] as const;
    const byBusiness = [at(large, 1), at(large, 2)] as const;
    for (const call of growthCalls) await reportSize(call, bySize, turns, shown);
    for (const call of growthCalls) await reportBusiness(call, byBusiness, turns);
  } finally {
    await small.stop();
    await large.stop();
  }
}

async function pathsOf(
  call: GrowthCall,
  pair: readonly [Measured, Measured],
): Promise<[string, string]> {
  const of = async ({ house, baker }: Measured): Promise<string> => {
    const clients = (await house.call(baker, "/api/clients?limit=2")) as {
      items: { id: string; name: string }[];
    };
    const client = clients.items[1];
    if (!client) throw new Error("a baker has no clients");
    return call.path(client);
  };
  return [await of(pair[0]), await of(pair[1])];
}

function saying(
  name: string,
): (what: string, value: number, unit: string, atMost?: number) => void {
  return (what, value, unit, atMost) =>
    report({
      name: `${name}, ${what}`,
      value,
      unit,
      budget: atMost === undefined ? null : { atMost },
    });
}

async function reportSize(
  call: GrowthCall,
  pair: readonly [Measured, Measured],
  turns: number,
  shown: string,
): Promise<void> {
  const { ratio, samples } = await compare(pair, await pathsOf(call, pair), turns);
  const say = saying(`growth: ${call.name}`);
  say(`${shown} orders against 10,000`, ratio, "×", 1.2);
  say(`${shown} orders`, whole(samples[1]), "ms");
}

/** Reports a call of a large business; where it shows more of a larger one, by what it shows. */
async function reportBusiness(
  call: GrowthCall,
  pair: readonly [Measured, Measured],
  turns: number,
): Promise<void> {
  const paths = await pathsOf(call, pair);
  const { ratio, samples } = await compare(pair, paths, turns);
  const say = saying(`business of 100,000 orders: ${call.name}`);
  const { databaseMs, serverMs } = samples[1];
  if (!call.countShown) {
    say("against one of 1,000", ratio, "×", 1.5);
    say("database time", databaseMs, "ms", call.databaseAtMost ?? 10);
    say("server time", serverMs, "ms");
    return;
  }
  const counts = [
    call.countShown(await pair[0].house.call(pair[0].baker, paths[0])),
    call.countShown(await pair[1].house.call(pair[1].baker, paths[1])),
  ] as const;
  say("against one of 1,000, for each order shown", (ratio * counts[0]) / counts[1], "×", 1.5);
  say(`database time, ${counts[1]} orders shown`, databaseMs, "ms");
  say("server time", serverMs, "ms");
}
