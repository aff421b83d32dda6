import { describe, expect, it } from "vitest";
import { makeFormat } from "./format.ts";
import { isolate } from "./isolate.ts";
import { loadPhrases } from "./load.ts";
import { makeTranslate } from "./translate.ts";

const wrap = (text: string): string => `\u2068${text}\u2069`;

describe("a text put into a sentence", () => {
  it.each(["Dana Levi", "+972 50 123 4567", "050-123 4567", "10 MB", "a@b.co", "Dana לוי"])(
    "is isolated in a right-to-left language: %s",
    (text) => expect(isolate(text, "rtl")).toBe(wrap(text)),
  );

  it.each(["דנה לוי", "دانا", "42", "15:05", "9 בנובמבר", "‏185 ‏₪", "https://a.co/b", "{name}"])(
    "stays as it is in a right-to-left language: %s",
    (text) => expect(isolate(text, "rtl")).toBe(text),
  );

  it("is isolated in a left-to-right language only where it holds right-to-left letters", () => {
    expect(isolate("דנה", "ltr")).toBe(wrap("דנה"));
    expect(isolate("田中", "ltr")).toBe("田中");
    expect(isolate("+972 50 123 4567", "ltr")).toBe("+972 50 123 4567");
  });

  it("is isolated once", () => {
    expect(isolate(wrap("Dana"), "rtl")).toBe(wrap("Dana"));
  });
});

describe("a phrase", () => {
  it("isolates a foreign name", async () => {
    const he = makeTranslate("he", await loadPhrases("he"));
    const en = makeTranslate("en", await loadPhrases("en"));
    expect(he("common.deleted_name", { name: "Dana" })).toContain(wrap("Dana"));
    expect(en("common.deleted_name", { name: "Dana" })).not.toContain("\u2068");
    expect(en("common.deleted_name", { name: "דנה" })).toContain(wrap("דנה"));
  });

  it("isolates each foreign word of a list", () => {
    expect(makeFormat("en").list(["דנה", "Noa", "רון"])).toBe(
      `${wrap("דנה")}, Noa, and ${wrap("רון")}`,
    );
  });
});
