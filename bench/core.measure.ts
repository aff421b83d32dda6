import { randomUUID } from "node:crypto";
import type { Baker } from "./bakers.ts";
import { settle } from "./bench-database.ts";
import type { BenchDatabase } from "./bench-database.ts";
import { startCore } from "./children.ts";
import type { BenchServer } from "./children.ts";
import { draftOrder } from "./ground.ts";
import type { Ground } from "./ground.ts";
import { sendLoad } from "./load.ts";
import { report } from "./report.ts";
import { medianOf, ratioOf, takeTurns } from "./rounds.ts";
import type { Contestant, Pace, Sample } from "./rounds.ts";

const connections = 16;
const catalogItems = 50;

/** A call, the core server's path for it, and how many times the core's processor time it may take. */
interface CoreCall {
  name: string;
  method: "GET" | "POST";
  path: string;
  corePath: string;
  most: { server: number; database: number; both?: number };
}

const calls: readonly CoreCall[] = [
  {
    name: "list",
    method: "GET",
    path: "/api/orders?limit=25",
    corePath: "/list",
    most: { server: 2.5, database: 1.8 },
  },
  {
    name: "create",
    method: "POST",
    path: "/api/orders",
    corePath: "/create",
    most: { server: 5, database: 3, both: 3.5 },
  },
  {
    name: "catalog",
    method: "GET",
    path: `/api/catalog-items?limit=${catalogItems}`,
    corePath: "/catalog",
    most: { server: 2, database: 1.5 },
  },
  {
    name: "dashboard",
    method: "GET",
    path: "/api/dashboard",
    corePath: "/dashboard",
    most: { server: 5, database: 3, both: 3 },
  },
];

/** Gives each baker a menu of 50 items, by SQL. */
async function addCatalog({ owner }: BenchDatabase, bakers: readonly Baker[]): Promise<void> {
  await owner.query(
    `insert into catalog_item (business_id, id, position, name, name_key, description, price_minor, currency,
        allergens, created_at, updated_at)
      select business, uuidv7(), n, 'Honey cake ' || n, 'honey cake ' || n,
          'Seven thin layers, sour cream, candied pecans. Better on the second day.', 10000 + n, 'ILS',
          '{gluten,eggs,milk}', now(), now()
        from unnest($1::uuid[]) business, generate_series(1, ${catalogItems}) n`,
    [bakers.map(({ claims }) => claims.businessId)],
  );
}

function makeContestant(
  name: string,
  server: BenchServer,
  bakers: readonly Baker[],
  { method }: CoreCall,
  pathOf: (caller: number) => string,
): Contestant {
  const vary = method === "POST" ? { vary: () => ({ "idempotency-key": randomUUID() }) } : {};
  return {
    name,
    pid: server.pid,
    send: async (span) => {
      const requests = bakers.map((baker, caller) => ({
        method,
        path: pathOf(caller),
        headers: { cookie: baker.cookie(), "content-type": "application/json" },
        ...(method === "POST" ? { body: JSON.stringify(draftOrder(baker)) } : {}),
      }));
      return await sendLoad({ url: server.url, requests, connections, span, ...vary });
    },
  };
}

/**
 * Measures calls against a server that does the core of their work and no more: no session, no row-level security, no
 * validation, no key, no history.
 */
export async function measureCore(ground: Ground, pace: Pace): Promise<void> {
  const { database, bakers, product } = ground;
  await addCatalog(database, bakers);
  const businesses = bakers.map(({ claims }) => claims.businessId);
  const core = await startCore(database, businesses);
  try {
    for (const call of calls) {
      const contestants = [
        makeContestant("product", product, bakers, call, () => call.path),
        makeContestant("core", core, bakers, call, (caller) => `${call.corePath}?caller=${caller}`),
      ];
      await settle(database.owner);
      const samples = await takeTurns(contestants, database.pid, pace);
      const ratio = (what: string, key: keyof Sample, atMost?: number): void =>
        report({
          name: `${call.name}: ${what} against core`,
          value: ratioOf(samples, "product", "core", key),
          unit: "×",
          budget: atMost === undefined ? null : { atMost },
        });
      ratio("server processor time", "serverMs", call.most.server);
      ratio("database processor time", "databaseMs", call.most.database);
      ratio("processor time of both", "bothMs", call.most.both);
      ratio("throughput", "perSecond");
      for (const name of ["product", "core"])
        for (const [what, key] of [
          ["server", "serverMs"],
          ["database", "databaseMs"],
        ] as const)
          report({
            name: `${call.name}: ${name}, ${what} time of a request`,
            value: medianOf(samples, name, key),
            unit: "ms",
            budget: null,
          });
    }
  } finally {
    await core.stop();
  }
}
