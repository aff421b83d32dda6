import { describe, expect, it } from "vitest";
import { readAnswer } from "./answer-text.rules.ts";

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
