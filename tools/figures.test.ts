import { describe, expect, it } from "vitest";
import { complainOfFigures } from "./structure/figures.ts";

const store = "apps/server/src/features/dashboard/dashboard.store.ts";
const complain = (path: string, text: string): number => complainOfFigures([{ path, text }]).length;

describe("a second place for a figure", () => {
  it("is found: in SQL, and where a state tells what is revenue", () => {
    expect(complain(store, "select sum(total_minor) from orders")).toBe(1);
    expect(complain(store, "select sum(p.effect_minor) from payment p")).toBe(1);
    expect(complain(store, "select coalesce(sum(amount_minor), 0) from expense")).toBe(1);
    expect(complain(store, "select sum(orders.total_minor) from orders")).toBe(1);
    expect(complain(store, "select sum(coalesce(o.total_minor, 0)) from orders o")).toBe(1);
    expect(complain(store, "select sum(case when a then total_minor else 0 end) from orders")).toBe(
      1,
    );
    const rule = 'orders.filter((one) => one.status === "completed" && !one.isCancelled)';
    expect(complain("apps/web/src/features/dashboard/MonthCard.tsx", rule)).toBe(1);
  });

  it("is none in the one place, and none where a sum is something else", () => {
    expect(complain("apps/server/src/features/figures/figures.store.ts", "sum(total_minor)")).toBe(
      0,
    );
    expect(
      complain("packages/domain/src/figures.ts", 'status === "completed" && !one.isCancelled'),
    ).toBe(0);
    expect(complain(store, "select count(*) from orders; sum(quantity)")).toBe(0);
  });

  it("is found where a file that may sum one thing sums another", () => {
    const path = "apps/server/src/features/payments/payments.store.ts";
    expect(complain(path, "sum(r.amount_minor)")).toBe(0);
    expect(complain(path, "sum(r.amount_minor) sum(effect_minor)")).toBe(1);
    // What is allowed and no longer there would let another in.
    expect(complain(path, "sum(quantity)")).toBe(1);
  });
});
