import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import { repeatDueExpenses } from "./expense-repeats.actions.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it("a form that was open while a month's expense was made does not begin the series anew", async () => {
  const baker = await test.member();
  const rent = {
    date: "2026-10-26",
    category: "utilities",
    amount: 12.5,
    businessName: "Landlord",
    repeatsMonthly: true,
  };
  const made = (await baker.post("/api/expenses", rent)).body;
  await repeatDueExpenses(test.deps);
  const saved = await baker.patch(`/api/expenses/${made.id}`, {
    ...rent,
    currency: made.currency,
    description: "rent",
    receiptNumber: "",
    fileId: null,
    expectedUpdatedAt: made.updatedAt,
  });
  expect(saved.body.error?.code).toBe("changed_elsewhere");
  await repeatDueExpenses(test.deps);
  const { items } = (await baker.get("/api/expenses")).body;
  expect(items.filter((one) => one.date === "2026-11-26")).toHaveLength(1);
});
