import { describe, expect, it } from "vitest";
import { createFairLine } from "./fair-line.ts";
import type { FairLine } from "./fair-line.ts";

const from = (...lines: string[]) => ({ lines, isKnown: false });

function takeAll(line: FairLine<string>): string[] {
  const taken: string[] = [];
  for (let job = line.next(); job !== undefined; job = line.next()) taken.push(job);
  return taken;
}

describe("a fair line", () => {
  it("takes one of each address a round", () => {
    const line = createFairLine<string>();
    for (const job of ["a1", "a2", "a3"]) line.add(job, from("a"), 10);
    line.add("b1", from("b"), 10);
    line.add("b2", from("b"), 10);
    expect(takeAll(line)).toEqual(["a1", "b1", "a2", "b2", "a3"]);
  });

  it("is fair between accounts too: many addresses at one account are one", () => {
    const line = createFairLine<string>();
    for (let count = 0; count < 4; count += 1)
      line.add(`x${count}`, from(`address${count}`, "account x"), 10);
    line.add("y", from("address of y", "account y"), 10);
    expect(takeAll(line)).toEqual(["x0", "y", "x1", "x2", "x3"]);
  });

  it("lets those go before whom an account knows, one a round as well", () => {
    const line = createFairLine<string>();
    for (const job of ["a1", "b1", "c1"]) line.add(job, from(job), 10);
    for (const job of ["k1", "k2", "k3"]) line.add(job, { lines: ["k"], isKnown: true }, 10);
    expect(takeAll(line)).toEqual(["k1", "k2", "a1", "b1", "c1", "k3"]);
  });

  it("when full sends the last of the latest round away, not who comes from elsewhere", () => {
    const line = createFairLine<string>();
    for (const job of ["a1", "a2", "a3"]) line.add(job, from("a"), 3);
    expect(line.add("b1", from("b"), 3)).toBe("a3");
    expect(line.add("a4", from("a"), 3)).toBe("a4");
    expect(line.add("c1", from("c"), 3)).toBe("a2");
    expect(line.add("d1", from("d"), 3)).toBe("d1");
    expect(line.add("k1", { lines: ["k"], isKnown: true }, 3)).toBe("c1");
    expect(takeAll(line)).toEqual(["k1", "a1", "b1"]);
  });

  it("lets somebody known in also when it is full of those whose round has begun", () => {
    const line = createFairLine<string>();
    for (const job of ["a1", "b1", "c1"]) line.add(job, from(job), 3);
    expect(line.next()).toBe("a1");
    line.add("d1", from("d1"), 3);
    expect(line.add("k1", { lines: ["k"], isKnown: true }, 3)).toBe("d1");
    expect(line.add("k2", { lines: ["l"], isKnown: true }, 3)).toBe("c1");
    expect(takeAll(line)).toEqual(["k1", "k2", "b1"]);
  });

  it("does not let who waited wait again for those who come later", () => {
    const line = createFairLine<string>();
    for (const job of ["a1", "a2"]) line.add(job, from("a"), 10);
    expect(line.next()).toBe("a1");
    line.add("b1", from("b"), 10);
    expect(takeAll(line)).toEqual(["a2", "b1"]);
  });
});
