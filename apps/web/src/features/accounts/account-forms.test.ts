import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { SignUpSchema } from "./account-forms.ts";

const typed = {
  fullName: "Noa Levi",
  businessName: "Nona",
  email: "noa@nona.example",
  password: "honeycake7",
  confirmPassword: "honeycake7",
  plan: "pro",
  consent: true,
};

/** The first problem of each field, as the form shows it. */
function problemsOf(changes: Partial<Record<keyof typeof typed, unknown>>): string[] {
  const result = z.safeParse(SignUpSchema, { ...typed, ...changes });
  const first = new Map<string, string>();
  for (const issue of result.error?.issues ?? []) {
    const path = issue.path.join(".");
    if (!first.has(path)) first.set(path, issue.message);
  }
  return [...first].map(([path, message]) => `${path}: ${message}`);
}

describe("the registration form (spec §5)", () => {
  it("takes what is complete", () => {
    expect(problemsOf({})).toEqual([]);
  });

  it("asks for letters and numbers in eight characters", () => {
    expect(problemsOf({ password: "honeycake", confirmPassword: "honeycake" })).toEqual([
      "password: weak_password",
    ]);
    expect(problemsOf({ password: "abc1", confirmPassword: "abc1" })).toEqual([
      "password: weak_password",
    ]);
  });

  it("asks for the same password twice and for consent", () => {
    expect(problemsOf({ confirmPassword: "other1234" })).toEqual([
      "confirmPassword: passwords_differ",
    ]);
    expect(problemsOf({ consent: false })).toEqual(["consent: required"]);
  });

  it("says at each empty field that it is empty, and takes names in any script", () => {
    expect(problemsOf({ fullName: " ", businessName: "", email: "" })).toEqual([
      "fullName: required",
      "businessName: required",
      "email: required",
    ]);
    expect(problemsOf({ fullName: "נועה לוי", businessName: "مخبز ليلى" })).toEqual([]);
  });
});
