import { Email, Phone } from "@marzipan/contract/primitives";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { emptyOr } from "./empty-or.ts";

const schema = z.object({ phone: emptyOr(Phone), email: emptyOr(Email) });

describe("a text that may stay empty", () => {
  it("answers null when nothing or only spaces are typed", () => {
    expect(schema.parse({ phone: "", email: "  " })).toEqual({ phone: null, email: null });
  });

  it("is checked as soon as something is typed", () => {
    const result = schema.safeParse({ phone: "12", email: "noa@" });
    expect(result.error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([
      ["phone", "bad_phone"],
      ["email", "bad_email"],
    ]);
  });

  it("answers the text without its outer spaces", () => {
    expect(schema.parse({ phone: " 052-555-0147 ", email: "noa@example.com" })).toEqual({
      phone: "052-555-0147",
      email: "noa@example.com",
    });
  });
});
