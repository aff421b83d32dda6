import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { businessOf } from "../testing/explain.ts";
import { readSessionProof } from "../testing/session-proof.ts";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import type { Caller } from "../testing/test-caller.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Listens as a caller's browser does; what was heard grows as it comes. */
async function listenAs(caller: Caller): Promise<{ heard: unknown[]; leave: () => void }> {
  const heard: unknown[] = [];
  const { sessionId } = await readSessionProof(test, caller);
  const leave = test.deps.live.add({
    businessId: await businessOf(caller),
    sessionId,
    send: (event, data) => heard.push([event, data]),
  });
  // The hub says everything once when it begins to hear; only what comes afterwards counts here.
  await new Promise((resolve) => setTimeout(resolve, 300));
  heard.length = 0;
  return { heard, leave };
}

describe("live updates", () => {
  it("reach the browsers of the business that changed, several changes as one, and no others", async () => {
    const [one, other, quiet] = [await test.member(), await test.member(), await test.member()];
    const ears = [await listenAs(one), await listenAs(other), await listenAs(quiet)];
    await Promise.all([
      one.post("/api/tasks", { title: "Flour" }),
      one.post("/api/tasks", { title: "Butter" }),
      one.post("/api/clients", { name: "Dana" }),
      other.post("/api/tasks", { title: "Sugar" }),
    ]);
    const topics = () =>
      ears.map(({ heard }) => new Set(heard.flatMap((event) => topicsOf(event))));
    await expect
      .poll(topics, { timeout: 5000 })
      .toEqual([new Set(["tasks", "clients"]), new Set(["tasks"]), new Set()]);
    expect(ears[0]?.heard.length).toBeLessThan(3);
    for (const { leave } of ears) leave();
  });

  it("tell a session of its end", async () => {
    const baker = await test.member();
    const { heard, leave } = await listenAs(baker);
    await baker.post("/api/auth/sign-out", {});
    await expect.poll(() => heard, { timeout: 5000 }).toEqual([["signed-out", {}]]);
    leave();
  });
});

function topicsOf(one: unknown): string[] {
  const [, data] = one as [string, { topics?: string[] }];
  return data.topics ?? [];
}
