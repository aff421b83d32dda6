import { openBakehouse } from "./bakers.ts";
import type { Baker } from "./bakers.ts";
import { addBusinesses, fillOrders, openBenchDatabase, settle } from "./bench-database.ts";
import { startProduct } from "./children.ts";
import { median, report } from "./report.ts";

const ordersOfSmall = 1000;
const ordersOfLarge = 100_000;
const dayMs = 86_400_000;

/** Measures analytics of a year in a business with 100,000 orders beside one with 1,000, asked in turns. */
export async function measureAnalytics(turns: number): Promise<void> {
  const database = await openBenchDatabase();
  await addBusinesses(database.owner, 200, 50);
  const bakehouse = await openBakehouse(database);
  const bakers = await bakehouse.hire(2);
  await bakehouse.close();
  const counts = [ordersOfSmall, ordersOfLarge];
  for (const [at, { claims }] of bakers.entries()) {
    const business = `select '${claims.businessId}'::uuid as id`;
    await fillOrders(database.owner, business, counts[at] ?? 0);
  }
  await settle(database.owner);
  const product = await startProduct(database);
  const day = (ago: number): string =>
    new Date(Date.now() - ago * dayMs).toISOString().slice(0, 10);
  const path = `/api/analytics?from=${day(364)}&to=${day(0)}&compare=none`;
  const times: number[][] = [[], []];
  try {
    for (let turn = -2; turn < turns; turn += 1) {
      for (const [at, baker] of bakers.entries()) {
        const ms = await timeCall(product.url + path, baker);
        if (turn >= 0) times[at]?.push(ms);
      }
    }
  } finally {
    await product.stop();
    await database.stop();
  }
  const [small, large] = times.map(median) as [number, number];
  const say = (name: string, value: number, unit: string, atMost: number | null): void =>
    report({
      name: `analytics of a year: ${name}`,
      value,
      unit,
      budget: atMost === null ? null : { atMost },
    });
  say("business of 1,000 orders", small, "ms", null);
  say("business of 100,000 orders", large, "ms", 150);
  say("100,000 orders against 1,000", large / small, "×", 3);
}

async function timeCall(url: string, baker: Baker): Promise<number> {
  const begin = performance.now();
  const answer = await fetch(url, { headers: { cookie: baker.cookie() } });
  await answer.text();
  if (answer.status !== 200) throw new Error(`analytics answered ${answer.status}`);
  return performance.now() - begin;
}
