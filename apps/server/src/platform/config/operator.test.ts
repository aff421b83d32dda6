import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { readOperator } from "./outside.ts";

describe("OPERATOR_EMAIL and OPERATOR_LANGUAGE", () => {
  it("say who gets the contact form's messages, nobody when unset", () => {
    expect(readOperator({})).toBeNull();
    expect(readOperator({ OPERATOR_EMAIL: "op@marzipan.test" })).toEqual({
      email: "op@marzipan.test",
      language: "en",
      name: null,
      address: null,
    });
    const both = { OPERATOR_EMAIL: "op@marzipan.test", OPERATOR_LANGUAGE: "he" };
    expect(readOperator(both)?.language).toBe("he");
  });

  it("must be named in production, with name and address", () => {
    const production = {
      NODE_ENV: "production",
      SESSION_SECRET: randomBytes(32).toString("hex"),
      PUBLIC_URL: "https://app.example",
      OPERATOR_EMAIL: "op@marzipan.test",
    };
    expect(() => readConfig(production)).toThrow(/OPERATOR_NAME, OPERATOR_ADDRESS/);
    const named = { OPERATOR_NAME: "Almond Ltd", OPERATOR_ADDRESS: "1 Mill Lane" };
    expect(readConfig({ ...production, ...named }).operator).toMatchObject({ name: "Almond Ltd" });
  });

  it.each([
    [{ OPERATOR_EMAIL: "nobody" }, /OPERATOR_EMAIL/],
    [{ OPERATOR_EMAIL: "a@b.test\nBcc: c@d.test" }, /OPERATOR_EMAIL/],
    [{ OPERATOR_LANGUAGE: "xx" }, /OPERATOR_LANGUAGE/],
  ])("are refused in one sentence when wrong: %j", (environment, sentence) => {
    expect(() => readOperator(environment)).toThrow(sentence);
  });
});
