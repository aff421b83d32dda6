import { describe, expect, it } from "vitest";
import { safePath } from "./wanted-path.ts";

describe("a wanted path", () => {
  it("is kept with its query and hash", () => {
    expect(safePath("/orders?status=pending#today")).toBe("/orders?status=pending#today");
  });

  it("is not / and not /auth", () => {
    for (const path of ["/", "/?from=logout", "/auth", "/auth/", "/auth?mode=sign-up"]) {
      expect(safePath(path)).toBeNull();
    }
  });

  it("never leaves this site", () => {
    const outside = [
      "https://evil.example",
      "//evil.example",
      "/\\evil.example",
      "\\\\evil.example",
      "/\t/evil.example",
      "/..//evil.example",
      "/x/..//evil.example",
      "javascript:alert(1)",
      "orders",
      "",
    ];
    for (const path of outside) expect(safePath(path)).toBeNull();
  });

  it("is a text of bearable length", () => {
    expect(safePath(null)).toBeNull();
    expect(safePath(["/orders"])).toBeNull();
    expect(safePath(`/${"a".repeat(3000)}`)).toBeNull();
  });
});
