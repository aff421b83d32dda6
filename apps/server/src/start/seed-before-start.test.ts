import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { seedBeforeStart } from "./seed-before-start.ts";

/** Jobs that are due as soon as they start, as housekeeping is at a quarter past. */
function makeJobs(said: string[]): () => Promise<() => Promise<void>> {
  return async () => {
    said.push("housekeeping");
    return async () => void said.push("stopped");
  };
}

describe("a house with a demo", () => {
  it("runs no job before the demo is filled, though one is due at once", async () => {
    const said: string[] = [];
    const fill = async (): Promise<boolean> => {
      said.push("the year begins");
      // A year of orders takes many turns, in each of which a started job could run.
      for (let turn = 0; turn < 50; turn += 1) await nextTurn();
      said.push("the year is filled");
      return true;
    };
    const { isFilled, stopJobs } = await seedBeforeStart(fill, makeJobs(said));
    expect(said).toEqual(["the year begins", "the year is filled", "housekeeping"]);
    expect(isFilled).toBe(true);
    await stopJobs();
    expect(said.at(-1)).toBe("stopped");
  });

  it("starts no jobs when it cannot be filled", async () => {
    const said: string[] = [];
    const fill = async (): Promise<boolean> => {
      throw new Error("the disk is full");
    };
    await expect(seedBeforeStart(fill, makeJobs(said))).rejects.toThrow("the disk is full");
    expect(said).toEqual([]);
  });
});
