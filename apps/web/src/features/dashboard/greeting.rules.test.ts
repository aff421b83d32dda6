import { describe, expect, it } from "vitest";
import { firstNameOf, greetings, pickGreeting } from "./greeting.rules.ts";

const everyChance = Array.from({ length: 100 }, (_, index) => index / 100);
const pickedAt = (hour: number) => new Set(everyChance.map((chance) => pickGreeting(hour, chance)));

describe("the greeting", () => {
  it("is one of ten", () => {
    expect(new Set(greetings.map(({ phrase }) => phrase)).size).toBe(10);
  });

  it("says good morning only in the morning and good evening only in the evening", () => {
    expect(pickedAt(6)).toContain("dashboard.greeting_morning_1");
    expect(pickedAt(14)).not.toContain("dashboard.greeting_morning_1");
    expect(pickedAt(18)).toContain("dashboard.greeting_evening");
    expect(pickedAt(6)).not.toContain("dashboard.greeting_evening");
  });

  it("has words for the night on both sides of midnight", () => {
    expect(pickedAt(23)).toContain("dashboard.greeting_night");
    expect(pickedAt(2)).toContain("dashboard.greeting_night");
    expect(pickedAt(4)).not.toContain("dashboard.greeting_night");
  });

  it("can be each of the ten at some hour", () => {
    const seen = new Set(Array.from({ length: 24 }, (_, hour) => [...pickedAt(hour)]).flat());
    expect(seen.size).toBe(10);
  });

  it("stays the same for the same chance, also at the end of the scale", () => {
    expect(pickGreeting(9, 0.5)).toBe(pickGreeting(9, 0.5));
    expect(pickGreeting(9, 0.999_999)).toBe("dashboard.greeting_any_4");
  });

  it("calls a person by her first name", () => {
    expect(firstNameOf("  Maya Levi ")).toBe("Maya");
    expect(firstNameOf("佐藤")).toBe("佐藤");
  });
});
