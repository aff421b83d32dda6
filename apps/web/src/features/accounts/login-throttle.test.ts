import { describe, expect, it } from "vitest";
import { freshThrottle, judgeAttempt } from "./login-throttle.ts";
import type { ThrottleResult } from "./login-throttle.ts";

function judgeAll(times: readonly number[]): ThrottleResult[] {
  let throttle = freshThrottle;
  return times.map((at) => {
    const { verdict, next } = judgeAttempt(throttle, at);
    throttle = next;
    return verdict;
  });
}

describe("the throttle on sign-in (spec §5, §9)", () => {
  it("asks for a second between attempts", () => {
    expect(judgeAll([10_000, 10_999, 11_000])).toEqual(["through", "too_soon", "through"]);
  });

  it("closes for 60 seconds after three attempts in a minute", () => {
    const times = [0, 2000, 4000, 6000, 65_999, 66_000];
    expect(judgeAll(times)).toEqual([
      "through",
      "through",
      "through",
      "too_many",
      "too_many",
      "through",
    ]);
  });

  it("forgets attempts after a minute", () => {
    expect(judgeAll([0, 30_000, 59_000, 61_000])).toEqual([
      "through",
      "through",
      "through",
      "through",
    ]);
  });
});
