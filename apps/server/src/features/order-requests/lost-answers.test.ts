import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askOn, openMenu } from "../../platform/testing/ask-order.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import { readOutbox } from "../../providers/messages/messages.outbox.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function openRequest(email: string) {
  const baker = await test.member();
  const menu = await openMenu(baker);
  await askOn(test, menu, { email });
  const { body } = await baker.get("/api/order-requests?tab=all&limit=1");
  const { id, updatedAt: expectedUpdatedAt } = body.items[0] ?? {};
  const path = `/api/order-requests/${id}`;
  return {
    baker,
    path,
    expectedUpdatedAt,
    eventsOf: async () => (await baker.get(path)).body.events,
  };
}

const mailsTo = async (email: string) =>
  (await readOutbox(test.deps.database.lookUp, 30)).filter((one) => one.recipient === email).length;

describe("an answer to a request whose own answer was lost", () => {
  it("is taken again as a price offered once", async () => {
    const email = "quoted@example.test";
    const { baker, path, expectedUpdatedAt, eventsOf } = await openRequest(email);
    const validUntil = "2026-11-27T12:00:00.000Z";
    const offer = { price: 265, validUntil, message: "With gold leaf", expectedUpdatedAt };
    const first = await baker.post(`${path}/quote`, offer);
    const [mails, events] = [await mailsTo(email), await eventsOf()];
    const again = await baker.post(`${path}/quote`, offer);
    expect([again.status, again.body.updatedAt]).toEqual([200, first.body.updatedAt]);
    expect([await mailsTo(email), await eventsOf()]).toEqual([mails, events]);
    for (const other of [{ price: 266 }, { message: "" }, { overCapacity: true }]) {
      const differs = await baker.post(`${path}/quote`, { ...offer, ...other });
      expect([differs.status, differs.body.error.code]).toEqual([409, "changed_elsewhere"]);
    }
  });

  it("is taken again as a decline told once", async () => {
    const email = "declined@example.test";
    const { baker, path, expectedUpdatedAt, eventsOf } = await openRequest(email);
    const words = { message: "We are away", expectedUpdatedAt };
    const first = await baker.post(`${path}/decline`, words);
    const [mails, events] = [await mailsTo(email), await eventsOf()];
    const again = await baker.post(`${path}/decline`, words);
    expect([again.status, again.body.updatedAt]).toEqual([200, first.body.updatedAt]);
    expect([await mailsTo(email), await eventsOf()]).toEqual([mails, events]);
    const other = await baker.post(`${path}/decline`, { ...words, message: "No" });
    expect([other.status, other.body.error.code]).toEqual([409, "request_is_answered"]);
  });
});
