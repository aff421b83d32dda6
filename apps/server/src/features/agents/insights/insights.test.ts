import { randomUUID } from "node:crypto";
import { addDays, weekdayOf } from "@marzipan/domain/dates";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeStaff } from "../../../platform/testing/make-staff.ts";
import { startTestApp } from "../../../platform/testing/test-app.ts";
import type { TestApp } from "../../../platform/testing/test-app.ts";
import { compareSums } from "../../figures/day-sums.actions.ts";
import type { AnswerTo, Caller } from "../../../platform/testing/test-caller.ts";

const today = "2026-11-26";
const ago = (days: number) => addDays(today, -days);
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

interface Planted {
  day: string;
  item?: string;
  price?: number;
  agreed?: number;
  client?: string;
  reason?: string;
  isOwed?: boolean;
  deposit?: number;
}

async function businessOf(baker: Caller): Promise<string> {
  return (await baker.get("/api/me")).body.business.id as string;
}

/** Writes orders as history, which counts as settled, unless they are owed or still to come. */
async function plant(business: string, orders: readonly Planted[]): Promise<void> {
  const rows = orders.map((one, at) => ({ ...one, id: randomUUID(), number: at + 1 }));
  await test.asOwner(
    `with told as (
       select * from jsonb_to_recordset($2::jsonb) as t (id uuid, number int, day date, item text, price bigint,
         agreed bigint, client uuid, reason text, "isOwed" boolean, deposit bigint)
     ), made as (
       insert into orders (business_id, id, number, client_id, client_name, client_key, delivery_date, status,
         cancelled_at, cancel_reason, currency, items_total_minor, agreed_price_minor, total_minor, deposit_kind,
         deposit_value_minor, deposit_due_date, search_key, is_imported, created_day, created_at, updated_at)
       select $1, id, number, client, coalesce('Dana', ''), 'x', day, case when day < $3 then 'completed' else 'pending' end,
         case when reason is not null then $3::date end, reason, 'ILS', coalesce(price, 10000), agreed,
         coalesce(agreed, price, 10000), case when deposit is not null then 'sum' end, deposit,
         case when deposit is not null then $3::date - 1 end, '', day < $3 and "isOwed" is not true, $3, now(), now()
       from told
     )
     insert into order_item (business_id, order_id, position, dessert_name, name_key, quantity, unit_price_minor, line_total_minor)
     select $1, id, 1, coalesce(item, 'Cake'), lower(coalesce(item, 'Cake')), 1, coalesce(price, 10000), coalesce(price, 10000) from told`,
    [business, JSON.stringify(rows), today],
  );
}

/** Two cakes a day but on Saturdays, one of them a year ago, and with that ten facts. */
function shop(client: string): Planted[] {
  const days = Array.from({ length: 455 }, (_, at) => ago(at + 1)).filter(
    (day) => weekdayOf(day) !== 6,
  );
  const yearAgo = days.filter((day) => day < ago(300)).map((day) => ({ day }));
  const recent = days
    .filter((day) => day >= ago(300))
    .flatMap((day) => [{ day }, { day, item: day < ago(42) ? "Tart" : "Cake" }]);
  const fridays = days
    .filter((day) => weekdayOf(day) === 5 && day >= ago(84))
    .flatMap((day) => [{ day }, { day }, { day }]);
  return [
    ...yearAgo,
    ...recent,
    ...fridays,
    ...[140, 126, 112, 98, 84, 71].map((at) => ({ day: ago(at), client })),
    { day: ago(40), price: 30_000, isOwed: true },
    { day: addDays(today, 9), deposit: 5_000 },
    ...[90, 80, 70, 60, 50, 9].map((at) => ({
      day: ago(at),
      item: "Pie",
      price: at === 9 ? 6_000 : 8_000,
    })),
    ...Array.from({ length: 14 }, (_, at) => ({ day: ago(at + 3), reason: "too dear" })),
    ...[12, 15, 20].map((at) => ({ day: ago(at), price: 50_000, agreed: 30_000 })),
  ];
}

async function plantCosts(business: string): Promise<void> {
  const months = Array.from({ length: 13 }, (_, at) => ({
    day: addDays("2026-10-05", -at * 30.4),
    category: "utilities",
    amount: at === 0 ? 30_000 : 10_000 + at * 10,
    supplier: "",
  }));
  const flour = [100, 80, 60, 40, 5].map((at) => ({
    day: ago(at),
    category: "food",
    amount: at === 5 ? 6_000 : 5_000,
    supplier: "Mill",
  }));
  await test.asOwner(
    `insert into expense (business_id, id, date, category, amount_minor, currency, description, business_name,
       supplier_name_key, search_key, created_at, updated_at)
     select $1, gen_random_uuid(), day, category, amount, 'ILS', case when supplier = '' then '' else 'Flour' end, supplier,
       lower(supplier), '', now(), now()
     from jsonb_to_recordset($2::jsonb) as t (day date, category text, amount bigint, supplier text)`,
    [business, JSON.stringify([...months, ...flour])],
  );
  await test.asOwner(
    `insert into order_request (business_id, id, number, status, name, phone, language, delivery_date, fulfilment, currency,
       total_minor, search_key, ask_hash, created_at, updated_at)
     select $1, gen_random_uuid(), n, 'new', 'Yael', '', 'he', '2026-12-20', 'pickup', 'ILS', 4000, '', n::text,
       '2026-11-20T10:00:00Z', now() from generate_series(1, 2) n`,
    [business],
  );
}

type ToldInsight = AnswerTo<"GET", "/api/insights">["body"]["insights"][number];

describe("insights of a shop with planted facts", () => {
  let baker: Caller;
  let told: ToldInsight[];
  const of = (kind: string) => told.find((one) => one.kind === kind);
  const figures = (kind: string) =>
    Object.fromEntries((of(kind)?.figures ?? []).map(({ key, value }) => [key, value]));

  beforeAll(async () => {
    baker = await test.member({ plan: "pro" });
    const business = await businessOf(baker);
    const client = await baker.post("/api/clients", {
      name: "Dana",
      phone: "054-1234567",
      language: "he",
    });
    await plant(business, shop(client.body.id as string));
    await plantCosts(business);
    await compareSums(test.deps);
    told = (await baker.get("/api/insights")).body.insights;
  });

  it("finds each with its exact figures, and none that is not there", () => {
    expect(new Set(told.map(({ kind }) => kind))).toEqual(
      new Set([
        "revenue_trend",
        "best_item",
        "sinking_item",
        "price_below_usual",
        "client_stopped",
        "weekday_full",
        "unpaid",
        "deposit_forgotten",
        "cancelled_more",
        "request_unanswered",
        "expense_jumped",
        "supplier_price_rose",
        "agreed_discounts",
        "month_end",
      ]),
    );
    expect(figures("unpaid")).toMatchObject({ owed: 300, orders: 1, owed_31_60: 300 });
    expect(figures("deposit_forgotten")).toEqual({ deposits: 50, orders: 1 });
    expect(figures("price_below_usual")).toMatchObject({ price: 60, price_usual: 80, sales: 5 });
    expect(figures("client_stopped")).toMatchObject({ orders: 6, rhythm: 14, silent: 71 });
    expect(figures("cancelled_more")).toMatchObject({ lost: 14, lost_money: 1400 });
    expect(figures("request_unanswered")).toEqual({ requests: 2, asked: 80 });
    expect(figures("expense_jumped")).toMatchObject({ spent: 300 });
    expect(figures("supplier_price_rose")).toMatchObject({
      price: 60,
      price_usual: 50,
      change: 20,
    });
    expect(figures("agreed_discounts")).toMatchObject({ given: 600, orders: 3 });
  });

  it("agrees with the figures of analytics", async () => {
    const query = `from=${ago(84)}&to=${ago(1)}`;
    const { body } = await baker.get(`/api/analytics?${query}`);
    expect(figures("revenue_trend")["revenue"]).toBe(body.totals.revenue);
    expect(figures("best_item")["revenue"]).toBe(body.items[0]?.revenue);
    const friday = body.weekdays.find(({ weekday }: { weekday: number }) => weekday === 5);
    expect(figures("weekday_full")).toMatchObject({
      orders: friday?.ordersCount,
      revenue: friday?.revenue,
    });
  });

  it("leads to a list, to WhatsApp in the client's language, to a price, to a day", () => {
    expect(of("agreed_discounts")?.action.path).toBe(
      `/orders?when=range&status=completed&from=${ago(30)}&to=${ago(1)}`,
    );
    expect(of("client_stopped")?.action).toMatchObject({ kind: "whatsapp" });
    expect(of("client_stopped")?.action.path).toMatch(/^https:\/\/wa\.me\/972541234567\?text=/);
    expect(of("client_stopped")?.action.text).toContain("היי");
    expect(of("price_below_usual")?.action.path).toMatch(/^\/orders\/[0-9a-f-]{36}\/edit$/);
    expect(of("weekday_full")?.action).toMatchObject({ kind: "day", path: "/menu/ordering" });
  });

  it("does not say again what is not useful, until that is taken back", async () => {
    const { id } = of("unpaid") ?? { id: "" };
    expect((await baker.post(`/api/insights/${id}/not-useful`)).status).toBe(200);
    expect((await baker.post(`/api/insights/${id}/not-useful`)).status).toBe(200);
    const { body } = await baker.get("/api/insights");
    expect(body.notUsefulCount).toBe(1);
    expect(body.insights.map((one) => one.id)).not.toContain(id);
    expect((await baker.delete(`/api/insights/${id}/not-useful`)).status).toBe(200);
    const again = await baker.get("/api/insights");
    expect(again.body.insights.map((one) => one.id)).toContain(id);
    expect((await baker.post("/api/insights/unpaid.x/not-useful")).status).toBe(404);
  });

  it("says it in the reader's language", async () => {
    await baker.patch("/api/me", { language: "he" });
    const { body } = await baker.get("/api/insights");
    const one = body.insights.find(({ kind }) => kind === "client_stopped");
    expect(one?.text).toMatch(/הזמנה כל.*14.ימים/);
  });
});

describe("who is told", () => {
  it("a new shop hears what there is too little of, and nothing else", async () => {
    const { body } = await (await test.member({ plan: "basic" })).get("/api/insights");
    expect(body).toMatchObject({ insights: [], orders: { count: 0, least: 30 } });
    expect(body.tooLittle).toContainEqual({
      kind: "client_stopped",
      title: "A regular hasn’t ordered lately",
      sample: { count: 0, least: 5 },
    });
  });

  it("not staff, not without an active subscription, never a stranger", async () => {
    const baker = await test.member({ plan: "premium" });
    const business = await businessOf(baker);
    await plant(business, [{ day: ago(40), isOwed: true }]);
    const staff = await makeStaff(test, baker);
    expect((await staff.get("/api/insights")).body.error.code).toBe("role_too_low");
    const stranger = await test.member({ plan: "pro" });
    expect((await stranger.get("/api/insights")).body.insights).toEqual([]);
    await test.asOwner("update subscription set status = 'inactive' where business_id = $1", [
      business,
    ]);
    expect((await baker.get("/api/insights")).body.error.code).toBe("agent_inactive");
  });
});
