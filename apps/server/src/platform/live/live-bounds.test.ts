import { once } from "node:events";
import { createServer } from "node:http";
import type { ServerResponse } from "node:http";
import { connect } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { liveTopics } from "@marzipan/contract/live-topics";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeId } from "../formats/ids.ts";
import { openFreezingProxy } from "../testing/freezing-proxy.ts";
import { openEar } from "../testing/live-ear.ts";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import { openEventStream } from "./event-stream.ts";
import { createListeners, mostOfBusiness, mostOfSession } from "./listeners.ts";
import { createLiveHub } from "./live-hub.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe("many listeners", () => {
  it("of one session or business close the oldest first, and are found by both", () => {
    const listeners = createListeners();
    const closed: number[] = [];
    const add = (at: number, sessionId: string) =>
      listeners.add({
        businessId: "b",
        sessionId,
        send: () => undefined,
        close: () => closed.push(at),
      });
    const leaves = Array.from({ length: mostOfSession + 2 }, (_, at) => add(at, "s"));
    expect(closed).toEqual([0, 1]);
    for (let at = 0; at < mostOfBusiness; at += 1) add(1000 + at, `s${at}`);
    expect(listeners.count()).toBe(mostOfBusiness);
    expect(closed).toHaveLength(2 + mostOfSession);
    expect([...listeners.ofSession("s")]).toEqual([]);
    expect([...listeners.ofBusiness("b")]).toHaveLength(mostOfBusiness);
    for (const leave of leaves) leave();
    expect(listeners.count()).toBe(mostOfBusiness);
  });
});

describe("notices", () => {
  it("of the end of a thousand sessions reach each of them", async () => {
    const ids = Array.from({ length: 1000 }, makeId);
    const heard = new Set<string>();
    const leaves = ids.map((sessionId) =>
      test.deps.live.add({
        businessId: "b",
        sessionId,
        send: (event) => event === "signed-out" && heard.add(sessionId),
      }),
    );
    const ear = await openEar(test.deps.live, { businessId: "other", sessionId: "other" });
    // Those of one business are bounded; the last ones are still there.
    test.deps.live.endSessions(ids);
    await expect.poll(() => heard.size).toBe(mostOfBusiness);
    ear.leave();
    for (const leave of leaves) leave();
  });

  it("are sent again when the database took none", async () => {
    let isAway = true;
    const { pool } = test.deps.database;
    const query = (...given: unknown[]): unknown =>
      isAway
        ? Promise.reject(new Error("away"))
        : (pool.query as (...all: unknown[]) => unknown)(...given);
    const hub = createLiveHub({
      connectionString: test.appUrl,
      pool: Object.assign(Object.create(pool) as typeof pool, { query }),
      log: test.deps.log,
    });
    const heard: unknown[] = [];
    const ear = await openEar(test.deps.live, { businessId: "b", sessionId: "s" });
    hub.tell("b", ["orders"]);
    hub.endSessions(["s"]);
    await ear.settle();
    heard.push(...ear.heard());
    expect(heard).toEqual([]);
    isAway = false;
    const events = (): string[] => ear.heard().map(([event]) => event);
    await expect.poll(events, { timeout: 15_000 }).toContain("signed-out");
    expect(ear.topics()).toContain("orders");
    ear.leave();
    await hub.close();
  });

  it("are heard again after a connection fell silent without breaking, all topics first", async () => {
    const { pool } = test.deps.database;
    const proxy = await openFreezingProxy(test.appUrl);
    const { log } = test.deps;
    const hub = createLiveHub({
      connectionString: proxy.url,
      pool,
      log,
      checkMs: 100,
      hearMs: 1500,
    });
    const ear = await openEar(hub, { businessId: "b", sessionId: "s" });
    const before = proxy.opened();
    proxy.freeze();
    await expect.poll(() => ear.topics(), { timeout: 15_000 }).toEqual([...liveTopics]);
    expect(proxy.opened()).toBe(before + 1);
    await ear.settle();
    ear.leave();
    await hub.close();
    await proxy.close();
  });
});

describe("a stream", () => {
  const open = async (): Promise<[ServerResponse, Socket, () => void]> => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
    const [, response] = (await once(server, "request")) as [unknown, ServerResponse];
    return [response, socket, () => (socket.destroy(), server.close())];
  };
  const large = "x".repeat(100_000);

  it("that is never read is dropped once too much waits for it", async () => {
    const [response, socket, close] = await open();
    socket.pause();
    const stream = openEventStream(response, {}, 60_000);
    const closed = once(response, "close");
    for (let at = 0; at < 1000 && !response.destroyed; at += 1) {
      stream.send("change", large);
      await new Promise(setImmediate);
    }
    await closed;
    expect(response.destroyed).toBe(true);
    stream.send("here", {});
    close();
  });

  it("that takes nothing for a while is dropped, one that reads again is not", async () => {
    const [response, socket, close] = await open();
    const stream = openEventStream(response, {}, 0);
    socket.resume();
    stream.send("change", large);
    await once(response, "drain");
    await expect.poll(() => response.writableLength).toBe(0);
    stream.send("here", {});
    expect(response.destroyed).toBe(false);
    socket.pause();
    // Fills what the system takes for a socket, then waits in ours.
    while (response.write(large));
    stream.send("here", {});
    await expect.poll(() => (stream.send("here", {}), response.destroyed)).toBe(true);
    close();
  });
});
