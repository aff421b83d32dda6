import { describe, expect, it } from "vitest";
import { helpPageAt } from "./help.ts";

describe("the page whose articles help", () => {
  it.each([
    ["/orders/4711/edit", "/orders"],
    ["/menu/ordering", "/menu/ordering"],
    ["/menu/share", "/menu"],
    ["/order-requests", "/order-requests"],
    ["/admin/dashboard", null],
    ["/menus", null],
  ])("at %s is %s", (pathname, page) => {
    expect(helpPageAt(pathname)).toBe(page);
  });
});
