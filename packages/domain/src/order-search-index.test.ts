import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { longestPart, numbersContaining, wordsOfOrder } from "./order-search-index.ts";

describe("the words of an order", () => {
  it("are those of its text, each once, without its number", () => {
    expect([...wordsOfOrder("#12 noa levi 0525550147 honey cake honey #1")]).toEqual([
      "noa",
      "levi",
      "0525550147",
      "honey",
      "cake",
      "#1",
    ]);
    expect([...wordsOfOrder("#12 ")]).toEqual([]);
  });

  it("hold every part of a long word, in pieces that an index takes", () => {
    const part = fc.nat().map((start) => start);
    const word = fc.string({ unit: "grapheme", minLength: 191, maxLength: 900 });
    fc.assert(
      fc.property(word, part, fc.integer({ min: 1, max: longestPart }), (text, from, length) => {
        const whole = text.replaceAll(" ", "-");
        const start = from % whole.length;
        const sought = whole.slice(start, start + length);
        fc.pre(sought.isWellFormed());
        const pieces = [...wordsOfOrder(`#1 ${whole}`)];
        expect(pieces.every((piece) => piece.length <= 190)).toBe(true);
        expect(pieces.some((piece) => piece.includes(sought))).toBe(true);
      }),
    );
  });
});

describe("numbers that a part finds", () => {
  it("are those that hold its digits, or begin with them after the sign", () => {
    const parts = fc.oneof(
      fc.stringMatching(/^#?\d{1,5}$/),
      fc.constantFrom("#", "noa", "12a", "##1", "#1#"),
    );
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 3000 }), (part, last) => {
        const all = Array.from({ length: last }, (_, at) => at + 1);
        const right = all.filter((number) => `#${number}`.includes(part));
        const found = numbersContaining(part, last, 5000) ?? [];
        expect(found.toSorted((a, b) => a - b)).toEqual(right);
      }),
    );
  });

  it("are not listed beyond a count", () => {
    expect(numbersContaining("1", 100_000, 2000)).toBeNull();
    expect(numbersContaining("#", 100_000, 2000)).toBeNull();
    expect(numbersContaining("123", 100_000, 2000)).toHaveLength(300);
    expect(numbersContaining("#12345", 100_000, 2000)).toEqual([12345]);
    expect(numbersContaining("0525550147", 100_000, 2000)).toEqual([]);
  });
});
