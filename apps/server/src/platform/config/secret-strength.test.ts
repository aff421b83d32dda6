import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { isHardToGuess } from "./secret-strength.ts";

it.each([
  ["short", randomBytes(12).toString("base64url")],
  ["one letter", "a".repeat(64)],
  ["few letters", "abcabdabc-abdabcabd-abcabdabcabdabc"],
  ["a repetition", "k3Jx9Qz1Lm".repeat(5)],
  ["the alphabet", "abcdefghijklmnopqrstuvwxyz0123456789"],
  ["the alphabet backwards", "9876543210zyxwvutsrqponmlkjihgfedcba"],
])("a secret that is %s is easy to guess", (_what, secret) => {
  expect(isHardToGuess(secret)).toBe(false);
});

it("random secrets are hard to guess, however they are written", () => {
  for (const encoding of ["hex", "base64", "base64url"] as const) {
    for (let count = 0; count < 2000; count += 1)
      expect(isHardToGuess(randomBytes(24).toString(encoding))).toBe(true);
  }
  expect(isHardToGuess(randomBytes(16).toString("hex"))).toBe(true);
  expect(isHardToGuess("a secret of the bench that opens nothing")).toBe(true);
});
