import { randomUUID } from "node:crypto";
import type { Baker } from "./bakers.ts";
import { settle } from "./bench-database.ts";
import type { BenchServer } from "./children.ts";
import { draftOrder } from "./ground.ts";
import type { Ground } from "./ground.ts";
import { sendLoad } from "./load.ts";
import type { Request } from "./load.ts";
import { report } from "./report.ts";
import { medianOf, ratioOf, takeTurns } from "./rounds.ts";
import type { Contestant, Pace, Sample } from "./rounds.ts";

const connections = 16;

/** A call whose cost is compared with bare servers. */
interface ComparedCall {
  name: string;
  method: "GET" | "POST";
  /** Its path at Marzipan and at the bare servers. */
  path: string;
  barePath: string;
  bakers: readonly Baker[];
  /** Its paths at the open server by what they are called; only against "open" there are budgets. */
  openPaths: Readonly<Record<string, string>>;
}

/** The budgets of a call; what has none is information. */
interface Budgets {
  throughput?: number;
  serverTime?: number;
  databaseTime?: number;
}

function sender(
  server: BenchServer,
  { method, path, bakers }: ComparedCall,
  barePath?: string,
): Contestant["send"] {
  const vary = method === "POST" ? { vary: () => ({ "idempotency-key": randomUUID() }) } : {};
  return async (span) => {
    const requests: Request[] = [];
    for (const [index, baker] of bakers.entries()) {
      requests.push({
        method,
        path: barePath === undefined ? path : `${barePath}?caller=${index}`,
        headers: { cookie: baker.cookie(), "content-type": "application/json" },
        ...(method === "POST" ? { body: JSON.stringify(draftOrder(baker)) } : {}),
      });
    }
    return await sendLoad({ url: server.url, requests, connections, span, ...vary });
  };
}

async function compare(
  ground: Ground,
  call: ComparedCall,
  pace: Pace,
  budgets: Budgets,
): Promise<void> {
  const { product, bare, open, database } = ground;
  const contestants: Contestant[] = [
    { name: "product", pid: product.pid, send: sender(product, call) },
    { name: "bare", pid: bare.pid, send: sender(bare, call, call.barePath) },
    ...Object.entries(call.openPaths).map(([name, path]) => ({
      name,
      pid: open.pid,
      send: sender(open, call, path),
    })),
  ];
  await settle(database.owner);
  const samples = await takeTurns(contestants, database.pid, pace);
  const say = (what: string, value: number, unit: string): void =>
    report({ name: `${call.name}: ${what}`, value, unit, budget: null });
  const { throughput, serverTime, databaseTime } = budgets;
  report({
    name: `${call.name}: throughput against bare`,
    value: ratioOf(samples, "product", "bare", "perSecond"),
    unit: "×",
    budget: throughput === undefined ? null : { atLeast: throughput },
  });
  const ratio = (name: string, what: string, key: keyof Sample, atMost?: number): void =>
    report({
      name: `${call.name}: ${what} against ${name}`,
      value: ratioOf(samples, "product", name, key),
      unit: "×",
      budget: atMost === undefined ? null : { atMost },
    });
  for (const name of Object.keys(call.openPaths)) {
    const limits = name === "open" ? { serverTime, databaseTime } : {};
    ratio(name, "server processor time", "serverMs", limits.serverTime);
    ratio(name, "database processor time", "databaseMs", limits.databaseTime);
  }
  for (const { name } of contestants) {
    say(`${name}, requests a second`, medianOf(samples, name, "perSecond"), "/s");
    say(`${name}, server time of a request`, medianOf(samples, name, "serverMs"), "ms");
    say(`${name}, database time of a request`, medianOf(samples, name, "databaseMs"), "ms");
  }
}

/** Measures the list of 25 orders with items, signed in. */
export async function measureList(ground: Ground, pace: Pace): Promise<void> {
  const call = {
    name: "list",
    method: "GET",
    path: "/api/orders?limit=25",
    barePath: "/list",
  } as const;
  const budgets = { throughput: 0.6, serverTime: 2.5, databaseTime: 1.5 };
  const list = { ...call, bakers: ground.bakers, openPaths: { open: "/list" } };
  await compare(ground, list, pace, budgets);
}

/** Measures making orders of three items with keys of their own, in 16 businesses, and in one for information. */
export async function measureCreate(ground: Ground, pace: Pace): Promise<void> {
  const call = { method: "POST", path: "/api/orders", barePath: "/create" } as const;
  const { bakers } = ground;
  const budgets = { throughput: 0.6, serverTime: 3, databaseTime: 1.5 };
  const openPaths = { open: "/create", "open without keys": "/create-keyless" };
  await compare(ground, { ...call, name: "create", bakers, openPaths }, pace, budgets);
  const alone = {
    ...call,
    name: "create in one business",
    bakers: bakers.slice(0, 1),
    openPaths: {},
  };
  await compare(ground, alone, pace, {});
}

/** Measures the dashboard, for information. */
export async function measureDashboard(ground: Ground, pace: Pace): Promise<void> {
  const call = {
    name: "dashboard",
    method: "GET",
    path: "/api/dashboard",
    barePath: "/dashboard",
  } as const;
  await compare(ground, { ...call, bakers: ground.bakers, openPaths: {} }, pace, {});
}
