import { afterAll, beforeAll, expect, it } from "vitest";
import { businessOf, explainWork } from "../../platform/testing/explain.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import { listClientSums, sumClientGroups } from "./figures.actions.ts";

let test: TestApp;
let businessId: string;
beforeAll(async () => {
  test = await startTestApp();
  businessId = await businessOf(await test.member());
  await test.asOwner(`
    with others as (
      insert into business (id, name, created_at, updated_at)
      select gen_random_uuid(), 'b', now(), now() from generate_series(1, 400) returning id
    ), made as (
      insert into client (business_id, id, name, name_key, search_key, created_at, updated_at)
      select b.id, gen_random_uuid(), 'c' || n, 'c' || n, 'c', now(), now()
        from (select id, 3 as most from others union all select '${businessId}', 1500) b, generate_series(1, b.most) n
      returning business_id, id
    )
    insert into day_sum (business_id, kind, day, currency, key, label, amount_minor, count, thousandths)
    select business_id, 'client_quarter', date '2025-01-01' + q * interval '3 months', 'ILS', id::text, '', 100, 1, 0
      from made, generate_series(0, 7) q`);
  await test.asOwner("vacuum analyze client");
  await test.asOwner("vacuum analyze day_sum");
});
afterAll(() => test.close());

it("looks each client up by her key, also where a plan for businesses with few clients is used for one with many", async () => {
  const span = ["2025-11-27", "2026-11-26"] as const;
  const page = { group: "all", after: null, limit: 26 } as const;
  const plans = await explainWork(
    test,
    businessId,
    async (tx) => {
      await sumClientGroups(tx, span, "ILS");
      await listClientSums(tx, span, "ILS", page);
    },
    true,
  );
  expect(plans).toHaveLength(2);
  for (const plan of plans)
    expect(plan).toMatch(
      /client_pkey on client .*\n.*Index Cond: \(\(business_id = .*\) AND \(id = /,
    );
});
