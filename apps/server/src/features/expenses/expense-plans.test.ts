import { afterAll, beforeAll, expect, it } from "vitest";
import { businessOf, explainWork } from "../../platform/testing/explain.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import { expensesByMonth } from "../figures/figures.actions.ts";
import { listByDate, listDeleted } from "./expense-lists.store.ts";

let test: TestApp;
let businessId: string;
beforeAll(async () => {
  test = await startTestApp();
  businessId = await businessOf(await test.member());
  await test.asOwner(`
    with others as (
      insert into business (id, name, created_at, updated_at)
      select gen_random_uuid(), 'b', now(), now() from generate_series(1, 190) returning id
    )
    insert into expense (business_id, id, date, category, amount_minor, currency, search_key, created_at, updated_at,
      deleted_at)
    select b.id, gen_random_uuid(), date '2026-01-01' + n % 330, (array['food', 'fuel', 'office', 'other'])[1 + n % 4],
      100, 'ILS', 'flour', now(), now(), case when n % 50 = 0 then now() end
      from (select id, 60 as most from others union all select '${businessId}', 2000) b, generate_series(1, b.most) n`);
  await test.asOwner(`
    insert into day_sum (business_id, kind, day, currency, key, label, amount_minor, count, thousandths)
    select business_id, 'expense', date, currency, category, '', sum(amount_minor), count(*), 0 from expense
     where deleted_at is null group by 1, 2, 3, 4, 5`);
  await test.asOwner("vacuum analyze expense");
  await test.asOwner("vacuum analyze day_sum");
});
afterAll(() => test.close());

const page = { patterns: [], from: undefined, to: undefined, category: undefined, limit: 26 };
const after = ["2026-06-01", "01890000-0000-7000-8000-000000000000"] as const;

it("reads each page of expenses in the order of an index, never sorted", async () => {
  const plans = await explainWork(test, businessId, async (tx) => {
    await listByDate(tx, page, null);
    await listByDate(tx, page, after);
    await listByDate(tx, { ...page, category: "fuel" }, null);
    await listDeleted(tx, page, new Date("2026-10-01"), null);
  });
  for (const plan of plans) {
    expect(plan).toMatch(/Index Scan using expense_/);
    expect(plan).not.toMatch(/Sort|Seq Scan on expense/);
  }
});

it("sums a month by the sums kept of its days alone", async () => {
  const plans = await explainWork(test, businessId, async (tx) => {
    await expensesByMonth(tx, ["2026-11-01", "2026-11-30"]);
  });
  for (const plan of plans) expect(plan).toMatch(/day_sum_pkey[^]*Index Cond: .*day >= /);
});
