import { describe, expect, it } from "vitest";
import { refuseAgent } from "./agent-quota.ts";
import type { AgentAsker } from "./agent-quota.ts";

const asker: AgentAsker = { plan: "pro", status: "active", isAdmin: false, used: 0 };

describe("refusing an agent's answer", () => {
  it.each(["none", "inactive"] as const)(
    "refuses both agents when the subscription is %s, but to administrators",
    (status) => {
      expect(refuseAgent("support", { ...asker, status })).toBe("agent_inactive");
      expect(refuseAgent("business", { ...asker, status })).toBe("agent_inactive");
      expect(refuseAgent("business", { ...asker, status, isAdmin: true, used: 9999 })).toBeNull();
    },
  );

  it.each(["past_due", "canceled"] as const)(
    "keeps both agents while a plan is %s and still runs",
    (status) => {
      expect(refuseAgent("support", { ...asker, status })).toBeNull();
      expect(refuseAgent("business", { ...asker, status })).toBeNull();
      expect(refuseAgent("business", { ...asker, status, used: 30 })).toBe("agent_month_used_pro");
    },
  );

  it.each([
    ["basic", 99, null],
    ["basic", 100, "agent_lifetime_used"],
    ["pro", 29, null],
    ["pro", 30, "agent_month_used_pro"],
    ["premium", 99, null],
    ["premium", 100, "agent_month_used"],
    ["admin", 5000, null],
  ] as const)("on %s with %i used: %s", (plan, used, refusal) => {
    expect(refuseAgent("business", { ...asker, plan, used })).toBe(refusal);
  });

  it("never limits the support agent", () => {
    expect(refuseAgent("support", { ...asker, plan: "basic", used: 10_000 })).toBeNull();
    expect(refuseAgent("support", { ...asker, status: "trialing", used: 10_000 })).toBeNull();
  });
});
