import { setTimeout as sleep } from "node:timers/promises";
import { openBakehouse } from "./bakers.ts";
import type { Baker } from "./bakers.ts";
import { addBusinesses, fillOrders, openBenchDatabase, settle } from "./bench-database.ts";
import { startProduct } from "./children.ts";
import type { BenchServer } from "./children.ts";
import { sendLoad } from "./load.ts";
import { readMemoryMb, readProcessorSeconds } from "./processor-time.ts";
import { median, report } from "./report.ts";

/** Each has three items, so that its two sheets hold 100,000 rows. */
const orders = 25_000;
/** More than a paper has lines: what is set is cut at 3,000. */
const ordersOfPaper = 3200;
const listSeconds = 2;
const year = new Date().getFullYear();

/**
 * Measures a workbook of 100,000 rows: the server's processor time, how much its memory grows meanwhile, and the orders
 * list of others next to it; and the same list beside a PDF of 3,000 lines.
 */
export async function measureReports(rounds: number): Promise<void> {
  const database = await openBenchDatabase();
  await addBusinesses(database.owner, 20, 50);
  const bakehouse = await openBakehouse(database);
  const [large, small, reader] = await bakehouse.hire(3);
  await bakehouse.close();
  if (!large || !small || !reader) throw new Error("nobody was hired");
  for (const [baker, count] of [
    [large, orders],
    [small, ordersOfPaper],
    [reader, 400],
  ] as const) {
    const business = `select '${baker.claims.businessId}'::uuid as id`;
    await fillOrders(database.owner, business, count);
  }
  await settle(database.owner);
  const product = await startProduct(database);
  try {
    await measureWorkbook(product, large);
    await measureListBeside(product, reader, rounds, {
      name: "an Excel of 100,000 rows",
      take: () => take(product, large, "orders.xlsx"),
    });
    await measureListBeside(product, reader, rounds, {
      name: "a PDF of 3,000 lines",
      take: () => take(product, small, "orders.pdf"),
    });
  } finally {
    await product.stop();
    await database.stop();
  }
}

async function take({ url }: BenchServer, baker: Baker, file: string): Promise<number> {
  const query = `from=${year - 2}-01-01&to=${year + 2}-12-31&language=he`;
  const answer = await fetch(`${url}/api/reports/${file}?${query}`, {
    headers: { cookie: baker.cookie() },
  });
  if (answer.status !== 200) throw new Error(`${file} answered ${answer.status}`);
  return (await answer.arrayBuffer()).byteLength;
}

async function measureWorkbook(product: BenchServer, baker: Baker): Promise<void> {
  await take(product, baker, "clients.xlsx");
  const idleMb = readMemoryMb(product.pid);
  const before = readProcessorSeconds(product.pid);
  let mostMb = 0;
  let isMaking = true;
  const watching = (async () => {
    while (isMaking) {
      mostMb = Math.max(mostMb, readMemoryMb(product.pid));
      await sleep(50);
    }
  })();
  const bytes = await take(product, baker, "orders.xlsx").finally(() => {
    isMaking = false;
  });
  await watching;
  const seconds = readProcessorSeconds(product.pid) - before;
  const say = (name: string, value: number, unit: string, atMost: number | null): void =>
    report({
      name: `Excel of 100,000 rows: ${name}`,
      value,
      unit,
      budget: atMost === null ? null : { atMost },
    });
  say("processor time of the server", seconds, "s", 8);
  say("memory of the server while it is made, more than before", mostMb - idleMb, "MB", 200);
  say("memory of the server before", idleMb, "MB", null);
  say("size of the file", bytes / 1e6, "MB", null);
}

/** Measures the orders list of one baker, asked for one after the other, while another's report is made over and over. */
async function measureListBeside(
  { url }: BenchServer,
  reader: Baker,
  rounds: number,
  beside: { name: string; take: () => Promise<number> },
): Promise<void> {
  const list = async (): Promise<number> => {
    const { perSecond } = await sendLoad({
      url,
      span: { seconds: listSeconds },
      connections: 1,
      requests: [
        { method: "GET", path: "/api/orders?limit=25", headers: { cookie: reader.cookie() } },
      ],
    });
    return 1000 / perSecond;
  };
  const ratios: number[] = [];
  const lasted: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const alone = await list();
    let isListing = true;
    const making = (async () => {
      while (isListing) {
        const begin = performance.now();
        await beside.take();
        if (round >= 0) lasted.push((performance.now() - begin) / 1000);
      }
    })();
    const besides = await list().finally(() => {
      isListing = false;
    });
    await making;
    if (round >= 0) ratios.push(besides / alone);
  }
  report({
    name: `the orders list while ${beside.name} is made, against alone`,
    value: median(ratios),
    unit: "×",
    budget: { atMost: 1.5 },
  });
  report({
    name: `${beside.name}, made beside the list`,
    value: median(lasted),
    unit: "s",
    budget: null,
  });
}
