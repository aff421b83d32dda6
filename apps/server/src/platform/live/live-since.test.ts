import { liveTopics } from "@marzipan/contract/live-topics";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { businessOf } from "../testing/explain.ts";
import { openEar } from "../testing/live-ear.ts";
import { openStream } from "../testing/open-stream.ts";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import { createRecentChanges } from "./recent-changes.ts";

let test: TestApp;
let url: string;
beforeAll(async () => {
  test = await startTestApp();
  url = await test.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => test.close());

const minute = 60_000;

describe("a stream that opens later than its page was made", () => {
  it("first tells what changed meanwhile, and nothing of what changed before", async () => {
    const [baker, other] = [await test.member(), await test.member()];
    const ear = await openEar(test.deps.live, {
      businessId: await businessOf(baker),
      sessionId: "s",
    });
    await baker.post("/api/clients", { name: "Dana" });
    await ear.settle();
    test.clock.forward(10);
    const madeAt = test.clock.now.getTime();
    const since = `${url}/api/live?since=${madeAt}`;
    const quiet = await openStream(baker, since);
    ear.leave();
    await baker.post("/api/tasks", { title: "Flour" });
    expect(await quiet()).toBe('change {"topics":["tasks"]}');
    const late = await openStream(baker, since);
    const others = await openStream(other, since);
    await other.post("/api/products", { name: "Babka" });
    expect(await late()).toBe('change {"topics":["tasks"],"pages":{}}');
    expect(await others()).not.toContain("tasks");
  });

  it("tells of everything when the page is older than what is remembered", async () => {
    const next = await openStream(await test.member(), `${url}/api/live?since=0`);
    expect(await next()).toBe(`change ${JSON.stringify({ topics: liveTopics })}`);
  });

  it.each(["-1", "1.5", "soon"])("refuses since=%s", async (since) => {
    const answer = await (await test.member()).get(`/api/live?since=${since}`);
    expect(answer.status).toBe(400);
  });
});

describe("recent changes", () => {
  it("are kept a minute at least, and what two pages changed concerns both", () => {
    let now = 0;
    const recent = createRecentChanges(() => now);
    recent.note("b", { topics: ["tasks", "clients"], pages: { tasks: "one", clients: "one" } });
    now += 1.5 * minute;
    recent.note("b", { topics: ["tasks"], pages: { tasks: "two" } });
    recent.note("c", { topics: ["orders"] });
    const both = { topics: ["tasks", "clients"], pages: { clients: "one" } };
    expect(recent.since("b", 0)).toEqual(both);
    expect(recent.since("b", now)).toEqual({ topics: ["tasks"], pages: { tasks: "two" } });
    expect(recent.since("b", now + 1)).toBeNull();
    expect(recent.since("d", 0)).toBeNull();
    now += 1.5 * minute;
    recent.note("c", { topics: ["orders"] });
    expect(recent.since("d", 0)).toEqual({ topics: liveTopics });
    expect(recent.since("b", 1.5 * minute)?.topics).toEqual(["tasks"]);
  });

  it("are all that is known from the moment when notices may have been missed", () => {
    let now = 0;
    const recent = createRecentChanges(() => now);
    now = 1000;
    recent.forget();
    expect(recent.since("b", 999)).toEqual({ topics: liveTopics });
    expect(recent.since("b", 1000)).toBeNull();
  });
});
