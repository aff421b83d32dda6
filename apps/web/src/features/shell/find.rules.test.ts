import { describe, expect, it } from "vitest";
import { findByName } from "./find.rules.ts";

describe("what the typed words may mean", () => {
  const days = [["Tomorrow", "Friday, November 27"], ["יום שישי, 4 בדצמבר"], ["الجمعة، 11 ديسمبر"]];
  const find = (typed: string) => findByName(typed, days, (names) => names);

  it("is found by the beginning of any word, in any script", () => {
    expect(find("fri")).toEqual([days[0]]);
    expect(find("NOVEMBER 27")).toEqual([days[0]]);
    expect(find("שישי")).toEqual([days[1]]);
    expect(find("الجمعه")).toEqual([days[2]]);
  });

  it("is nothing inside a word, nor by one letter", () => {
    expect(find("riday")).toEqual([]);
    expect(find("f")).toEqual([]);
    expect(find(" ")).toEqual([]);
  });

  it("is three at most", () => {
    const many = Array.from({ length: 5 }, (_, index) => `Friday ${index}`);
    expect(findByName("friday", many, (name) => [name])).toHaveLength(3);
  });
});
