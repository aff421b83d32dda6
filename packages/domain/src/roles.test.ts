import { capabilities } from "@marzipan/contract/roles";
import { describe, expect, it } from "vitest";
import { isEverybodys, mayRole } from "./roles.ts";

describe("roles", () => {
  it("let the owner do everything", () => {
    expect(capabilities.filter((one) => !mayRole("owner", one))).toEqual([]);
  });

  it("let the staff do the work of every day", () => {
    const daily = ["orders", "clients", "products", "menu", "requests", "tasks", "payments"];
    expect(capabilities.filter((one) => mayRole("staff", one))).toEqual(daily);
    expect(capabilities.filter(isEverybodys)).toEqual(daily);
  });
});
