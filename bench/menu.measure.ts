import { settle } from "./bench-database.ts";
import type { BenchServer } from "./children.ts";
import type { Ground } from "./ground.ts";
import { sendLoad } from "./load.ts";
import { report } from "./report.ts";
import { medianOf, ratioOf, takeTurns } from "./rounds.ts";
import type { Contestant, Pace } from "./rounds.ts";

const connections = 16;

/** Measures the public menu's page of 24 items, compressed, and what an unchanged one costs. */
export async function measureMenu(ground: Ground, pace: Pace): Promise<void> {
  const { product, bare, database, menuPath } = ground;
  const headers = { "accept-encoding": "br", "accept-language": "he" };
  const first = await fetch(`${product.url}${menuPath}`, { headers });
  await first.arrayBuffer();
  const sender =
    (server: BenchServer, path: string, tag?: string): Contestant["send"] =>
    (span) =>
      sendLoad({
        url: server.url,
        requests: [
          {
            method: "GET",
            path,
            headers: tag === undefined ? headers : { ...headers, "if-none-match": tag },
          },
        ],
        connections,
        span,
        ...(tag === undefined ? {} : { expects: "3xx" }),
      });
  await settle(database.owner);
  const contestants: Contestant[] = [
    { name: "product", pid: product.pid, send: sender(product, menuPath) },
    { name: "bare", pid: bare.pid, send: sender(bare, "/menu") },
    {
      name: "unchanged",
      pid: product.pid,
      send: sender(product, menuPath, first.headers.get("etag") ?? ""),
    },
  ];
  const samples = await takeTurns(contestants, database.pid, pace);
  report({
    name: "menu: throughput against bare",
    value: ratioOf(samples, "product", "bare", "perSecond"),
    unit: "×",
    budget: { atLeast: 0.7 },
  });
  const ratio = ratioOf(samples, "unchanged", "bare", "perSecond");
  report({ name: "menu: unchanged (304) against bare", value: ratio, unit: "×", budget: null });
  for (const { name } of contestants) {
    const say = (what: string, value: number, unit: string): void =>
      report({ name: `menu: ${name}, ${what}`, value, unit, budget: null });
    say("requests a second", medianOf(samples, name, "perSecond"), "/s");
    say("server time of a request", medianOf(samples, name, "serverMs"), "ms");
    say("database time of a request", medianOf(samples, name, "databaseMs"), "ms");
  }
}
