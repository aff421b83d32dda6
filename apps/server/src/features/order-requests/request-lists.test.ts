import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { askOn, openMenu } from "../../platform/testing/ask-order.ts";
import type { OpenMenu } from "../../platform/testing/ask-order.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";

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

/** Sends a request as a customer; returns its id. */
async function ask(changes: object = {}): Promise<{ id: string }> {
  const asked = await askOn(test, menu, changes);
  if (asked.status !== 201) throw new Error(JSON.stringify(asked.body));
  const { body } = await baker.get("/api/order-requests?tab=all&limit=1");
  return { id: body.items[0]?.id ?? "" };
}

describe("the owner's lists", () => {
  it("show tabs, counts and what waits, and find by name, phone, number and item", async () => {
    const [late, soon, gone] = [
      await ask({ deliveryDate: "2026-12-03", name: "Zoe" }),
      await ask({ name: "Amira" }),
      await ask(),
    ];
    await baker.post(`/api/order-requests/${gone.id}/decline`, { message: "No" });
    const open = (await baker.get("/api/order-requests")).body.items;
    expect(open.map((one: { id: string }) => one.id)).toEqual([soon.id, late.id]);
    const first = (await baker.get("/api/order-requests?limit=1")).body;
    const second = (await baker.get(`/api/order-requests?limit=1&cursor=${first.nextCursor}`)).body;
    expect([first.items[0]?.id, second.items[0]?.id, second.nextCursor]).toEqual([
      soon.id,
      late.id,
      null,
    ]);
    expect((await baker.get("/api/order-requests/counts")).body).toEqual({
      open: 2,
      new: 2,
      accepted: 0,
      closed: 1,
      all: 3,
    });
    const summary = (await baker.get("/api/order-requests/summary")).body;
    expect([summary.new, summary.quoted, summary.newest.length]).toEqual([2, 0, 2]);
    const find = async (q: string): Promise<string[]> =>
      (await baker.get(`/api/order-requests?tab=all&q=${encodeURIComponent(q)}`)).body.items.map(
        (one: { name: string }) => one.name,
      );
    expect(await find("amira")).toEqual(["Amira"]);
    expect(await find("honey")).toHaveLength(3);
    expect(await find("#1")).toEqual(["Zoe"]);
    expect(await find(open[0]?.phone ?? "")).toEqual(["Amira"]);
    const madeIn = async (days: string): Promise<number> =>
      (await baker.get(`/api/order-requests/counts?${days}`)).body.all;
    expect(await madeIn("from=2026-11-26&to=2026-11-26")).toBe(3);
    expect(await madeIn("to=2026-11-25")).toBe(0);
    expect(await madeIn("from=2026-11-27")).toBe(0);
  });
});
