import { addBusinesses, openBenchDatabase, settle } from "./bench-database.ts";
import { startCore, startProduct } from "./children.ts";
import type { BenchServer } from "./children.ts";
import { median } from "./report.ts";

/** As many businesses and orders of each as a start finds. */
const businessesCount = 50;
const ordersOfBusiness = 200;

async function timeToAnswer(start: () => Promise<BenchServer>, path: string): Promise<number> {
  const begin = performance.now();
  const server = await start();
  try {
    const answer = await fetch(`${server.url}${path}`);
    await answer.text();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    return performance.now() - begin;
  } finally {
    await server.stop();
  }
}

/**
 * Starts the server and the core server in turns on one running database of 10,000 orders, and returns the middle of
 * the ratios of the times until their first answers, and the middle of the core server's, in milliseconds.
 */
export async function takeColdStarts(times: number): Promise<{ ratio: number; coreMs: number }> {
  const database = await openBenchDatabase();
  try {
    await addBusinesses(database.owner, businessesCount, ordersOfBusiness);
    await settle(database.owner);
    const { rows } = await database.owner.query<{ id: string }>("select id from business");
    const businesses = rows.map(({ id }) => id);
    const startBoth = async (): Promise<{ productMs: number; coreMs: number }> => ({
      productMs: await timeToAnswer(() => startProduct(database), "/"),
      coreMs: await timeToAnswer(() => startCore(database, businesses), "/list?caller=0"),
    });
    // What a first start writes into a new database is not part of a later one.
    await startBoth();
    const starts: Awaited<ReturnType<typeof startBoth>>[] = [];
    for (let time = 0; time < times; time += 1) starts.push(await startBoth());
    return {
      ratio: median(starts.map(({ productMs, coreMs }) => productMs / coreMs)),
      coreMs: median(starts.map(({ coreMs }) => coreMs)),
    };
  } finally {
    await database.stop();
  }
}
