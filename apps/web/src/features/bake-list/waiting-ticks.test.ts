import { describe, expect, it } from "vitest";
import { parseTicks } from "./waiting-ticks.ts";

describe("ticks that wait for a network", () => {
  const tick = { from: "2026-11-26", to: "2026-11-26", key: "n:cake", made: 2 };

  it("are read back as they were kept", () => {
    expect(parseTicks(JSON.stringify([tick]))).toEqual([tick]);
    expect(parseTicks(null)).toEqual([]);
  });

  it("are none where the stored text is damaged", () => {
    expect(parseTicks("{")).toEqual([]);
    expect(parseTicks('{"0":1}')).toEqual([]);
    expect(parseTicks(JSON.stringify([null, { ...tick, made: "2" }, tick]))).toEqual([tick]);
  });
});
