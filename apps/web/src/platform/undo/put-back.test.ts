import { describe, expect, it } from "vitest";
import { putBack } from "./put-back.ts";

const babka = { id: "1", name: "Babka" };
const challah = { id: "2", name: "Challah" };
const rugelach = { id: "3", name: "Rugelach" };
const byName = (one: { name: string }, other: { name: string }) =>
  one.name.localeCompare(other.name);
const seen = (rows: readonly { item: { name: string }; isDeleted: boolean }[]) =>
  rows.map(({ item, isDeleted }) => (isDeleted ? `(${item.name})` : item.name));

describe("what was deleted a moment ago", () => {
  it("keeps its place in the list", () => {
    expect(seen(putBack([babka, rugelach], [challah], byName))).toEqual([
      "Babka",
      "(Challah)",
      "Rugelach",
    ]);
  });

  it("stands there once while the server still answers it", () => {
    expect(seen(putBack([babka, challah], [challah], byName))).toEqual(["Babka", "(Challah)"]);
  });

  it("stands in an emptied list", () => {
    expect(seen(putBack([], [challah], byName))).toEqual(["(Challah)"]);
  });
});
