import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { nameBusiness, readNamedBusiness } from "./business-marks.ts";

const secret = "a secret of the tests";
const [own, other] = [randomUUID(), randomUUID()];

it("knows a business that our checkout named, however its id is written", () => {
  const named = nameBusiness(secret, own);
  expect(readNamedBusiness(secret, named)).toBe(own);
  expect(readNamedBusiness(secret, { ...named, businessId: own.toUpperCase() })).toBe(own);
});

it.each([
  ["no mark", { businessId: own }],
  ["the mark of another business", { ...nameBusiness(secret, other), businessId: own }],
  ["a mark by another secret", nameBusiness("another", own)],
  [
    "half a mark",
    { businessId: own, businessMark: nameBusiness(secret, own).businessMark.slice(9) },
  ],
  ["no id", { businessId: "all", businessMark: nameBusiness(secret, "all").businessMark }],
  ["nothing", null],
])("knows none by %s", (_name, customData) => {
  expect(readNamedBusiness(secret, customData)).toBeNull();
});
