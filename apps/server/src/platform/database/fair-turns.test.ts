import { describe, expect, it } from "vitest";
import { createFairTurns } from "./fair-turns.ts";

/** Takes turns for a group and tells how many of them came. */
function crowd(turns: ReturnType<typeof createFairTurns>, group: string, count: number) {
  const state = { came: 0, refused: 0 };
  for (let index = 0; index < count; index += 1) {
    const turn = turns.take(group);
    if (turn === null) state.came += 1;
    else
      turn.then(
        () => (state.came += 1),
        () => (state.refused += 1),
      );
  }
  return state;
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const options = { connections: 10, mostWaiting: 100, longestWaitMs: 60_000 };

describe("turns at the connections", () => {
  it("leave a spare tenth to others, and half of them while others wait", async () => {
    const turns = createFairTurns(options);
    const flood = crowd(turns, "one", 40);
    expect(flood.came).toBe(9);
    const others = crowd(turns, "two", 40);
    expect(others.came).toBe(1);
    for (let given = 0; given < 4; given += 1) turns.give("one");
    await settle();
    expect([flood.came - 4, others.came]).toEqual([5, 5]);
    turns.give("two");
    await settle();
    expect([flood.came - 4, others.came - 1]).toEqual([5, 5]);
  });

  it("come to the group that uses the fewest, one call after many", async () => {
    const turns = createFairTurns({ ...options, connections: 4 });
    crowd(turns, "one", 3);
    crowd(turns, "two", 1);
    const flood = crowd(turns, "two", 20);
    const single = crowd(turns, "three", 1);
    turns.give("one");
    await settle();
    expect([flood.came, single.came]).toEqual([0, 1]);
  });

  it("go on among those who are left when a group has had enough", async () => {
    const turns = createFairTurns({ ...options, connections: 4 });
    const only = crowd(turns, "one", 6);
    expect(only.came).toBe(3);
    for (let given = 0; given < 3; given += 1) turns.give("one");
    await settle();
    expect(only.came).toBe(6);
    for (let given = 0; given < 3; given += 1) turns.give("one");
    expect(turns.waitingCount()).toBe(0);
    expect(crowd(turns, "one", 3).came).toBe(3);
  });

  it("are refused when too many wait: the last of the longest line goes", async () => {
    const turns = createFairTurns({ ...options, connections: 1, mostWaiting: 10 });
    const flood = crowd(turns, "one", 20);
    await settle();
    expect([flood.came, flood.refused]).toEqual([1, 9]);
    const other = crowd(turns, "two", 8);
    await settle();
    expect([flood.refused, other.refused, turns.waitingCount()]).toEqual([14, 3, 10]);
    await expect(turns.take("one")).rejects.toMatchObject({
      code: "unavailable",
      facts: { seconds: 2 },
    });
  });

  it("keep half of the places to wait in for those who are no strangers", async () => {
    const turns = createFairTurns({ ...options, connections: 1, mostWaiting: 10 });
    let refused = 0;
    for (let index = 0; index < 20; index += 1)
      turns.take(`stranger ${index}`, true)?.catch(() => (refused += 1));
    await settle();
    expect([refused, turns.waitingCount()]).toEqual([14, 5]);
    const members = crowd(turns, "a bakery", 5);
    await settle();
    expect([members.refused, turns.waitingCount()]).toEqual([0, 10]);
  });

  it("are refused after the longest wait, and do not come later", async () => {
    const turns = createFairTurns({ ...options, connections: 1, longestWaitMs: 20 });
    expect(turns.take("one")).toBeNull();
    await expect(turns.take("one")).rejects.toMatchObject({ code: "unavailable" });
    expect(turns.waitingCount()).toBe(0);
    turns.give("one");
    expect(turns.take("two")).toBeNull();
  });
});
