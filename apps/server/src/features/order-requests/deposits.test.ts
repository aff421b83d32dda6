import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { askOn, openMenu } from "../../platform/testing/ask-order.ts";
import type { OpenMenu } from "../../platform/testing/ask-order.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";

// The clock is at 2026-11-26; requests ask for 2026-12-01.
let test: TestApp;
let baker: Caller;
let menu: OpenMenu;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  baker = await test.member();
  menu = await openMenu(baker);
});

async function acceptOne(
  body: object = {},
): Promise<{ id: string; depositKind: string | null; depositDueDate: string | null }> {
  const asked = await askOn(test, menu, {});
  expect(asked.status).toBe(201);
  const { items } = (await baker.get("/api/order-requests?tab=all&limit=1")).body;
  const accepted = await baker.post(`/api/order-requests/${items[0]?.id}/accept`, body);
  expect(accepted.status).toBe(200);
  return (await baker.get(`/api/orders/${accepted.body.orderId}`)).body;
}

const ask = (settings: object) =>
  baker.patch("/api/menu-settings", { depositKind: "percent", depositValue: 30, ...settings });

describe("the deposit that the menu asks for", () => {
  it("is due two days after acceptance, or after as many as are set", async () => {
    expect((await ask({})).body.depositDueDays).toBe(2);
    expect((await acceptOne()).depositDueDate).toBe("2026-11-28");
    expect((await ask({ depositDueDays: 4 })).body.depositDueDays).toBe(4);
    expect((await acceptOne()).depositDueDate).toBe("2026-11-30");
    expect((await ask({ depositDueDays: -1 })).status).toBe(400);
    await baker.patch("/api/menu-settings", { depositKind: null });
    expect((await acceptOne()).depositDueDate).toBeNull();
  });

  it("is due at the latest on the day before delivery", async () => {
    await ask({ depositDueDays: 30 });
    expect((await acceptOne()).depositDueDate).toBe("2026-11-30");
  });

  it("stands among what is owed from its day on", async () => {
    await ask({});
    await acceptOne();
    expect((await baker.get("/api/payments/debtors")).body.items).toEqual([]);
    await ask({ depositDueDays: 0 });
    const { id } = await acceptOne();
    expect((await baker.get("/api/payments/debtors")).body.items).toMatchObject([
      { amount: 6, oldestDate: "2026-11-26", orders: [{ id, isDeposit: true, total: 20 }] },
    ]);
  });

  it("as a sum is given again with another currency of the menu, and is not asked in a request's other currency", async () => {
    await ask({ depositKind: "sum", depositValue: 15 });
    const alone = await baker.patch("/api/menu-settings", { catalogCurrency: "USD" });
    expect([alone.status, alone.body.error.facts.fields]).toEqual([
      400,
      [{ path: "depositValue", problem: "required" }],
    ]);
    expect((await acceptOne()).depositKind).toBe("sum");
    await askOn(test, menu, {});
    const both = await baker.patch("/api/menu-settings", {
      catalogCurrency: "USD",
      depositValue: 5,
    });
    expect(both.body).toMatchObject({ catalogCurrency: "USD", depositValue: 5 });
    const { items } = (await baker.get("/api/order-requests?tab=all&limit=1")).body;
    const { orderId } = (await baker.post(`/api/order-requests/${items[0]?.id}/accept`, {})).body;
    expect((await baker.get(`/api/orders/${orderId}`)).body).toMatchObject({
      currency: "ILS",
      depositKind: null,
      depositValue: null,
      depositDueDate: null,
    });
  });
});
