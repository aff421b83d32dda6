import { describe, expect, it } from "vitest";
import { addStep, isPossible, takeStep } from "./quantity.rules.ts";

describe("amounts of an item", () => {
  const rolls = { least: 6, step: 2 };
  const kilos = { least: 0.5, step: 0.1 };

  it("begin at the least and go in steps", () => {
    expect(addStep(rolls, 0)).toBe(6);
    expect(addStep(rolls, 6)).toBe(8);
    expect(addStep(kilos, addStep(kilos, addStep(kilos, 0)))).toBe(0.7);
  });

  it("fall to none below the least", () => {
    expect(takeStep(rolls, 8)).toBe(6);
    expect(takeStep(rolls, 6)).toBe(0);
    expect(takeStep(kilos, 0.6)).toBe(0.5);
  });

  it("end at 999", () => {
    expect(addStep({ least: 1, step: 1 }, 999)).toBe(999);
  });

  it("that were kept are checked against what is possible now", () => {
    expect(isPossible(rolls, 8)).toBe(true);
    expect(isPossible(rolls, 7)).toBe(false);
    expect(isPossible(rolls, 4)).toBe(false);
    expect(isPossible(kilos, 0.7)).toBe(true);
    expect(isPossible(rolls, Number.NaN)).toBe(false);
  });
});
