import { describe, expect, it } from "vitest";
import { createFairQueue } from "./fair-queue.ts";

const limits = { atOnce: 1, mostOfLane: 100, mostEach: 60, retrySeconds: 5 };
const open = (changes: Partial<typeof limits> = {}) =>
  createFairQueue(["owners", "customers"], { ...limits, ...changes });

/** Work that ends when it is told to. */
function pause(): { promise: Promise<void>; end: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, end: resolve };
}

describe("a fair queue", () => {
  it("lets turns go round between lanes and between owners", async () => {
    const queue = open();
    const done: string[] = [];
    const first = pause();
    const send = (
      lane: "owners" | "customers",
      owner: string,
      name: string,
      until?: Promise<void>,
    ) =>
      queue.hold(lane, owner, (inTurn) =>
        inTurn(async () => {
          await until;
          done.push(name);
        }),
      );
    const all = [send("owners", "a", "a0", first.promise)];
    for (const name of ["a1", "a2", "a3", "a4"]) all.push(send("owners", "a", name));
    all.push(send("owners", "b", "b1"), send("owners", "b", "b2"));
    all.push(send("customers", "a", "c1"), send("customers", "z", "z1"));
    first.end();
    await Promise.all(all);
    expect(done).toEqual(["a0", "a1", "c1", "b1", "z1", "a2", "b2", "a3", "a4"]);
  });

  it("bounds the places of one owner and of a lane, and gives each back", async () => {
    const queue = open({ mostOfLane: 3, mostEach: 2 });
    const held = pause();
    const hold = (owner: string, lane: "owners" | "customers" = "owners") =>
      queue.hold(lane, owner, () => held.promise);
    const all = [hold("a"), hold("a")];
    await expect(hold("a")).rejects.toMatchObject({ code: "rate_limited", facts: { seconds: 5 } });
    all.push(hold("b"));
    await expect(hold("c")).rejects.toMatchObject({ code: "unavailable", facts: { seconds: 5 } });
    all.push(hold("c", "customers"));
    held.end();
    await Promise.all(all);
    await expect(hold("a")).resolves.toBeUndefined();
    await expect(
      queue.hold("owners", "a", () => Promise.reject(new Error("broken"))),
    ).rejects.toThrow("broken");
    await Promise.all([hold("a"), hold("a"), hold("b")]);
  });

  it("goes on after work that failed", async () => {
    const queue = open();
    const fail = queue.hold("owners", "a", (inTurn) =>
      inTurn(() => Promise.reject(new Error("no"))),
    );
    const next = queue.hold("owners", "b", (inTurn) => inTurn(async () => "yes"));
    await expect(fail).rejects.toThrow("no");
    await expect(next).resolves.toBe("yes");
  });
});
