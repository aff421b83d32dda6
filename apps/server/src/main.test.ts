import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { afterEach, describe, expect, inject, it, vi } from "vitest";
import pg from "pg";
import { createHttpCaller } from "./platform/testing/http-caller.ts";
import type { HttpCaller } from "./platform/testing/http-caller.ts";
import { openStandIn } from "./platform/testing/stand-in.ts";
import { firstAdmin, openServerGround, signInAdmin } from "./platform/testing/server-folders.ts";
import { endProcess, failToStart } from "./platform/testing/server-process.ts";
import { withDatabase } from "./platform/testing/with-database.ts";

const ground = openServerGround();
afterEach(() => ground.clear());

const order = (index: number) => ({
  clientName: `Client ${index}`,
  deliveryDate: "2026-12-01",
  items: [{ dessert_name: "Babka", quantity: 1, unit_price: 62 }],
});

/** What was acknowledged: by the name of whom it is for, the number that was answered. */
type Acknowledged = Map<string, unknown>;

interface Creation {
  name: string;
  create: () => Promise<{ status: number; body: Record<string, unknown> }>;
}

const createOrder = (caller: HttpCaller, index: number): Creation => ({
  name: `Client ${index}`,
  create: () =>
    caller.call("POST", "/api/orders", order(index), { "idempotency-key": `order-${index}` }),
});

/** Sends creations at once, ends a process in their midst, and returns what was acknowledged. */
async function createWhileEnding(
  creations: readonly Creation[],
  isEnough: (acknowledged: Acknowledged) => boolean,
  end: () => Promise<unknown>,
): Promise<Acknowledged> {
  const acknowledged: Acknowledged = new Map();
  let hasEnded = false;
  const all = creations.map(async ({ name, create }) => {
    const answer = await create().catch(() => null);
    if (answer?.status === 201) acknowledged.set(name, answer.body["number"]);
    if (hasEnded || !isEnough(acknowledged)) return;
    hasEnded = true;
    await end();
  });
  await Promise.all(all);
  return acknowledged;
}

function countOf(acknowledged: Acknowledged, kind: "Client" | "Customer"): number {
  return [...acknowledged.keys()].filter((name) => name.startsWith(kind)).length;
}

async function listNames(caller: HttpCaller, list = "/api/orders?limit=100"): Promise<string[]> {
  const names: string[] = [];
  let cursor = "";
  do {
    const { body } = await caller.call("GET", `${list}${cursor && `&cursor=${cursor}`}`);
    for (const item of body["items"] as { clientName?: string; name: string }[])
      names.push(item.clientName ?? item.name);
    cursor = (body["nextCursor"] as string | null) ?? "";
  } while (cursor);
  return names;
}

function expectEachOnce(names: string[], acknowledged: Iterable<string>): void {
  expect(new Set(names).size).toBe(names.length);
  for (const name of acknowledged) expect(names).toContain(name);
}

/**
 * Opens a menu that takes requests, and returns how its customers ask, each from another address.
 */
async function openMenu(baker: HttpCaller): Promise<(url: string, index: number) => Creation> {
  const item = await baker.call("POST", "/api/catalog-items", { name: "Babka", price: 62 });
  await baker.call("PUT", "/api/menu-settings/slug", { slug: "killed" });
  await baker.call("PUT", "/api/menu-settings/addresses/slug", { isOpen: true });
  const menu = "/api/public/menus/killed";
  const { body } = await baker.call("GET", `${menu}/days?days=14`);
  const day = (body["days"] as { state: string; date: string; times: string[] }[]).find(
    ({ state }) => state === "open",
  );
  const draft = (index: number) => ({
    items: [{ id: item.body["id"], quantity: 1 }],
    expectedTotal: 62,
    deliveryDate: day?.date,
    deliveryTime: day?.times[0],
    fulfilment: "pickup",
    name: `Customer ${index}`,
    phone: `050-${1_000_000 + index}`,
    language: "en",
    hasConsented: true,
    captchaToken: "solved",
  });
  return (url, index) => ({
    name: `Customer ${index}`,
    create: () =>
      createHttpCaller(url).call("POST", `${menu}/order-requests`, draft(index), {
        "idempotency-key": `request-${index}`,
        "x-forwarded-for": `10.1.0.${index}`,
      }),
  });
}

describe("a server that is killed in the midst of 200 creations", () => {
  it(
    "has every acknowledged order and request once when it is started again, also when asked again",
    { timeout: 120_000 },
    async () => {
      const captcha = await openStandIn();
      captcha.answer({ success: true });
      const extra = {
        DATA_DIR: ground.makeFolder(),
        TRUST_PROXY: "1",
        CAPTCHA: "turnstile",
        TURNSTILE_SITE_KEY: "site",
        TURNSTILE_SECRET: "secret",
        TURNSTILE_URL: captcha.url,
      };
      const first = await ground.open(extra);
      const baker = await signInAdmin(first.url);
      const ask = await openMenu(baker);
      const acknowledged = await createWhileEnding(
        Array.from({ length: 200 }, (_none, index) =>
          index % 4 === 0 ? ask(first.url, index) : createOrder(baker, index),
        ),
        (so) => countOf(so, "Client") >= 20 && countOf(so, "Customer") >= 10,
        () => endProcess(first.child, "SIGKILL"),
      );
      const second = await ground.open(extra);
      const again = await signInAdmin(second.url);
      const hasName = (kind: string) => (name: string) => name.startsWith(kind);
      const names = [...acknowledged.keys()];
      expectEachOnce(await listNames(again), names.filter(hasName("Client")));
      const requests = "/api/order-requests?tab=all&limit=100";
      expectEachOnce(await listNames(again, requests), names.filter(hasName("Customer")));

      for (let index = 0; index < 200; index += 4) {
        const { name, create } = ask(second.url, index);
        const { status, body } = await create();
        const number = acknowledged.get(name) ?? body["number"];
        expect([name, status, body["number"]]).toEqual([name, 201, number]);
      }
      const stored = await listNames(again, requests);
      expect(stored).toHaveLength(50);
      expect(new Set(stored).size).toBe(50);
      await captcha.close();
    },
  );

  it("recovers by itself when PostgreSQL is killed", { timeout: 120_000 }, async () => {
    const DATA_DIR = ground.makeFolder();
    const server = await ground.open({ DATA_DIR });
    const caller = await signInAdmin(server.url);
    const killed = readPostmaster(DATA_DIR);
    const acknowledged = await createWhileEnding(
      Array.from({ length: 200 }, (_none, index) => createOrder(caller, index)),
      (so) => so.size >= 30,
      async () => {
        process.kill(killed, "SIGKILL");
      },
    );
    expect(acknowledged.size).toBeGreaterThanOrEqual(30);
    // The connections of a killed PostgreSQL can serve for another moment, /readyz with them.
    await expect.poll(() => readPostmaster(DATA_DIR), { timeout: 30_000 }).not.toBe(killed);
    await expect
      .poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 30_000 })
      .toBe(200);
    const listed = await vi.waitFor(() => listNames(caller), { timeout: 30_000 });
    expectEachOnce(listed, acknowledged.keys());
    const repeated = await caller.call("POST", "/api/orders", order(0), {
      "idempotency-key": "order-0",
    });
    expect(repeated.status).toBe(201);
    const names = await listNames(caller);
    expect(names.filter((name) => name === "Client 0")).toHaveLength(1);
  });
});

function readPostmaster(dataDir: string): number {
  return Number(
    readFileSync(path.join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0],
  );
}

describe("two server processes on one database", () => {
  it("share sessions, live updates and idempotency", { timeout: 120_000 }, async () => {
    const name = `two_${process.pid}`;
    const root = new pg.Client({ connectionString: withDatabase(inject("ownerUrl"), "postgres") });
    await root.connect();
    await root.query(`create database ${name} template marzipan_template`);
    const urls = inject("setsRole")
      ? { DATABASE_URL: withDatabase(inject("ownerUrl"), name) }
      : {
          DATABASE_OWNER_URL: withDatabase(inject("ownerUrl"), name),
          DATABASE_URL: withDatabase(inject("appUrl"), name),
        };
    try {
      const [one, two] = await Promise.all([
        ground.open({ ...urls, DATA_DIR: ground.makeEmptyFolder() }),
        ground.open({ ...urls, DATA_DIR: ground.makeEmptyFolder() }),
      ]);
      const here = await signInAdmin(one.url);
      const there = createHttpCaller(two.url, here.cookies);
      expect((await there.call("GET", "/api/me")).status).toBe(200);
      const heard = hearOnce(there);
      await heard.isOpen;
      const headers = { "idempotency-key": "shared" };
      const answers = await Promise.all([
        here.call("POST", "/api/orders", order(1), headers),
        there.call("POST", "/api/orders", order(1), headers),
      ]);
      expect(answers.map((answer) => answer.status)).toEqual([201, 201]);
      expect(answers[0]?.body["id"]).toBe(answers[1]?.body["id"]);
      expect(await heard.change).toContain("orders");
      expect(await listNames(there)).toEqual(["Client 1"]);
      await here.call("POST", "/api/auth/sign-out", { everywhere: true });
      expect((await there.call("GET", "/api/devices")).status).toBe(401);
    } finally {
      await ground.clear();
      await root.query(`drop database ${name} with (force)`);
      await root.end();
    }
  });
});

/** Listens to the live stream until the first change. */
function hearOnce(caller: HttpCaller): { isOpen: Promise<void>; change: Promise<string> } {
  let opened: () => void = () => undefined;
  const isOpen = new Promise<void>((resolve) => (opened = resolve));
  const change = (async () => {
    const answer = await fetch(`${caller.url}/api/live`, {
      headers: { cookie: caller.cookieHeader() },
    });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let said = "";
    for (;;) {
      const part = await reader?.read();
      said += part?.value ?? "";
      opened();
      if (part?.done || said.includes("event: change")) break;
    }
    await reader?.cancel();
    return said;
  })();
  return { isOpen, change };
}

describe("a server that reloads its files, as in development", () => {
  it("hashes passwords as any other", { timeout: 60_000 }, async () => {
    const { url } = await ground.open({ DATA_DIR: ground.makeFolder() }, [
      "--watch",
      "--watch-preserve-output",
    ]);
    const { status } = await createHttpCaller(url).call("POST", "/api/auth/sign-in", firstAdmin);
    expect(status).toBe(200);
  });
});

describe("a server with the demo", { timeout: 60_000 }, () => {
  it("names no demo accounts where the database has others", async () => {
    const DATA_DIR = ground.makeFolder();
    const first = await ground.open({ DATA_DIR });
    await endProcess(first.child, "SIGTERM");
    const again = await ground.open({ DATA_DIR, DEMO: "1" });
    await expect.poll(() => again.readSaid()).toContain("Mails do not leave this machine");
    expect(again.readSaid()).not.toContain("baker@demo.test");
  });
});

describe("a start that cannot succeed says why in one sentence", () => {
  const expectSentence = (answer: { code: number | null; said: string }, words: RegExp): void => {
    expect(answer.code).toBe(1);
    expect(answer.said).toMatch(words);
    expect(answer.said.trim().split("\n")).toHaveLength(1);
  };

  it("for a taken port", { timeout: 60_000 }, async () => {
    const taker = createServer();
    await new Promise<void>((resolve) => taker.listen(0, "127.0.0.1", resolve));
    const { port } = taker.address() as { port: number };
    const answer = await failToStart({ DATA_DIR: ground.makeFolder(), PORT: String(port) });
    taker.close();
    expectSentence(answer, new RegExp(`Port ${port} is taken`));
  });

  it("for an unreachable database", async () => {
    const answer = await failToStart({
      DATA_DIR: ground.makeEmptyFolder(),
      DATABASE_URL: "postgresql://a:b@127.0.0.1:1/none",
    });
    expectSentence(answer, /DATABASE_URL cannot be reached/);
  });

  it("for a second instance on the same folder", { timeout: 60_000 }, async () => {
    const DATA_DIR = ground.makeFolder();
    await ground.open({ DATA_DIR });
    expectSentence(await failToStart({ DATA_DIR }), /\S/);
  });

  it("for production without its secrets", async () => {
    const answer = await failToStart({
      NODE_ENV: "production",
      DATA_DIR: ground.makeEmptyFolder(),
    });
    expectSentence(answer, /SESSION_SECRET/);
  });

  it("for a demo that would listen beyond this machine", async () => {
    expectSentence(
      await failToStart({ DATA_DIR: ground.makeEmptyFolder(), HOST: "0.0.0.0" }),
      /HOST/,
    );
  });
});

describe("Ctrl-C", () => {
  it("stops server and database, and leaves the folder free", { timeout: 60_000 }, async () => {
    const DATA_DIR = ground.makeEmptyFolder();
    const server = await ground.open({ DATA_DIR });
    const postmaster = readPostmaster(DATA_DIR);
    expect(await endProcess(server.child, "SIGINT")).toBe(0);
    expect(() => process.kill(postmaster, 0)).toThrow("ESRCH");
    const again = await ground.open({ DATA_DIR });
    expect((await fetch(`${again.url}/healthz`)).status).toBe(200);
  });
});
