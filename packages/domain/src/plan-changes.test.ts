import { describe, expect, it } from "vitest";
import { kindOfChange } from "./plan-changes.ts";
import type { PlanChangeKind } from "./plan-changes.ts";
import type { SoldPlan } from "./provider-events.ts";

const pro: SoldPlan = { plan: "pro", interval: "month" };
const proYear: SoldPlan = { plan: "pro", interval: "year" };
const premium: SoldPlan = { plan: "premium", interval: "month" };
const premiumYear: SoldPlan = { plan: "premium", interval: "year" };

describe("a change of the plan that is paid for", () => {
  it.each<[SoldPlan, SoldPlan, PlanChangeKind]>([
    [pro, pro, "same"],
    [pro, premium, "upgrade"],
    [pro, proYear, "upgrade"],
    [pro, premiumYear, "upgrade"],
    [proYear, premiumYear, "upgrade"],
    [premium, pro, "downgrade"],
    [premiumYear, proYear, "downgrade"],
    [proYear, pro, "refused"],
    [proYear, premium, "refused"],
    [premium, proYear, "refused"],
    [premiumYear, pro, "refused"],
  ])("from %j to %j is %s", (from, to, kind) => {
    expect(kindOfChange(from, to)).toBe(kind);
  });
});
