import type pg from "pg";
import { openBakehouse } from "./bakers.ts";
import type { Baker } from "./bakers.ts";
import { addBusinesses, fillOrders, openBenchDatabase, settle } from "./bench-database.ts";
import { startProduct } from "./children.ts";
import { readFamilySeconds } from "./processor-time.ts";
import { median, report } from "./report.ts";

const ordersOfSmall = 1000;
const ordersOfLarge = 100_000;
const dayMs = 86_400_000;

/** Calls of one turn: the system tells processor time in hundredths of a second. */
const callsATurn = 40;

/**
 * Measures analytics of a year in a business with 100,000 orders beside one with 1,000, asked in turns: the processor
 * time that the database takes for a call, and the whole call.
 */
export async function measureAnalytics(turns: number): Promise<void> {
  const database = await openBenchDatabase();
  await addBusinesses(database.owner, 200, 50);
  const bakehouse = await openBakehouse(database);
  const bakers = await bakehouse.hire(2);
  const counts = [ordersOfSmall, ordersOfLarge];
  for (const [at, { claims }] of bakers.entries()) {
    const business = `select '${claims.businessId}'::uuid as id`;
    await fillOrders(database.owner, business, counts[at] ?? 0);
    await fillMoney(database.owner, claims.businessId, (counts[at] ?? 0) / 250);
  }
  // Before the database has statistics, as after a large import.
  const begin = performance.now();
  await bakehouse.runJob("compare-sums");
  report({
    name: "comparing and mending kept sums before there are statistics, 111,000 orders",
    value: (performance.now() - begin) / 1000,
    unit: "s",
    budget: null,
  });
  await bakehouse.close();
  await settle(database.owner);
  const product = await startProduct(database);
  const day = (ago: number): string =>
    new Date(Date.now() - ago * dayMs).toISOString().slice(0, 10);
  const path = `/api/analytics?from=${day(364)}&to=${day(0)}&compare=none`;
  const times: Sample[][] = [[], []];
  try {
    for (let turn = -1; turn < turns; turn += 1) {
      for (const [at, baker] of bakers.entries()) {
        const sample = await timeCalls(product.url + path, baker, database.pid);
        if (turn >= 0) times[at]?.push(sample);
      }
    }
  } finally {
    await product.stop();
    await database.stop();
  }
  const middle = (which: keyof Sample): [number, number] =>
    times.map((samples) => median(samples.map((one) => one[which]))) as [number, number];
  const [small, large] = middle("databaseMs");
  const [smallWhole, largeWhole] = middle("wholeMs");
  const say = (name: string, value: number, unit: string, atMost: number | null): void =>
    report({
      name: `analytics of a year: ${name}`,
      value,
      unit,
      budget: atMost === null ? null : { atMost },
    });
  say("database time, business of 1,000 orders", small, "ms", null);
  say("database time, business of 100,000 orders", large, "ms", 150);
  say("database time, 100,000 orders against 1,000", large / small, "×", 3);
  say("whole call, business of 1,000 orders", smallWhole, "ms", null);
  say("whole call, business of 100,000 orders", largeWhole, "ms", null);
}

/** Links most orders of a business to clients, marks nearly all completed ones as paid and adds expenses. The daily sums must be recomputed afterwards. */
async function fillMoney(owner: pg.Client, businessId: string, clients: number): Promise<void> {
  const own = `'${businessId}'::uuid`;
  await owner.query(`
    insert into client (business_id, id, name, name_key, search_key, created_at, updated_at)
      select ${own}, uuidv7(-n * interval '1 day'), 'Client ' || n, 'client ' || n, 'client ' || n, now(), now()
        from generate_series(1, ${Math.ceil(clients)}) n`);
  await owner.query(`
    with people as (select array_agg(id) as ids, count(*) as many from client where business_id = ${own})
    update orders set client_id = ids[1 + number % many] from people
     where business_id = ${own} and number % 10 < 7`);
  await owner.query(`
    insert into payment (business_id, id, order_id, order_number, kind, amount_minor, effect_minor, currency, method,
        paid_date, search_key, created_at)
      select business_id, uuidv7(), id, number, 'payment', total_minor, total_minor, currency, 'cash', delivery_date,
             '#' || number, now()
        from orders where business_id = ${own} and status = 'completed' and number % 50 <> 0`);
  await owner.query(`
    update orders set paid_minor = total_minor
     where business_id = ${own} and status = 'completed' and number % 50 <> 0`);
  await owner.query(`
    insert into expense (business_id, id, date, category, amount_minor, currency, search_key, created_at, updated_at)
      select ${own}, uuidv7(), current_date - n / 2, (array['food', 'fuel', 'office'])[1 + n % 3], 5000, 'ILS', '',
             now(), now()
        from generate_series(0, 999) n`);
}

/** What a call takes, in the mean of some. */
interface Sample {
  databaseMs: number;
  wholeMs: number;
}

async function timeCalls(url: string, baker: Baker, databasePid: number): Promise<Sample> {
  const before = readFamilySeconds(databasePid);
  const begin = performance.now();
  for (let call = 0; call < callsATurn; call += 1) {
    const answer = await fetch(url, { headers: { cookie: baker.cookie() } });
    await answer.text();
    if (answer.status !== 200) throw new Error(`analytics answered ${answer.status}`);
  }
  const wholeMs = (performance.now() - begin) / callsATurn;
  return { databaseMs: ((readFamilySeconds(databasePid) - before) * 1000) / callsATurn, wholeMs };
}
