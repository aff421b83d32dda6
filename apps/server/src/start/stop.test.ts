import { readlinkSync } from "node:fs";
import { Agent, request } from "node:http";
import type { ClientRequest } from "node:http";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import type { HttpCaller } from "../platform/testing/http-caller.ts";
import { openServerGround, signInAdmin } from "../platform/testing/server-folders.ts";
import { endProcess, startServerProcess } from "../platform/testing/server-process.ts";

const ground = openServerGround();
afterEach(() => ground.clear());

const order = (name: string) => ({
  clientName: name,
  deliveryDate: "2026-12-01",
  items: [{ dessert_name: "Babka", quantity: 1, unit_price: 62 }],
});

/**
 * What became of one creation: the status, `refused` where no connection was accepted any more, or `cut` where a
 * connection broke that had been accepted.
 */
type Outcome = number | "refused" | "cut";

function outcomeOf(error: unknown): Outcome {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code === "ECONNREFUSED" ? "refused" : "cut";
}

/** Creates orders one after the other until one is not stored; collects what became of each. */
async function createUntilRefused(
  caller: HttpCaller,
  writer: number,
  outcomes: Map<string, Outcome>,
): Promise<void> {
  for (let count = 0; count < 2000; count += 1) {
    const name = `Writer ${writer} ${count}`;
    const key = { "idempotency-key": name.replaceAll(" ", "-") };
    const outcome = await caller
      .call("POST", "/api/orders", order(name), key)
      .then(({ status }) => status, outcomeOf);
    outcomes.set(name, outcome);
    if (outcome !== 201) return;
  }
}

interface Reply {
  status: number;
  /** The `Retry-After` in seconds; 0 where there is none. */
  retryAfter: number;
}

/** Returns the reply to a request; rejects where its connection breaks. */
function replyTo(asking: ClientRequest): Promise<Reply> {
  return new Promise((resolve, reject) => {
    asking.on("error", reject);
    asking.on("response", (answer) => {
      answer.resume();
      const retryAfter = Number(answer.headers["retry-after"] ?? 0);
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, retryAfter }));
    });
  });
}

async function listNames(caller: HttpCaller): Promise<string[]> {
  const names: string[] = [];
  let cursor = "";
  do {
    const { body } = await caller.call("GET", `/api/orders?limit=100${cursor}`);
    for (const { clientName } of body["items"] as { clientName: string }[]) names.push(clientName);
    const next = body["nextCursor"] as string | null;
    cursor = next ? `&cursor=${next}` : "";
  } while (cursor);
  return names;
}

function readLines(said: string): { msg?: string; cause?: string; level?: number }[] {
  return said
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as { msg?: string; cause?: string; level?: number });
}

describe("a server that is asked to stop", () => {
  it(
    "answers what it has begun, begins nothing more, and keeps nothing that it did not answer",
    { timeout: 120_000 },
    async () => {
      const DATA_DIR = ground.makeFolder();
      const first = await ground.open({ DATA_DIR, LOG_LEVEL: "info" });
      const baker = await signInAdmin(first.url);
      const stream = await fetch(`${first.url}/api/live`, {
        headers: { cookie: baker.cookieHeader() },
      });
      const streamed = stream.text();
      const outcomes = new Map<string, Outcome>();
      const writing = Array.from({ length: 12 }, (_none, writer) =>
        createUntilRefused(baker, writer, outcomes),
      );
      await expect.poll(() => outcomes.size, { timeout: 60_000 }).toBeGreaterThan(150);
      const ended = endProcess(first.child, "SIGTERM");
      await Promise.all(writing);
      expect(await ended).toBe(0);

      expect(await streamed).toContain("event: again");
      const lines = readLines(first.readSaid());
      expect(lines.map(({ msg }) => msg)).toContain("Marzipan starts.");
      const stops = lines.filter(({ msg }) => msg?.startsWith("Marzipan stops"));
      expect(stops.map(({ cause }) => cause)).toEqual(["SIGTERM"]);
      expect(lines.at(-1)).toMatchObject({ msg: "Marzipan has stopped.", cut: 0 });

      const again = await ground.open({ DATA_DIR });
      const stored = await listNames(await signInAdmin(again.url));
      const answered = [...outcomes].filter(([, outcome]) => outcome === 201).map(([name]) => name);
      expect(stored.toSorted()).toEqual(answered.toSorted());
      const others = [...outcomes.values()].filter((outcome) => outcome !== 201);
      expect(others.filter((outcome) => outcome !== 503 && outcome !== "refused")).toEqual([]);
    },
  );

  it(
    "answers what comes over open connections, and what has arrived in part",
    { timeout: 60_000 },
    async () => {
      const server = await ground.open({ DATA_DIR: ground.makeFolder(), LOG_LEVEL: "info" });
      const baker = await signInAdmin(server.url);
      const idle = Array.from({ length: 20 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
      const askIdle = (path: string): Promise<Reply[]> =>
        Promise.all(
          idle.map(async (agent) => {
            const asking = request(`${server.url}${path}`, { agent });
            asking.end();
            return await replyTo(asking);
          }),
        );
      expect(new Set((await askIdle("/healthz")).map(({ status }) => status))).toEqual(
        new Set([200]),
      );
      const body = JSON.stringify(order("Half"));
      const begun = request(`${server.url}/api/orders`, {
        method: "POST",
        headers: {
          cookie: baker.cookieHeader(),
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
        },
      });
      const created = replyTo(begun);
      begun.write(body.slice(0, 20));
      await askIdle("/healthz");

      const ended = endProcess(server.child, "SIGTERM");
      await expect
        .poll(() => server.readSaid(), { interval: 5 })
        .toContain("Marzipan stops (SIGTERM).");
      const late = await askIdle("/api/plans");
      begun.end(body.slice(20));
      expect(late.filter(({ status, retryAfter }) => status !== 503 || retryAfter < 1)).toEqual([]);
      expect((await created).status).toBe(201);
      expect(await ended).toBe(0);
      expect(readLines(server.readSaid()).at(-1)).toMatchObject({ answered: 1, cut: 0 });
    },
  );

  it("ends at once when it is asked a second time", { timeout: 60_000 }, async () => {
    const server = await ground.open({ DATA_DIR: ground.makeFolder() });
    const baker = await signInAdmin(server.url);
    // Half a request: its answer cannot come within the time that is waited for.
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"clientName":"')),
    });
    const hanging = fetch(`${server.url}/api/orders`, {
      method: "POST",
      headers: { cookie: baker.cookieHeader(), "content-type": "application/json" },
      body,
      duplex: "half",
    } as RequestInit).catch(() => "lost");
    await expect
      .poll(async () => (await fetch(`${server.url}/healthz`)).status, { timeout: 5000 })
      .toBe(200);
    server.child.kill("SIGINT");
    await expect.poll(() => server.readSaid()).toContain("Marzipan stops (SIGINT).");
    expect(await endProcess(server.child, "SIGINT")).toBe(130);
    expect(await hanging).toBe("lost");
    expect(server.readSaid()).toContain("asked a second time");
  });
});

const tether = fileURLToPath(new URL("../../../../tools/bootstrap/tether.mjs", import.meta.url));

/** Lets a server under test do something from outside of every call when it gets SIGUSR2. */
const onSignal = (statement: string): string[] => [
  "--import",
  `data:text/javascript,${encodeURIComponent(`process.on("SIGUSR2", () => { ${statement} });`)}`,
];

const closedTether = "the command that started it is gone";

describe("a server that ends says why", () => {
  it(
    "when the command that started it is gone, and not when one of its threads ends",
    { timeout: 90_000 },
    async () => {
      const environment = { DATA_DIR: ground.makeFolder(), LOG_LEVEL: "warn" };
      const thread = `import("node:worker_threads").then(({ Worker }) => {
        const worker = new Worker(new URL("data:text/javascript,setTimeout(() => 0, 50)"));
        worker.on("exit", () => console.log("thread ended"));
      })`;
      const flags = ["--import", tether, ...onSignal(thread)];
      const server = await ground.open(environment, flags);
      const pipe = (): string => readlinkSync(`/proc/${server.child.pid ?? 0}/fd/3`);
      const before = pipe();
      server.child.kill("SIGUSR2");
      await expect.poll(() => server.readSaid(), { timeout: 10_000 }).toContain("thread ended");
      expect(pipe()).toBe(before);
      const ended = new Promise((resolve) => server.child.once("exit", resolve));
      server.child.stdio[3]?.destroy();
      expect(await ended).toBe(0);
      expect(server.readSaid()).toContain(`Marzipan stops (${closedTether}).`);
    },
  );

  it("and says first when its event loop stood still", { timeout: 90_000 }, async () => {
    const standing = `const until = Date.now() + 2500; while (Date.now() < until);
      setTimeout(() => { throw new Error("burnt"); }, 1000)`;
    const environment = { DATA_DIR: ground.makeFolder(), LOG_LEVEL: "info" };
    const server = await ground.open(environment, onSignal(standing));
    const ended = new Promise((resolve) => server.child.once("exit", resolve));
    server.child.kill("SIGUSR2");
    expect(await ended).toBe(1);
    const lines = readLines(server.readSaid()).filter(({ level }) => (level ?? 0) >= 40);
    expect(lines.map(({ msg }) => msg)).toEqual([
      "the event loop stands still",
      "the event loop stood still",
      "Marzipan ends because of a defect (uncaughtException).",
    ]);
    expect(lines[2]).toMatchObject({ err: { message: "burnt" }, cause: "uncaughtException" });
  });

  it("in a plain line where its log is quiet, a rejection too", { timeout: 90_000 }, async () => {
    const rejecting = `void Promise.reject(new Error("burnt"))`;
    const environment = { DATA_DIR: ground.makeFolder(), LOG_LEVEL: "silent" };
    const server = await ground.open(environment, onSignal(rejecting));
    const ended = new Promise((resolve) => server.child.once("exit", resolve));
    server.child.kill("SIGUSR2");
    expect(await ended).toBe(1);
    expect(server.readSaid()).toMatch(/because of a defect \(unhandledRejection\)\.\nError: burnt/);
  });

  it("while it still prepares its start", { timeout: 90_000 }, async () => {
    const DATA_DIR = ground.makeEmptyFolder();
    // Loading the modules takes as long as the machine is busy: what counts is that the start has begun.
    const ending = `process.on("newListener", (name) => {
      if (name === "SIGHUP") setTimeout(() => process.kill(process.pid, name), 100);
    })`;
    const flags = ["--import", `data:text/javascript,${encodeURIComponent(ending)}`];
    const starting = startServerProcess({ DATA_DIR, LOG_LEVEL: "info" }, flags);
    await expect(starting).rejects.toThrow(/ended with (129|0).*"cause":"SIGHUP"/s);
    const again = await ground.open({ DATA_DIR });
    expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
  });
});
