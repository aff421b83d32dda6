import { describe, expect, it } from "vitest";
import { readAnswer, readBars } from "./answer-text.rules.ts";

const plain = (text: string) => ({ text, isStrong: false });

describe("an answer's text", () => {
  it("falls into paragraphs, steps and lists", () => {
    expect(readAnswer("Refund it.\n1. Open it\n2) Save\n\n• flour\n- eggs\nDone")).toEqual([
      { kind: "paragraph", pieces: [plain("Refund it.")] },
      { kind: "steps", items: [[plain("Open it")], [plain("Save")]] },
      { kind: "list", items: [[plain("flour")], [plain("eggs")]] },
      { kind: "paragraph", pieces: [plain("Done")] },
    ]);
  });

  it("draws a list as a table where each item names a figure", () => {
    const rows = [
      { name: "Noa Levi (Nov 3, 2026)", value: "$124" },
      { name: "Cake: two tiers", value: "₪390, quantity 2" },
      { name: "売上", value: "¥1,200" },
    ];
    const lines = rows.map(
      ({ name, value }, at) => `• \u2068${name}\u2069${at === 2 ? "：" : ": "}${value}`,
    );
    expect(readAnswer(lines.join("\n"))).toEqual([{ kind: "table", rows }]);
    for (const other of ["• one line: 1", "• A: 1\n• no figure: none", "• A: 1\n• B"])
      expect(readAnswer(other).map(({ kind }) => kind)).toEqual(["list"]);
  });

  it("draws a table whose rows have a figure each, of one unit", () => {
    const money = (value: number, currency = "ILS") => ({ value, unit: "money", currency });
    expect(readBars(3, [money(40), money(20), money(10)])).toEqual([1, 0.5, 0.25]);
    for (const figures of [
      [money(40), money(20)],
      [money(40), money(20), money(0)],
      [money(40), money(20), money(10, "USD")],
      [money(40), money(20), { value: 3, unit: "count" }],
    ])
      expect(readBars(3, figures)).toBeNull();
    expect(readBars(2, [money(40), money(20)])).toBeNull();
  });

  it("lets names stand out, and takes nothing else for markup", () => {
    expect(readAnswer("## Press **Save** <b>now</b> [x](javascript:alert(1))")).toEqual([
      {
        kind: "paragraph",
        pieces: [
          plain("Press "),
          { text: "Save", isStrong: true },
          plain(" <b>now</b> [x](javascript:alert(1))"),
        ],
      },
    ]);
  });

  it("keeps what looks like a beginning only: sums, minus signs, half of a bold word", () => {
    const lines = ["-12.50 is less", "2026 was good", "a ** b", "**"];
    expect(readAnswer(lines.join("\n")).map((block) => block.kind)).toEqual(
      lines.map(() => "paragraph"),
    );
  });

  it("is empty where nothing was said", () => {
    expect(readAnswer(" \n\n")).toEqual([]);
  });
});
