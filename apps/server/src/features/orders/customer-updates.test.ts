import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";

// The clock is at 2026-11-26.
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function order(baker: Caller, more: object = {}): Promise<string> {
  const made = await baker.post("/api/orders", {
    clientName: "נועה לוי",
    deliveryDate: "2026-11-27",
    deliveryTime: "11:00",
    items: [{ dessert_name: "Challah", quantity: 2, unit_price: 24.5 }],
    ...more,
  });
  expect(made.body.customerUpdate).toBeNull();
  return made.body.id as string;
}

const none = { kind: "none", at: "" };

const updateOf = async (baker: Caller, id: string) =>
  (await baker.get(`/api/orders/${id}`)).body.customerUpdate ?? none;

async function undo(baker: Caller, id: string) {
  const { at } = await updateOf(baker, id);
  return await baker.post(`/api/orders/${id}/customer-update/undo`, { at });
}

describe("what a customer should be told", () => {
  it("is a new date, and undoing it brings the old one back with nothing left to tell", async () => {
    const baker = await test.member();
    const id = await order(baker);
    const move = { deliveryDate: "2026-12-01", deliveryTime: "09:00" };
    const moved = await baker.patch(`/api/orders/${id}`, move);
    const { at } = moved.body.customerUpdate ?? none;
    expect((await updateOf(baker, id)).kind).toBe("moved");
    const undone = await undo(baker, id);
    expect(undone.body).toMatchObject({
      deliveryDate: "2026-11-27",
      deliveryTime: "11:00",
      customerUpdate: null,
    });
    const again = await baker.post(`/api/orders/${id}/customer-update/undo`, { at });
    expect([again.status, again.body.deliveryDate]).toEqual([200, "2026-11-27"]);
  });

  it("is that it is ready, canceled, or restored after they were told that it is canceled", async () => {
    const baker = await test.member();
    const id = await order(baker);
    await baker.post(`/api/orders/${id}/ready`, { ready: true });
    expect((await updateOf(baker, id)).kind).toBe("ready");
    expect((await undo(baker, id)).body.readyAt).toBeNull();
    await baker.post(`/api/orders/${id}/cancel`, {});
    expect((await updateOf(baker, id)).kind).toBe("canceled");
    expect((await undo(baker, id)).body).toMatchObject({ cancelledAt: null, customerUpdate: null });
    await baker.post(`/api/orders/${id}/cancel`, {});
    const { at } = await updateOf(baker, id);
    await baker.post(`/api/orders/${id}/customer-update/end`, { at });
    await baker.post(`/api/orders/${id}/uncancel`, {});
    expect((await updateOf(baker, id)).kind).toBe("restored");
  });

  it("is an edit of what they know, undone whole; what they never see is none", async () => {
    const baker = await test.member();
    const id = await order(baker);
    await baker.patch(`/api/orders/${id}`, { phone: "052-5550147", status: "in_progress" });
    expect(await updateOf(baker, id)).toBe(none);
    await baker.patch(`/api/orders/${id}`, {
      fulfilment: "delivery",
      address: "14 Masada St",
      agreedPrice: 40,
      depositKind: "percent",
      depositValue: 50,
      items: [{ dessert_name: "Challah", quantity: 3, unit_price: 20 }],
    });
    expect((await updateOf(baker, id)).kind).toBe("changed");
    expect((await undo(baker, id)).body).toMatchObject({
      fulfilment: "pickup",
      address: null,
      agreedPrice: null,
      totalPrice: 49,
      depositKind: null,
      depositValue: null,
      phone: "052-5550147",
      items: [{ quantity: 2, unit_price: 24.5 }],
    });
  });

  it("ends when they are told; an earlier page can neither end nor undo a newer change", async () => {
    const baker = await test.member();
    const id = await order(baker);
    await baker.patch(`/api/orders/${id}`, { deliveryDate: "2026-12-01" });
    const { at: first } = await updateOf(baker, id);
    test.clock.forward(1000);
    await baker.patch(`/api/orders/${id}`, { deliveryDate: "2026-12-02" });
    await baker.post(`/api/orders/${id}/customer-update/end`, { at: first });
    const { kind, at } = await updateOf(baker, id);
    expect(kind).toBe("moved");
    const stale = await baker.post(`/api/orders/${id}/customer-update/undo`, { at: first });
    expect([stale.status, stale.body.error.code]).toEqual([409, "changed_elsewhere"]);
    const { updatedAt } = (await baker.get(`/api/orders/${id}`)).body;
    const ended = await baker.post(`/api/orders/${id}/customer-update/end`, { at });
    // The order itself is not changed: a form that is open elsewhere can still be saved.
    expect(ended.body).toMatchObject({ customerUpdate: null, updatedAt });
  });

  it("lists the last of them for the whole business, and none of a handed-over or deleted order", async () => {
    const baker = await test.member();
    const ids = [await order(baker), await order(baker), await order(baker)];
    for (const id of ids) {
      test.clock.forward(1000);
      await baker.post(`/api/orders/${id}/ready`, { ready: true });
    }
    const listed = async () =>
      (await baker.get("/api/orders/customer-updates")).body.items.map(
        (one: { id: string }) => one.id,
      );
    expect(await listed()).toEqual(ids.toReversed());
    await baker.post(`/api/orders/${ids[2]}/status`, { status: "completed" });
    await baker.delete(`/api/orders/${ids[1]}`);
    expect(await listed()).toEqual([ids[0]]);
    expect((await (await test.member()).get("/api/orders/customer-updates")).body.items).toEqual(
      [],
    );
  });
});
