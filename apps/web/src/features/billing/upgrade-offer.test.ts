import { describe, expect, it } from "vitest";
import { planToOffer } from "./upgrade-offer.ts";

describe("the plan that the upgrade modal offers", () => {
  it("is the one that has the feature", () => {
    expect(planToOffer({ feature: "receipt_ocr" }, "basic")).toBe("pro");
    expect(planToOffer({ feature: "team_collaboration" }, "basic")).toBe("premium");
  });

  it("is the one that lifts the limit", () => {
    expect(planToOffer({ limitName: "orders", used: 50 }, "basic")).toBe("pro");
    expect(planToOffer({ limitName: "people", used: 1 }, "basic")).toBe("premium");
    expect(planToOffer({ limitName: "storage", used: 10 }, "pro")).toBe("premium");
  });

  it("is above the present one", () => {
    expect(planToOffer({}, "basic")).toBe("pro");
    expect(planToOffer({}, "pro")).toBe("premium");
  });
});
