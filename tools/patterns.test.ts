import { endpoint } from "@marzipan/contract/endpoint";
import { Done, atMost, requiredText, trimmedFor } from "@marzipan/contract/primitives";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { tellSlowness } from "./structure/pattern-time.ts";
import { checkEndpoints, checkModule } from "./patterns.check.ts";

const signs = /(?=.*\p{L})(?=.*\p{N})/su;

function complaintsOf(text: z.ZodMiniType): string[] {
  const common = { method: "POST", path: "/a", access: "public", summary: "A call." } as const;
  const body = z.strictObject({ text });
  return checkEndpoints([endpoint({ ...common, id: "test.call", body, reply: Done })]);
}

describe("a pattern", () => {
  it.each([
    ["looks ahead from every place", signs],
    ["has two ways for one character", /^(\w|\d)*!$/],
    ["looks for the blanks at the end", /\s+$/],
    ["shares blanks between two parts", /^(\d+\s*)*x$/],
    ["replaces from every place", /,+;/g],
  ])("that %s is slow", (_name, pattern) => {
    expect(tellSlowness(pattern, 8000)).toMatch(/takes \d+ ms for/);
  });

  it.each([
    /^[\w.-]{1,64}$/,
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    /\p{L}/u,
    /[^a-z0-9]+/g,
    /^\d{3}\s?\d{3}$/,
  ])("as %s is linear", (pattern) => {
    expect(tellSlowness(pattern, 16_384)).toBeNull();
  });
});

describe("a text of the contract", () => {
  it("is refused by its length before anything else looks at it", () => {
    expect(complaintsOf(requiredText(10))).toEqual([]);
    expect(complaintsOf(z.string().check(trimmedFor(9), atMost(9), z.regex(/^a$/)))).toEqual([]);
    const late = "test.call body.text looks at a text before its length: begin with atMost()";
    expect(complaintsOf(z.string().check(z.regex(/^a$/), atMost(9)))).toEqual([late]);
    expect(complaintsOf(z.optional(z.string().check(z.maxLength(9))))).toEqual([late]);
    expect(complaintsOf(z.array(z.uuid().check(atMost(36))).check(z.maxLength(2)))).toContain(
      "test.call body.text.0 looks at a text before its length: begin with atMost()",
    );
  });

  it("has no pattern that is slow for a body of the endpoint's limit", () => {
    expect(complaintsOf(z.string().check(atMost(4000), z.regex(signs)))).toEqual([
      expect.stringContaining("test.call body.text /"),
    ]);
  });

  it("and every list has a bound, or its endpoint no limit", () => {
    expect(() => complaintsOf(z.array(requiredText(10)))).toThrow(
      "test.call: bound every text and list of its body, or give it bodyLimitBytes",
    );
  });
});

describe("a pattern in code", () => {
  it("is named with its line", () => {
    const text = "const a = 1;\nexport const cut = (b: string) => b.replace(/-+$/, '');\n";
    expect(checkModule({ path: "apps/server/src/a.ts", text })).toEqual([
      expect.stringMatching(/^apps\/server\/src\/a\.ts:2 .+ takes \d+ ms/),
    ]);
  });
});
