import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { askOn, openMenu } from "../../platform/testing/ask-order.ts";
import { businessOf } from "../../platform/testing/explain.ts";
import { makeStaff } from "../../platform/testing/make-staff.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";
import { notifyDaily, notifyDue } from "./due.actions.ts";

let test: TestApp;
let baker: Caller;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = new Date("2026-11-26T12:00:00Z");
  baker = await test.member({ timeZone: "Asia/Jerusalem" });
});

const hour = 3_600_000;
/** Lists a person's notifications, with their session renewed: the clock has moved. */
const list = async (caller: Caller) => {
  await caller.post("/api/auth/refresh", {});
  return (await caller.get("/api/notifications")).body.items;
};
const kindsOf = async (caller: Caller) => (await list(caller)).map(({ kind }) => kind);
const twice = async (run: typeof notifyDue): Promise<void> => {
  await Promise.all([run(test.deps), run(test.deps)]);
  await run(test.deps);
};

describe("a request that waits", () => {
  it("notifies after two and after twelve hours, each once, also with two servers", async () => {
    const menu = await openMenu(baker);
    await askOn(test, menu, { name: "Tamar" });
    const waiting = async () =>
      (await list(baker)).filter(({ kind }) => kind === "request_waiting");
    test.clock.forward(2 * hour - 1000);
    await twice(notifyDue);
    expect(await waiting()).toEqual([]);
    test.clock.forward(1000);
    await twice(notifyDue);
    expect(await waiting()).toEqual([
      expect.objectContaining({
        title: "1 request is waiting for your answer",
        text: "Tamar: 2\u00A0×\u00A0Honey cake",
        isUnread: true,
      }),
    ]);
    test.clock.forward(10 * hour);
    await twice(notifyDue);
    test.clock.forward(hour);
    await twice(notifyDue);
    expect(await waiting()).toHaveLength(2);
  });

  it("among many notifies once, and no one after it was answered", async () => {
    const menu = await openMenu(baker);
    for (const name of ["Tamar", "Noa", "Dana"]) await askOn(test, menu, { name });
    test.clock.forward(2 * hour);
    await twice(notifyDue);
    const waiting = (await list(baker)).filter(({ kind }) => kind === "request_waiting");
    expect(waiting.map(({ title }) => title)).toEqual(["3 requests are waiting for your answer"]);
    const { items } = (await baker.get("/api/order-requests?tab=open")).body;
    for (const { id } of items) await baker.post(`/api/order-requests/${id}/accept`, {});
    test.clock.forward(10 * hour);
    await twice(notifyDue);
    const again = (await list(baker)).filter(({ kind }) => kind === "request_waiting");
    expect(again.map(({ isUnread }) => isUnread)).toEqual([false]);
  });
});

describe("by the day of the business", () => {
  it("tomorrow's orders are named in the evening, once, also when the clock is set back", async () => {
    for (const deliveryTime of ["11:00", "07:30"])
      await baker.post("/api/orders", {
        clientName: "Noa",
        deliveryDate: "2026-11-27",
        deliveryTime,
      });
    test.clock.now = new Date("2026-11-26T15:59:00Z");
    await twice(notifyDaily);
    expect(await kindsOf(baker)).toEqual([]);
    test.clock.now = new Date("2026-11-26T16:00:00Z");
    await twice(notifyDaily);
    test.clock.forward(hour);
    await twice(notifyDaily);
    test.clock.forward(-hour);
    await twice(notifyDaily);
    expect(await list(baker)).toEqual([
      expect.objectContaining({
        kind: "orders_tomorrow",
        title: "Fri, Nov 27: 2 orders",
        text: "First at 7:30 AM",
        path: "/bake-list",
      }),
    ]);
  });

  it("tasks are named on their day to everyone, money to the owner alone", async () => {
    const staff = await makeStaff(test, baker);
    await baker.post("/api/tasks", { title: "Order flour", dueDate: "2026-11-26" });
    await baker.post("/api/tasks", { title: "Later", dueDate: "2026-11-27" });
    const unpaid = { clientName: "Noa", deliveryDate: "2026-11-25" };
    const items = [{ dessert_name: "Cake", quantity: 1, unit_price: 100 }];
    const { id } = (await baker.post("/api/orders", { ...unpaid, items })).body;
    await baker.post("/api/orders", { ...unpaid, items });
    await baker.post("/api/payments", { orderId: id, amount: 100, method: "cash" });
    await twice(notifyDaily);
    expect((await kindsOf(baker)).toSorted()).toEqual(["money_due", "task_due"]);
    expect((await list(staff)).map(({ title }) => title)).toEqual(["Task: Order flour"]);
  });

  it("a full day is named once", async () => {
    await openMenu(baker, { maxOrdersADay: 1 });
    const order = { clientName: "Noa", deliveryDate: "2026-12-01" };
    await baker.post("/api/orders", order);
    await twice(notifyDaily);
    expect((await list(baker)).map(({ title }) => title)).toEqual(["Tue, Dec 1 is full"]);
  });

  it("an ending trial, a declined payment and a changed plan are named to the owner, each once", async () => {
    const staff = await makeStaff(test, baker);
    const own = await businessOf(baker);
    await test.asOwner(
      `update subscription set status = 'trialing', trial_end_at = '2026-11-28T12:00:00Z',
         created_at = '2026-10-01T00:00:00Z', plan_started_at = '2026-10-01T00:00:00Z' where business_id = $1`,
      [own],
    );
    await twice(notifyDaily);
    await test.asOwner(
      `update subscription set status = 'past_due', paid_until = '2026-11-25T00:00:00Z',
         updated_at = '2026-11-26T11:00:00Z', plan_started_at = '2026-11-26T11:00:00Z' where business_id = $1`,
      [own],
    );
    await twice(notifyDaily);
    expect((await kindsOf(baker)).toSorted()).toEqual([
      "payment_declined",
      "plan_changed",
      "trial_ending",
    ]);
    expect(await list(staff)).toEqual([]);
  });
});

describe("a new device", () => {
  it("notifies its account alone, once, and not of the first device", async () => {
    const staff = await makeStaff(test, baker);
    const { email, password } = baker;
    await test.asOwner("update known_device set first_seen_at = '2026-11-20T00:00:00Z'");
    await test.stranger().post("/api/auth/sign-in", { email, password });
    await twice(notifyDue);
    expect(await kindsOf(baker)).toEqual(["new_device"]);
    expect(await kindsOf(staff)).toEqual([]);
  });
});
