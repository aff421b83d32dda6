import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { shareLookups } from "./shared-lookup.ts";

describe("shared look-ups", () => {
  it("answer a crowd by two, none of which began before its askers", async () => {
    let value = 1;
    let count = 0;
    const look = shareLookups(async () => {
      count += 1;
      const seen = value;
      await wait(10);
      return seen;
    });
    const first = look("a");
    value = 2;
    const later = await Promise.all(Array.from({ length: 50 }, () => look("a")));
    expect(await first).toBe(1);
    expect(new Set(later)).toEqual(new Set([2]));
    expect(count).toBe(2);
    expect(await look("a")).toBe(2);
    expect(count).toBe(3);
  });

  it("keep keys apart, and a failure reaches only those who shared it", async () => {
    let fails = true;
    const look = shareLookups(async (key) => {
      const isFailing = fails;
      await wait(5);
      if (isFailing) throw new Error(key);
      return key;
    });
    const failed = look("a");
    fails = false;
    const other = look("b");
    const next = look("a");
    await expect(failed).rejects.toThrow("a");
    expect(await other).toBe("b");
    expect(await next).toBe("a");
  });
});
