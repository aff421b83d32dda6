import { existsSync, readFileSync, readdirSync, renameSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { HttpCaller } from "../platform/testing/http-caller.ts";
import { firstAdmin, openServerGround, signInAdmin } from "../platform/testing/server-folders.ts";

/** The bound of any call: a turn, a connection or a statement, and what a busy machine adds. */
const boundMs = 12_000;
const readyBoundMs = 6000;
const slug = "outage";

const ground = openServerGround();
let folder: string;
let url: string;
let baker: HttpCaller;
let postmaster: number;
let readSaid: () => string;
beforeAll(async () => {
  folder = ground.makeFolder();
  const server = await ground.open({ DATA_DIR: folder, LOG_LEVEL: "warn" });
  url = server.url;
  readSaid = () => server.readSaid();
  baker = await signInAdmin(url);
  await baker.call("POST", "/api/catalog-items", { name: "Babka", price: 62 });
  await baker.call("PUT", "/api/menu-settings/slug", { slug });
  await baker.call("PUT", "/api/menu-settings/addresses/slug", { isOpen: true });
  postmaster = readPostmaster();
}, 120_000);
afterAll(() => ground.clear());

function readPostmaster(): number {
  const file = path.join(folder, "postgres", "postmaster.pid");
  return existsSync(file) ? Number(readFileSync(file, "utf8").split("\n")[0]) : postmaster;
}

interface Asked {
  status: number;
  code: string;
  text: string;
  retryAfter: number;
  tookMs: number;
}

async function ask(method: string, to: string, body?: unknown): Promise<Asked> {
  const begin = performance.now();
  const answer = await fetch(`${url}${to}`, {
    method,
    headers: {
      cookie: baker.cookieHeader(),
      "accept-language": "he",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(method === "POST" ? { "idempotency-key": `${to}-${keys}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const tookMs = performance.now() - begin;
  const code = /"code":"(\w+)"/.exec(text)?.[1] ?? "";
  const retryAfter = Number(answer.headers.get("retry-after") ?? 0);
  return { status: answer.status, code, text, retryAfter, tookMs };
}

let keys = 0;
const order = (name: string) => ({
  clientName: name,
  deliveryDate: "2026-12-01",
  items: [{ dessert_name: "Babka", quantity: 1, unit_price: 62 }],
});

const reads = ["/api/orders", "/api/dashboard", "/api/me", `/api/public/menus/${slug}`];
const pages = [`/m/${slug}`, "/public/menu/mt_0123456789", "/order/0123456789"];

async function listOrders(): Promise<string[]> {
  const { body } = await baker.call("GET", "/api/orders?limit=100");
  return (body["items"] as { clientName: string }[]).map(({ clientName }) => clientName);
}

/** Asks for everything at once while the database is away, and expects a refusal in time from each. */
async function expectRefusals(): Promise<void> {
  keys += 1;
  const ready = ask("GET", "/readyz");
  const answers = await Promise.all([
    ...reads.map((read) => ask("GET", read)),
    ask("POST", "/api/orders", order(`Refused ${keys}`)),
    ask("POST", "/api/auth/sign-in", firstAdmin),
    ask("POST", "/api/auth/refresh"),
  ]);
  for (const { status, code, retryAfter, tookMs } of answers) {
    expect([status, code]).toEqual([503, "unavailable"]);
    expect(retryAfter).toBeGreaterThan(0);
    expect(tookMs).toBeLessThan(boundMs);
  }
  for (const page of await Promise.all(pages.map((each) => ask("GET", each)))) {
    expect(page.status).toBe(503);
    expect(page.retryAfter).toBeGreaterThan(0);
    expect(page.text).toContain('<html lang="he" dir="rtl"');
    expect(page.text).toContain("תכף חוזרים");
    expect(page.tookMs).toBeLessThan(boundMs);
  }
  expect(await ready).toMatchObject({ status: 503 });
  expect((await ready).tookMs).toBeLessThan(readyBoundMs);
  expect((await ask("GET", "/healthz")).status).toBe(200);
}

/** Expects that everything goes on by itself, and that the refused order can be sent again, once. */
async function expectRecovery(): Promise<void> {
  await expect
    .poll(async () => (await ask("GET", "/readyz")).status, { timeout: 40_000 })
    .toBe(200);
  for (const page of [...reads, `/m/${slug}`]) expect((await ask("GET", page)).status).toBe(200);
  const name = `Refused ${keys}`;
  expect((await ask("POST", "/api/orders", order(name))).status).toBe(201);
  expect((await listOrders()).filter((one) => one === name)).toHaveLength(1);
}

/** The database and each process that serves one of its connections. */
function listDatabase(): number[] {
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, "utf8");
  return [postmaster, ...children.trim().split(" ").map(Number)];
}

async function asOwner(text: string): Promise<void> {
  const { socketDir } = JSON.parse(readFileSync(path.join(folder, "marzipan.lock"), "utf8")) as {
    socketDir: string;
  };
  const client = new pg.Client({ host: socketDir, user: "marzipan_owner", database: "marzipan" });
  client.on("error", () => undefined);
  await client.connect();
  await client.query("set default_transaction_read_only = off");
  await client.query(text);
  await client.end();
}

const endConnections =
  "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename is not null";

describe("while the database", () => {
  it(
    "is frozen, every call is refused in time, and all goes on when it thaws",
    { timeout: 120_000 },
    async () => {
      const frozen = listDatabase();
      for (const pid of frozen) process.kill(pid, "SIGSTOP");
      try {
        await expectRefusals();
        // Of new connections too, after those at hand have been given up.
        await expectRefusals();
      } finally {
        for (const pid of frozen) process.kill(pid, "SIGCONT");
      }
      await expectRecovery();
    },
  );

  it(
    "cannot be reached, every call is refused, and all goes on when it can be",
    { timeout: 120_000 },
    async () => {
      const { socketDir } = JSON.parse(
        readFileSync(path.join(folder, "marzipan.lock"), "utf8"),
      ) as { socketDir: string };
      const socket = readdirSync(socketDir).find((name) => /^\.s\.PGSQL\.\d+$/.test(name)) ?? "";
      const from = path.join(socketDir, socket);
      const end = asOwner(endConnections);
      renameSync(from, `${from}.away`);
      await end.catch(() => undefined);
      try {
        await expectRefusals();
      } finally {
        renameSync(`${from}.away`, from);
      }
      await expectRecovery();
    },
  );

  it(
    "may only be read, reads and menus go on and writes are refused",
    { timeout: 120_000 },
    async () => {
      await asOwner("alter database marzipan set default_transaction_read_only = on");
      await asOwner(endConnections);
      try {
        await expect
          .poll(async () => (await ask("GET", "/readyz")).status, { timeout: 20_000 })
          .toBe(200);
        for (const page of [...reads, `/m/${slug}`]) {
          expect([page, (await ask("GET", page)).status]).toEqual([page, 200]);
        }
        keys += 1;
        for (const refused of [
          await ask("POST", "/api/orders", order(`Refused ${keys}`)),
          await ask("POST", "/api/auth/sign-in", firstAdmin),
        ]) {
          expect([refused.status, refused.code]).toEqual([503, "cannot_store"]);
          expect(refused.retryAfter).toBeGreaterThan(0);
        }
      } finally {
        await asOwner("alter database marzipan reset default_transaction_read_only");
        await asOwner(endConnections);
      }
      await expectRecovery();
    },
  );

  it("is killed, it is started again, and all goes on", { timeout: 120_000 }, async () => {
    const before = await listOrders();
    keys += 1;
    process.kill(postmaster, "SIGKILL");
    await expect.poll(readPostmaster, { timeout: 40_000 }).not.toBe(postmaster);
    postmaster = readPostmaster();
    await expectRecovery();
    expect(await listOrders()).toEqual(expect.arrayContaining(before));
  });
});

it("an outage is told of in the log, without a flood", () => {
  const lines = readSaid()
    .split("\n")
    .filter((line) => line.startsWith("{"));
  expect(lines.filter((line) => line.includes("calls cannot be answered")).length).toBeGreaterThan(
    0,
  );
  expect(lines.length).toBeLessThan(80);
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
});
