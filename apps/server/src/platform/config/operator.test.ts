import { describe, expect, it } from "vitest";
import { readOperator } from "./outside.ts";

describe("OPERATOR_EMAIL and OPERATOR_LANGUAGE", () => {
  it("say who gets the contact form's messages, nobody when unset", () => {
    expect(readOperator({})).toBeNull();
    expect(readOperator({ OPERATOR_EMAIL: "op@marzipan.test" })).toEqual({
      email: "op@marzipan.test",
      language: "en",
    });
    const both = { OPERATOR_EMAIL: "op@marzipan.test", OPERATOR_LANGUAGE: "he" };
    expect(readOperator(both)?.language).toBe("he");
  });

  it.each([
    [{ OPERATOR_EMAIL: "nobody" }, /OPERATOR_EMAIL/],
    [{ OPERATOR_EMAIL: "a@b.test\nBcc: c@d.test" }, /OPERATOR_EMAIL/],
    [{ OPERATOR_LANGUAGE: "xx" }, /OPERATOR_LANGUAGE/],
  ])("are refused in one sentence when wrong: %j", (environment, sentence) => {
    expect(() => readOperator(environment)).toThrow(sentence);
  });
});
