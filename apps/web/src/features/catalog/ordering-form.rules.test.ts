import { describe, expect, it } from "vitest";
import { OrderingFormSchema, depositIn } from "./ordering-form.rules.ts";
import type { OrderingFormValues } from "./ordering-form.rules.ts";
import { setSpan } from "../../platform/hours/typed-hours.rules.ts";

const nineToFive = { from: "09:00", to: "17:00" };
const week = [[nineToFive], [], [nineToFive], [], [], [], []];

const typed: OrderingFormValues = {
  isOrderingOn: true,
  catalogCurrency: "ILS",
  leadTimeHours: 24,
  cutOffTime: null,
  daysAhead: 60,
  maxOrdersADay: null,
  slotMinutes: "30",
  fulfilments: ["pickup"],
  depositKind: "none",
  depositValue: null,
  depositDueDays: 2,
  openingHours: week,
  closedDays: [],
};

function complaints(values: Partial<OrderingFormValues>): string[] {
  const checked = OrderingFormSchema.safeParse({ ...typed, ...values });
  return (checked.error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`);
}

describe("the form of the ordering rules", () => {
  it("lets no deposit's sum become another currency's, and gives the stored one back with its currency", () => {
    const stored = { catalogCurrency: "ILS", depositKind: "sum", depositValue: 100 } as const;
    const after = (currency: "ILS" | "USD", depositKind: OrderingFormValues["depositKind"]) =>
      depositIn(currency, { depositKind, depositValue: 50 }, stored);
    expect([after("USD", "sum"), after("USD", "none"), after("USD", "percent")]).toEqual([
      null,
      null,
      50,
    ]);
    expect([after("ILS", "sum"), after("ILS", "none"), after("ILS", "percent")]).toEqual([
      100, 100, 50,
    ]);
    const percent = { ...stored, depositKind: "percent" } as const;
    expect(depositIn("ILS", { depositKind: "sum", depositValue: 50 }, percent)).toBe(null);
  });

  it("sends what the contract takes: minutes as a number, no deposit as none", () => {
    expect(OrderingFormSchema.parse({ ...typed, depositValue: 50 })).toMatchObject({
      slotMinutes: 30,
      depositKind: null,
      depositValue: null,
    });
  });

  it("complains at the field", () => {
    expect(complaints({ leadTimeHours: null })).toEqual(["leadTimeHours: not_a_number"]);
    expect(complaints({ maxOrdersADay: 0 })).toEqual(["maxOrdersADay: too_small"]);
    expect(complaints({ fulfilments: [] })).toEqual(["fulfilments: required"]);
    expect(complaints({ depositKind: "percent", depositValue: 120 })).toEqual([
      "depositValue: too_big",
    ]);
    expect(complaints({ depositKind: "sum" })).toEqual(["depositValue: required"]);
    expect(
      complaints({ openingHours: setSpan(week, 0, 0, { from: "17:00", to: "09:00" }) }),
    ).toEqual(["openingHours.0.0: date_order"]);
  });
});
