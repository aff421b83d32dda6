import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetWanted, readWanted, readWantedBy, rememberWanted, safePath } from "./wanted-path.ts";

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

describe("the path of a page that was closed under its owner", () => {
  const kept = new Map<string, string>();
  beforeEach(() =>
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    }),
  );
  afterEach(() => vi.unstubAllGlobals());

  it("opens for its owner only", () => {
    rememberWanted("/orders/new", "dana");
    expect(readWantedBy()).toBe("dana");
    expect([readWanted(null), readWanted(null, "dana")]).toEqual(["/orders/new", "/orders/new"]);
    expect(readWanted(null, "noa")).toBeNull();
    expect(readWanted("/clients", "noa")).toBe("/clients");
    forgetWanted();
    expect([readWanted(null, "dana"), readWantedBy()]).toEqual([null, null]);
  });

  it("opens for any account where no page was closed", () => {
    rememberWanted("/orders", "dana");
    rememberWanted("/clients");
    expect(readWanted(null, "noa")).toBe("/clients");
  });
});
