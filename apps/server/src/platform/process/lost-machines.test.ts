import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ensurePooler, ensureProxies } from "../../../../../tools/bootstrap/proxies.mjs";
import { withOwner } from "../database/owner.ts";
import { startBalancer } from "../testing/balancer.ts";
import type { Balancer } from "../testing/balancer.ts";
import { findPort } from "../testing/free-port.ts";
import { startReplicated } from "../testing/hot-standby.ts";
import type { Replicated } from "../testing/hot-standby.ts";
import type { HttpCaller } from "../testing/http-caller.ts";
import { limitLogin, startPooler } from "../testing/pooler.ts";
import type { Pooler } from "../testing/pooler.ts";
import { openServerGround, signInAdmin } from "../testing/server-folders.ts";
import { endProcess } from "../testing/server-process.ts";
import type { ServerProcess } from "../testing/server-process.ts";

// haproxy before two servers, PgBouncer between them and a primary, and a hot standby: one of each is killed under load.

const ground = openServerGround();
let pair: Replicated;
let pooler: Pooler;
let balancer: Balancer;
let servers: [ServerProcess, ServerProcess];
let startOne: () => Promise<ServerProcess>;

beforeAll(async () => {
  pair = await startReplicated();
  const { ownerUrl, appUrl, role } = pair.database;
  await limitLogin(ownerUrl, role.role);
  pooler = await startPooler(ensurePooler(), appUrl);
  const ports = [await findPort(), await findPort()] as const;
  balancer = await startBalancer(ensureProxies().haproxy, ports);
  const start = (port: number): Promise<ServerProcess> =>
    ground.open({
      DATA_DIR: ground.makeEmptyFolder(),
      DATABASE_URL: pooler.through(appUrl),
      DATABASE_POOLER: "transaction",
      DATABASE_OWNER_URL: ownerUrl,
      LIVE_DATABASE_URL: appUrl,
      DATABASE_READ_URL: pair.readUrl,
      PORT: String(port),
      TRUST_PROXY: "1",
      LOG_LEVEL: "silent",
      SESSION_SECRET: "a secret of two servers that is long enough",
    });
  startOne = () => start(ports[0]);
  servers = [await start(ports[0]), await start(ports[1])];
  // The balancer asks from time to time who is there, and leads no one to a server before it has found it.
  while (!(await fetch(`${balancer.url}/readyz`)).ok) await sleep(100);
}, 120_000);
afterAll(async () => {
  await balancer.stop();
  await ground.clear();
  await pooler.stop();
  await pair.stop();
});

/** What those who work meanwhile were told: how often each status came, `cut` for no answer, and which clients were acknowledged. */
interface Told {
  statuses: Map<number | "cut", number>;
  acknowledged: string[];
}

/** Asks for the list of clients, or for a new one under a key of their name, as a browser does. */
async function ask(caller: HttpCaller, told: Told, name?: string): Promise<number | "cut"> {
  const status = await fetch(`${caller.url}/api/clients${name ? "" : "?limit=5"}`, {
    method: name ? "POST" : "GET",
    headers: {
      cookie: caller.cookieHeader(),
      ...(name
        ? { "content-type": "application/json", "idempotency-key": name.replaceAll(" ", "-") }
        : {}),
    },
    ...(name ? { body: JSON.stringify({ name }) } : {}),
  }).then(
    async (answer) => answer.text().then(() => answer.status),
    () => "cut" as const,
  );
  told.statuses.set(status, (told.statuses.get(status) ?? 0) + 1);
  return status;
}

/** Creates clients one after the other, each asked for until they are acknowledged, and reads the list after each. */
async function work(caller: HttpCaller, who: string, told: Told, end: AbortSignal): Promise<void> {
  for (let count = 0; !end.aborted; count += 1) {
    const name = `${who} ${count}`;
    while ((await ask(caller, told, name)) !== 201) await sleep(50);
    told.acknowledged.push(name);
    await ask(caller, told);
  }
}

/** Lets eight browsers work through what happens, until they have gone on for a while after it. */
async function whileWorking(title: string, what: () => Promise<void>): Promise<Told> {
  const told: Told = { statuses: new Map(), acknowledged: [] };
  const callers = await Promise.all(Array.from({ length: 8 }, () => signInAdmin(balancer.url)));
  const end = new AbortController();
  const working = callers.map((caller, at) => work(caller, `${title} ${at}`, told, end.signal));
  const goOn = async (): Promise<void> => {
    const before = told.acknowledged.length;
    const done = (): number => told.acknowledged.length - before;
    await expect.poll(done, { timeout: 30_000, interval: 50 }).toBeGreaterThan(100);
  };
  await goOn();
  await what();
  await goOn();
  end.abort();
  await Promise.all(working);
  return told;
}

/** The clients that are stored, by the beginning of their names. */
async function listStored(title: string): Promise<string[]> {
  return await withOwner(pair.database.ownerUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "select name from client where name like $1 || ' %'",
      [title],
    );
    return rows.map(({ name }) => name);
  });
}

/** Every acknowledged client is stored once, and anyone who was not answered was told to come again. */
async function expectKept(title: string, { statuses, acknowledged }: Told): Promise<void> {
  expect((await listStored(title)).toSorted()).toEqual(acknowledged.toSorted());
  const allowed = new Set<number | "cut">([200, 201, 502, 503, 504, "cut"]);
  expect([...statuses].filter(([status]) => !allowed.has(status))).toEqual([]);
}

describe("one of each is lost under load", { timeout: 120_000 }, () => {
  it("a server: what it had acknowledged is kept, the other goes on, and it comes back", async () => {
    const told = await whileWorking("Server", async () => {
      await endProcess(servers[0].child, "SIGKILL");
    });
    await expectKept("Server", told);
    servers[0] = await startOne();
  });

  it("the replica: all goes on from the primary, nobody is refused", async () => {
    const told = await whileWorking("Replica", () => pair.killReplica());
    await expectKept("Replica", told);
    expect([...told.statuses.keys()].toSorted()).toEqual([200, 201]);
    await pair.startReplica();
  });

  it("the pooler: writing is told to come again until it is back, and nothing is lost", async () => {
    const told = await whileWorking("Pooler", async () => {
      await pooler.kill();
      await sleep(1500);
      await pooler.startAgain();
    });
    await expectKept("Pooler", told);
    expect(told.statuses.get(503)).toBeGreaterThan(0);
  });
});
