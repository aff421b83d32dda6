import { describe, expect, it } from "vitest";
import { checkLicences, isAllowed } from "./licences.check.ts";

describe("licences of packages", () => {
  it.each([
    ["MIT", true],
    ["(MIT OR GPL-3.0-only)", true],
    ["MIT AND OFL-1.1", true],
    ["MIT AND GPL-3.0-only", false],
    ["AGPL-3.0-only", false],
    ["UNLICENSED", false],
    ["SEE LICENSE IN LICENSE", false],
  ])("%s is allowed: %s", (expression, fits) => {
    expect(isAllowed(expression)).toBe(fits);
  });

  it("are complained about where they are missing or not allowed, by the package's name", () => {
    const complaints = checkLicences({
      "": { license: "UNLICENSED" },
      "apps/web": {},
      "node_modules/@marzipan/web": { link: true },
      "node_modules/good": { license: "ISC" },
      "node_modules/a/node_modules/@b/bad": { license: "GPL-2.0-only" },
      "node_modules/silent": {},
    });
    expect(complaints).toEqual([
      expect.stringContaining("@b/bad is under GPL-2.0-only"),
      expect.stringContaining("silent names no licence"),
    ]);
  });
});
