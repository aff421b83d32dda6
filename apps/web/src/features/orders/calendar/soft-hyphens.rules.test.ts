import { describe, expect, it } from "vitest";
import { withSoftHyphens } from "./soft-hyphens.rules.ts";

const shown = (name: string) => withSoftHyphens(name).replaceAll("\u{AD}", "-");

describe("long names in narrow columns", () => {
  it("are divided between syllables in Greek and in Cyrillic script", () => {
    expect(shown("Παπαδοπούλου")).toBe("Πα-πα-δο-πού-λου");
    expect(shown("Εύα Κωνσταντινίδου")).toBe("Εύα Κωνσ-ταν-τι-νί-δου");
    expect(shown("Константинополь")).toBe("Конс-тан-ти-но-поль");
    expect(shown("Вильгельмина")).toBe("Виль-гель-мина");
  });

  it("leave short words and those that the browser divides itself as they are", () => {
    for (const name of ["Наталья", "Weihnachtsbäckerei", "מאפיית הפינה", "Мария 2"]) {
      expect(withSoftHyphens(name)).toBe(name);
    }
  });
});
