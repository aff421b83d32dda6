import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe("count_business_usage_monthly", () => {
  it("counts from the day of the month that p_plan_started_at names, else the plan's own", async () => {
    const baker = await test.member();
    const { user, business } = (await baker.get("/api/me")).body;
    await test.asOwner(
      `update subscription set plan_started_at = '2026-08-25T00:00:00Z' where business_id = $1`,
      [business.id],
    );
    for (const day of ["2026-11-12", "2026-11-22", "2026-11-25", "2026-10-30"]) {
      await test.asOwner(
        "insert into consultation (business_id, id, created_at) values ($1, gen_random_uuid(), $2)",
        [business.id, `${day}T10:00:00Z`],
      );
    }
    const count = async (body: object) =>
      (await baker.post("/api/rpc/count_business_usage_monthly", { p_user_id: user.id, ...body }))
        .body;
    expect(await count({})).toBe(1);
    expect(await count({ p_plan_started_at: null })).toBe(1);
    expect(await count({ p_plan_started_at: "2026-01-20T00:00:00Z" })).toBe(2);
    expect(await count({ p_plan_started_at: "2025-03-10T00:00:00Z" })).toBe(3);
    expect(await count({ p_plan_started_at: "2026-10-28T00:00:00Z" })).toBe(4);
  });
});
