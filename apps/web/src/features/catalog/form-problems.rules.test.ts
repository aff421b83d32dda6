import { describe, expect, it } from "vitest";
import { problemUnder } from "./form-problems.rules.ts";

describe("what is wrong below a field of a form", () => {
  it("is found at the part itself or wherever it stands inside", () => {
    expect(problemUnder([undefined, { message: "date_order" }], 1)).toBe("date_order");
    expect(problemUnder([[{ from: { message: "bad_time", type: "x" } }]], 0)).toBe("bad_time");
    expect(problemUnder([{ root: { message: "too_many" } }], 0)).toBe("too_many");
  });

  it("is nothing where nothing is wrong", () => {
    expect(problemUnder(undefined, 0)).toBeUndefined();
    expect(problemUnder([{ message: "date_order" }], 3)).toBeUndefined();
  });
});
