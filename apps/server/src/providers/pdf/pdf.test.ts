import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readFonts } from "./fonts.ts";
import { createTypstSetter } from "./pdf.typst.ts";
import { makePrintable } from "./printable.ts";

const setter = createTypstSetter();
const template = `
#let d = json(bytes(sys.inputs.data))
#set page(width: 80mm, height: auto, margin: 5mm)
#set text(font: json(bytes(sys.inputs.fonts)))
#for line in d.lines [ #text(line) \\ #text(weight: "bold", line) \\ ]
`;

const lines = [
  "Dana 🎂",
  "👩‍🍳 👨‍👩‍👧‍👦 🏳️‍🌈 👋🏽 🇮🇱🇫🇷 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣ ❤️‍🔥 ☎︎ 🫠",
  "\u0000\u0007\u001b[31m \ud83c half \udf82 \ufffe\uffff \u{10ffff}",
  "สมหญิง ნინო ሰላም Արամ தமிழ் বাংলা 한국어 Дарья Δανάη",
  "\u202eturned\u202c \u2066open \u2069\u2069 \u200fRLM\u200e",
  "\ue000\uf8ff\u{f0000} \u{13000} \u{1f9ff}",
  "e\u0301\u0302\u0303 ก\u0301 א\u0e31 \u0301alone \u200d\u200d \ufe0f",
  "עוגת יום הולדת לנועה 🎉 عيد ميلاد سعيد",
];

describe("a paper", () => {
  it("is set whatever was typed", { timeout: 60_000 }, async () => {
    for (const line of [...lines, lines.join("")]) {
      const pdf = await setter.set(template, { lines: [line] });
      expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe("%PDF-");
    }
  });

  it("is set with any characters in any order", { timeout: 120_000 }, async () => {
    const sign = fc
      .oneof(
        fc.integer({ min: 0x20, max: 0x2fff }),
        fc.integer({ min: 0xa000, max: 0xabff }),
        fc.integer({ min: 0xd7b0, max: 0x1ffff }),
      )
      .map((code) => String.fromCodePoint(code));
    const mark = sign.filter((one) => /[\p{M}\p{Cf}]/u.test(one));
    const word = fc.array(fc.oneof(sign, mark), { minLength: 1, maxLength: 8 });
    const texts = fc.array(
      word.map((signs) => signs.join("")),
      { minLength: 200, maxLength: 200 },
    );
    for (const sample of fc.sample(texts, { numRuns: 5, seed: 5 })) {
      expect((await setter.set(template, { lines: sample })).length).toBeGreaterThan(0);
    }
  });
});

describe("a text made printable", () => {
  const print = makePrintable(readFonts().coverages);

  it("keeps what the fonts draw, and shows a neutral sign for what they do not", () => {
    for (const text of ["Dana 🎂", "👩‍🍳🇮🇱👋🏽", "สมหญิง ნინო ሰላም", "₪ 1,234.50", "שָׁלוֹם"]) {
      expect(print(text)).toBe(text);
    }
    expect(print("a\ue000b\u{13000}")).toBe("a□b□");
    expect(print("a\u0000\ud83c\u202eb\tc\nd")).toBe("ab c d");
    expect(print("\u0301a")).toBe("a");
  });

  it("lets only a long word break", () => {
    expect(print("a word of usual length")).not.toContain("\u200b");
    const parts = print("x".repeat(60)).split("\u200b");
    expect(parts.length).toBeGreaterThan(8);
    expect(parts.join("")).toBe("x".repeat(60));
  });
});

describe("papers that are too many or without end", () => {
  const codeOf = (error: { code?: string }): string => error.code ?? "broken";
  const ask = (from = setter): Promise<string> =>
    from.set(template, { lines: ["x"] }).then(() => "set", codeOf);

  it(
    "are refused at once where sixty wait, and the sixty are set",
    { timeout: 60_000 },
    async () => {
      const all = await Promise.all(Array.from({ length: 70 }, () => ask()));
      expect(all.filter((one) => one === "set")).toHaveLength(60);
      expect(new Set(all)).toEqual(new Set(["set", "unavailable"]));
    },
  );

  it("are ended in time, and the next is set", { timeout: 60_000 }, async () => {
    const hasty = createTypstSetter(3000);
    const endless = "#for i in range(1000000) { for j in range(1000000) { if i + j < 0 { [x] } } }";
    expect(await hasty.set(endless, {}).then(() => "set", codeOf)).toBe("unavailable");
    // A busy machine may need longer than the short limit.
    await expect.poll(() => ask(hasty), { timeout: 30_000 }).toBe("set");
  });
});
