import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { askOn, openMenu } from "../../platform/testing/ask-order.ts";
import type { OpenMenu } from "../../platform/testing/ask-order.ts";
import { makeStaff } from "../../platform/testing/make-staff.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";
import { readOutbox } from "../../providers/messages/messages.outbox.ts";
import { announceRequests } from "./announce-requests.actions.ts";
import { remindOwners } from "./request-jobs.actions.ts";

let test: TestApp;
let baker: Caller;
let menu: OpenMenu;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = new Date("2026-11-26T12:00:00Z");
  baker = await test.member();
  menu = await openMenu(baker, { maxOrdersADay: 3 });
});

async function mailsTo(recipient: string) {
  const mails = await readOutbox(test.deps.database.lookUp, 1000);
  return mails.filter((mail) => mail.recipient === recipient && /request/i.test(mail.subject));
}

async function ask(count: number, changes: object = {}): Promise<void> {
  for (let each = 0; each < count; each += 1)
    expect((await askOn(test, menu, changes)).status).toBe(201);
}

const minute = 60_000;

describe("a new order request", () => {
  it("is mailed at once: who, what, for when, places left, and the way to it", async () => {
    await askOn(test, menu, { name: "Tamar Azulay", note: "No nuts, please" });
    await announceRequests(test.deps);
    const [mail, ...others] = await mailsTo(baker.email);
    expect(others).toEqual([]);
    const { body } = await baker.get("/api/order-requests?tab=open&limit=1");
    expect(mail?.subject).toContain("Tamar Azulay");
    for (const said of [
      "2\u00A0×\u00A0Honey cake",
      "Pick-up: Tuesday, December 1",
      "11:00",
      "20",
      "3 places left that day",
      "No nuts, please",
      `/order-requests/${body.items[0]?.id}`,
    ])
      expect(mail?.text).toContain(said);
  });

  it("that is for delivery on a full day says where to and that the day is full", async () => {
    await baker.patch("/api/menu-settings", { maxOrdersADay: 1 });
    await askOn(test, menu, { fulfilment: "delivery", address: "14 Masada St, Haifa" });
    const order = { clientName: "Noa", deliveryDate: "2026-12-01" };
    expect((await baker.post("/api/orders", order)).status).toBe(201);
    await announceRequests(test.deps);
    const [mail] = await mailsTo(baker.email);
    expect(mail?.text).toContain("to 14 Masada St, Haifa");
    expect(mail?.text).toContain("already full");
  });

  it("is mailed once: by two servers at the same time, again later, and when it is sent twice", async () => {
    const key = randomUUID();
    const first = await askOn(test, menu, { name: "Tamar", phone: "050-1112222" }, key);
    const again = await askOn(test, menu, { name: "Tamar", phone: "050-1112222" }, key);
    expect(first.status).toBe(201);
    expect(again.body.number).toBe(first.body.number);
    await Promise.all([announceRequests(test.deps), announceRequests(test.deps)]);
    test.clock.forward(minute);
    await announceRequests(test.deps);
    expect(await mailsTo(baker.email)).toHaveLength(1);
  });

  it("is mailed by the next run after one that broke off before it committed", async () => {
    await ask(1);
    const { messenger } = test.deps;
    const breaking = {
      ...messenger,
      queueMail: async (...given: Parameters<typeof messenger.queueMail>) => {
        await messenger.queueMail(...given);
        throw new Error("the server stopped");
      },
    };
    await announceRequests({ ...test.deps, messenger: breaking });
    expect(await mailsTo(baker.email)).toHaveLength(0);
    await announceRequests(test.deps);
    expect(await mailsTo(baker.email)).toHaveLength(1);
  });

  it("is mailed neither when it is withdrawn before nor to people who are blocked", async () => {
    const { body } = await askOn(test, menu);
    await test.stranger().post(`/api/public/order-requests/${body.token}/withdraw`, {});
    await announceRequests(test.deps);
    expect(await mailsTo(baker.email)).toHaveLength(0);
    await test.asOwner("update account set blocked_at = now() where email = $1", [baker.email]);
    await test.asOwner("update order_request set status = 'new' where status = 'withdrawn'", []);
    await announceRequests(test.deps);
    expect(await mailsTo(baker.email)).toHaveLength(0);
  });

  it("still has the reminder after twelve hours", async () => {
    await ask(1);
    await announceRequests(test.deps);
    test.clock.forward(12 * 60 * minute);
    await remindOwners(test.deps);
    expect((await mailsTo(baker.email)).map((mail) => mail.subject)).toEqual([
      "1 order request is waiting for your answer",
      expect.stringContaining("New order request"),
    ]);
  });
});

describe("many requests", () => {
  it("are a few mails and a digest after ten minutes, and delay no other business's mail", async () => {
    const other = await test.member();
    const otherMenu = await openMenu(other);
    for (let run = 0; run < 6; run += 1) {
      await ask(2);
      await announceRequests(test.deps);
      test.clock.forward(1000);
    }
    expect(await mailsTo(baker.email)).toHaveLength(3);
    await askOn(test, otherMenu);
    await announceRequests(test.deps);
    expect(await mailsTo(other.email)).toHaveLength(1);

    test.clock.forward(10 * minute);
    await announceRequests(test.deps);
    const [digest, ...before] = await mailsTo(baker.email);
    expect(before).toHaveLength(3);
    expect(digest?.subject).toBe("6 new order requests");
    expect(digest?.text.match(/2\u00A0×\u00A0Honey cake/g)).toHaveLength(6);
  });

  it("describe ten and count the rest", async () => {
    await ask(12);
    await announceRequests(test.deps);
    const [digest] = await mailsTo(baker.email);
    expect(digest?.subject).toBe("12 new order requests");
    expect(digest?.text.match(/2\u00A0×\u00A0Honey cake/g)).toHaveLength(10);
    expect(digest?.text).toContain("And 2 more");
  });
});

describe("who is mailed", () => {
  it("is everybody who answers requests, each as they chose", async () => {
    const staff = await makeStaff(test, baker);
    const path = "/api/notifications/settings";
    expect((await staff.get(path)).body).toEqual({ emailsRequests: true });
    expect((await baker.patch(path, { emailsRequests: false })).body).toEqual({
      emailsRequests: false,
    });
    expect((await staff.get(path)).body).toEqual({ emailsRequests: true });
    await ask(1);
    await announceRequests(test.deps);
    expect(await mailsTo(baker.email)).toHaveLength(0);
    expect(await mailsTo(staff.email)).toHaveLength(1);

    await baker.patch(path, { emailsRequests: true });
    await announceRequests(test.deps);
    expect(await mailsTo(baker.email), "nothing that came while it was off").toHaveLength(0);
    await ask(1);
    await announceRequests(test.deps);
    expect(await mailsTo(baker.email)).toHaveLength(1);
  });

  it("reads no erased person's name in a mail that is still there", async () => {
    await ask(1, { name: "Tamar Azulay" });
    await announceRequests(test.deps);
    const { body } = await baker.get("/api/order-requests?tab=open&limit=1");
    await baker.post(`/api/order-requests/${body.items[0]?.id}/accept`, {});
    const [client] = (await baker.get("/api/clients")).body.items;
    await baker.post(`/api/clients/${client?.id}/erase`, {});
    expect(await mailsTo(baker.email)).toHaveLength(0);
  });
});
