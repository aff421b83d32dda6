import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import { countAct, forgetActs, isOneTooMany, takeBackActs } from "./throttle.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const window = { lengthMs: 60_000, most: 2 };
const count = (key: string): Promise<number> =>
  countAct(test.deps, { key, window, refusal: "rate_limited" });
const refusal = (seconds: number) => ({ code: "rate_limited", facts: { seconds } });

describe("a throttle", () => {
  it("lasts from its first act, so that what it says to wait is true, whatever the clock's minute", async () => {
    test.clock.forward(59_000);
    expect(await count("a")).toBe(60);
    test.clock.forward(2000);
    expect(await count("a")).toBe(58);
    test.clock.forward(20_000);
    await expect(count("a")).rejects.toMatchObject(refusal(38));
    test.clock.forward(37_000);
    await expect(count("a")).rejects.toMatchObject(refusal(1));
    test.clock.forward(1000);
    expect(await count("a")).toBe(60);
  });

  it("lets as many of a crowd through as it allows, and no more", async () => {
    const acts = await Promise.allSettled(Array.from({ length: 100 }, () => count("crowd")));
    expect(acts.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  });

  it("takes back what need not count, and forgets", async () => {
    await count("b");
    await count("b");
    await takeBackActs(test.deps, "b", "nothing was counted here");
    await count("b");
    await expect(count("b")).rejects.toMatchObject(refusal(60));
    await forgetActs(test.deps, "b");
    expect(await count("b")).toBe(60);
    expect(await isOneTooMany(test.deps, { key: "b", window })).toBe(false);
    expect(await isOneTooMany(test.deps, { key: "b", window })).toBe(true);
  });
});
