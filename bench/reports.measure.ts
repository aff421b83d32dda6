import { setTimeout as sleep } from "node:timers/promises";
import { openBakehouse } from "./bakers.ts";
import { addBusinesses, fillOrders, openBenchDatabase, settle } from "./bench-database.ts";
import { startProduct } from "./children.ts";
import { readMemoryMb, readProcessorSeconds } from "./processor-time.ts";
import { report } from "./report.ts";

/** Each has three items, so that its two sheets hold 100,000 rows. */
const orders = 25_000;

/** Measures a workbook of 100,000 rows: the server's processor time, and how much its memory grows meanwhile. */
export async function measureReports(): Promise<void> {
  const database = await openBenchDatabase();
  await addBusinesses(database.owner, 20, 50);
  const bakehouse = await openBakehouse(database);
  const [baker] = await bakehouse.hire(1);
  await bakehouse.close();
  if (!baker) throw new Error("nobody was hired");
  const business = `select '${baker.claims.businessId}'::uuid as id`;
  await fillOrders(database.owner, business, orders);
  await settle(database.owner);
  const product = await startProduct(database);
  try {
    const year = new Date().getFullYear();
    const query = `from=${year - 2}-01-01&to=${year + 2}-12-31&language=he`;
    const take = async (kind: string): Promise<number> => {
      const url = `${product.url}/api/reports/${kind}.xlsx?${query}`;
      const answer = await fetch(url, { headers: { cookie: baker.cookie() } });
      if (answer.status !== 200) throw new Error(`a report answered ${answer.status}`);
      return (await answer.arrayBuffer()).byteLength;
    };
    await take("clients");
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
    const bytes = await take("orders").finally(() => {
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
  } finally {
    await product.stop();
    await database.stop();
  }
}
