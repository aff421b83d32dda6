import { expect, it } from "vitest";
import { keepPhones } from "./phones.ts";

it("a phone in a text keeps its own direction, in any digits", () => {
  expect(keepPhones("هاتف: 050-555-0137، أو +972 50-555-0137.")).toBe(
    "هاتف: \u2066050-555-0137\u2069، أو \u2066+972 50-555-0137\u2069.",
  );
  expect(keepPhones("اتصلوا على ٠٥٠-٥٥٥-٠١٣٧")).toBe("اتصلوا على \u2066٠٥٠-٥٥٥-٠١٣٧\u2069");
});

it("other numbers stay as they are", () => {
  for (const text of [
    "من 8-10 أشخاص",
    "120-140 ₪",
    "08:00-18:00",
    "24/7",
    "24 × 36 cm",
    "1,200.50",
  ])
    expect(keepPhones(text)).toBe(text);
});
