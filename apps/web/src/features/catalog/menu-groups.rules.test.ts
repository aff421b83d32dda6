import { describe, expect, it } from "vitest";
import type { ItemRow, SectionRow } from "./catalog.types.ts";
import { firstOfMenu, groupMenu, moveBy, moveTo } from "./menu-groups.rules.ts";

const item = (id: string, sectionId: string | null, position: number) =>
  ({ id, sectionId, position }) as ItemRow;
const section = (id: string, position: number) => ({ id, position }) as SectionRow;
const seen = (groups: ReturnType<typeof groupMenu>) =>
  groups.map((group) => [group.section?.id ?? null, group.items.map(({ id }) => id)]);

const sections = [section("cakes", 1), section("breads", 0)];
const items = [
  item("tart", "cakes", 1),
  item("cake", "cakes", 0),
  item("bread", "breads", 0),
  item("loose", null, 0),
];

describe("the menu in its sections", () => {
  it("goes by the places of sections and items, items without a section last", () => {
    expect(seen(groupMenu(items, sections))).toEqual([
      ["breads", ["bread"]],
      ["cakes", ["cake", "tart"]],
      [null, ["loose"]],
    ]);
  });

  it("shows an order by hand before the server has it, and new items after it", () => {
    const hand = { items: { cakes: ["tart"] }, sections: ["cakes", "breads"] };
    expect(seen(groupMenu(items, sections, hand))).toEqual([
      ["cakes", ["tart", "cake"]],
      ["breads", ["bread"]],
      [null, ["loose"]],
    ]);
  });

  it("loses no item whose section is not known yet", () => {
    expect(seen(groupMenu(items, []))).toEqual([[null, ["cake", "bread", "loose", "tart"]]]);
  });

  it("keeps an empty section in sight, and no group for items that are not there", () => {
    expect(seen(groupMenu([], sections))).toEqual([
      ["breads", []],
      ["cakes", []],
    ]);
  });
});

describe("a part of a long menu", () => {
  const long = groupMenu(
    [...items, item("roll", "breads", 1)],
    [...sections, section("empty", 2), section("last", 3)],
  );
  const part = (most: number, kept?: string) => {
    const { groups, rest } = firstOfMenu(long, most, kept);
    return [seen(groups), rest];
  };

  it("goes from the start, with the sections that it reaches", () => {
    expect(part(1)).toEqual([[["breads", ["bread"]]], 4]);
    const three = [
      ["breads", ["bread", "roll"]],
      ["cakes", ["cake"]],
    ];
    expect(part(3)).toEqual([three, 2]);
  });

  it("ends with empty sections, and nothing follows where it is whole", () => {
    expect(part(9)).toEqual([seen(long), 0]);
    expect(part(5)).toEqual([seen(long), 0]);
    const empty = groupMenu([], sections);
    expect(firstOfMenu(empty, 1)).toEqual({ groups: empty, rest: 0 });
  });

  it("holds what is kept in sight, an item or a section", () => {
    const four = [
      ["breads", ["bread", "roll"]],
      ["cakes", ["cake", "tart"]],
      ["empty", []],
      ["last", []],
    ];
    expect(part(1, "tart")).toEqual([four, 1]);
    expect(part(1, "cakes")).toEqual([four.slice(0, 2).with(1, ["cakes", ["cake"]]), 2]);
    expect(part(1, "unknown")).toEqual(part(1));
    const loose = groupMenu([...items, item("loose too", null, 1)], []);
    expect(firstOfMenu(loose, 1).rest).toBe(4);
  });
});

describe("ordering by hand", () => {
  it("moves a step and stays at the ends", () => {
    expect(moveBy(["a", "b", "c"], "b", -1)).toEqual(["b", "a", "c"]);
    expect(moveBy(["a", "b", "c"], "b", 1)).toEqual(["a", "c", "b"]);
    expect(moveBy(["a", "b", "c"], "a", -1)).toEqual(["a", "b", "c"]);
    expect(moveBy(["a", "b", "c"], "c", 1)).toEqual(["a", "b", "c"]);
  });

  it("drops on the place of another, in either direction", () => {
    expect(moveTo(["a", "b", "c"], "a", "c")).toEqual(["b", "c", "a"]);
    expect(moveTo(["a", "b", "c"], "c", "a")).toEqual(["c", "a", "b"]);
    expect(moveTo(["a", "b"], "x", "a")).toEqual(["a", "b"]);
  });
});
