import { describe, expect, it } from "vitest";
import { Email } from "./primitives.ts";

describe("an email address", () => {
  it.each([
    ["direction marks of a copied one", "\u202adana@bakery.test\u202c"],
    ["a mark between its parts", "dana\u200f@bakery\u200e.test"],
    ["a zero-width space", "dana@bakery.test\u200b"],
    ["the signs of a Japanese keyboard", "ｄａｎａ＠ｂａｋｅｒｙ．ｔｅｓｔ"],
    ["spaces around it", " \u00a0dana@bakery.test\u3000"],
  ])("is taken with %s, and kept without", (_what, typed) => {
    expect(Email.parse(typed)).toBe("dana@bakery.test");
  });

  it("is refused where one is missing or wrong, and longer than 254 characters", () => {
    const problemOf = (typed: string) => Email.safeParse(typed).error?.issues[0]?.message;
    expect(problemOf("\u200f ")).toBe("required");
    expect(problemOf("dana@")).toBe("bad_email");
    expect(problemOf("dana @bakery.test")).toBe("bad_email");
    expect(problemOf(`${"d".repeat(243)}@bakery.test`)).toBe("too_long");
  });
});
