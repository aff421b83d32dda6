import { describe, expect, it } from "vitest";
import { findUnsound } from "./sound-bodies.ts";

describe("a body", () => {
  it("with U+0000 or half a character in a text is told by the text's path", () => {
    expect(findUnsound({ a: { b: ["fine", "not\u0000fine"] } })).toBe("a.b.1");
    expect(findUnsound({ a: "\ud83c" })).toBe("a");
    expect(findUnsound({ a: { "\u0000": 1 } })).toBe("a");
    expect(findUnsound("\u0000")).toBe("");
  });

  it("of whole characters is sound", () => {
    expect(findUnsound({ a: "🎂 עוגה\n\u0001", b: [1, true, null, {}] })).toBeNull();
    expect(findUnsound(undefined)).toBeNull();
  });

  it("that is nested deeper than any of ours is told by where it gets too deep", () => {
    const deep = (levels: number): unknown =>
      JSON.parse(`${"[".repeat(levels)}${"]".repeat(levels)}`);
    expect(findUnsound(deep(20))).toBeNull();
    expect(findUnsound(deep(40_000))).toBe(Array.from({ length: 20 }, () => "0").join("."));
  });
});
