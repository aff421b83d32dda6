import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { askOn, openMenu } from "../../platform/testing/ask-order.ts";
import type { OpenMenu } from "../../platform/testing/ask-order.ts";
import { makeStaff } from "../../platform/testing/make-staff.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";
import { readOutbox } from "../../providers/messages/messages.outbox.ts";
import { listDays } from "../catalog/day-places.actions.ts";
import { prepareRequestMail } from "../order-requests/request-mails.actions.ts";
import { notifyDaily, notifyDue } from "./due.actions.ts";
import { mailDue } from "./mails.actions.ts";

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

const mailing = { listDays, prepareRequestMail };
const send = (deps = test.deps): Promise<void> => mailDue(deps, mailing);

async function ask(count: number, changes: object = {}): Promise<void> {
  for (let each = 0; each < count; each += 1)
    expect((await askOn(test, menu, changes)).status).toBe(201);
}

const minute = 60_000;
const path = "/api/notifications/settings";

describe("a new order request", () => {
  it("is mailed at once: who, what, for when, places left, and the way to it", async () => {
    await askOn(test, menu, { name: "Tamar Azulay", note: "No nuts, please" });
    await send();
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
    await send();
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
    await Promise.all([send(), send()]);
    test.clock.forward(minute);
    await send();
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
    await send({ ...test.deps, messenger: breaking });
    expect(await mailsTo(baker.email)).toHaveLength(0);
    await send();
    expect(await mailsTo(baker.email)).toHaveLength(1);
  });

  it("is mailed neither when it is withdrawn before nor to people who are blocked", async () => {
    const { body } = await askOn(test, menu);
    await test.stranger().post(`/api/public/order-requests/${body.token}/withdraw`, {});
    await send();
    expect(await mailsTo(baker.email)).toHaveLength(0);
    const staff = await makeStaff(test, baker);
    await test.asOwner("update account set blocked_at = now() where email = $1", [staff.email]);
    await ask(1);
    await send();
    expect(await mailsTo(staff.email)).toHaveLength(0);
    expect(await mailsTo(baker.email)).toHaveLength(1);
  });

  it("has reminders after two and after twelve hours, until it is answered", async () => {
    await ask(1, { name: "Tamar" });
    const remind = async (hours: number): Promise<void> => {
      test.clock.forward(hours * 60 * minute);
      await notifyDue(test.deps);
      await send();
      await send();
    };
    await send();
    await remind(2);
    await remind(1);
    const waiting = "1 request is waiting for your answer";
    const subjects = async () => (await mailsTo(baker.email)).map(({ subject }) => subject);
    expect(await subjects()).toEqual([waiting, expect.stringContaining("New order request")]);
    await remind(9);
    expect(await subjects()).toHaveLength(3);
    const [first] = await mailsTo(baker.email);
    expect(first?.text).toContain("Tamar: 2\u00A0×\u00A0Honey cake");
  });
});

describe("many requests", () => {
  it("are a few mails and a digest after ten minutes, and delay no other business's mail", async () => {
    const other = await test.member();
    const otherMenu = await openMenu(other);
    for (let run = 0; run < 6; run += 1) {
      await ask(2);
      await send();
      test.clock.forward(1000);
    }
    expect(await mailsTo(baker.email)).toHaveLength(3);
    await askOn(test, otherMenu);
    await send();
    expect(await mailsTo(other.email)).toHaveLength(1);

    test.clock.forward(10 * minute);
    await send();
    const [digest, ...before] = await mailsTo(baker.email);
    expect(before).toHaveLength(3);
    expect(digest?.subject).toBe("6 new order requests");
    expect(digest?.text.match(/2\u00A0×\u00A0Honey cake/g)).toHaveLength(6);
  });

  it("describe ten and count the rest", async () => {
    await ask(12);
    await send();
    const [digest] = await mailsTo(baker.email);
    expect(digest?.subject).toBe("12 new order requests");
    expect(digest?.text.match(/2\u00A0×\u00A0Honey cake/g)).toHaveLength(10);
    expect(digest?.text).toContain("And 2 more");
  });
});

describe("who is mailed", () => {
  it("is everybody who answers requests, each as they chose", async () => {
    const staff = await makeStaff(test, baker);
    const choose = (isOn: boolean) =>
      baker.patch(path, { choices: [{ topic: "requests", channel: "email", isOn }] });
    await choose(false);
    await ask(1);
    await send();
    expect(await mailsTo(baker.email)).toHaveLength(0);
    expect(await mailsTo(staff.email)).toHaveLength(1);

    await choose(true);
    await send();
    expect(await mailsTo(baker.email), "nothing that came while it was off").toHaveLength(0);
    await ask(1);
    await send();
    expect(await mailsTo(baker.email)).toHaveLength(1);
  });

  it("reads no erased person's name in a mail that is still there", async () => {
    await ask(1, { name: "Tamar Azulay" });
    await send();
    const { body } = await baker.get("/api/order-requests?tab=open&limit=1");
    await baker.post(`/api/order-requests/${body.items[0]?.id}/accept`, {});
    const [client] = (await baker.get("/api/clients")).body.items;
    await baker.post(`/api/clients/${client?.id}/erase`, {});
    expect(await mailsTo(baker.email)).toHaveLength(0);
  });
});

/** Lists all emails to the baker, the newest first. */
const own = async () =>
  (await readOutbox(test.deps.database.lookUp, 1000)).filter(
    ({ recipient }) => recipient === baker.email,
  );
const choose = (topic: string, channel = "email", isOn = true) =>
  baker.patch(path, { choices: [{ topic, channel, isOn }] });

describe("quiet hours", () => {
  beforeEach(async () => {
    await baker.patch("/api/settings/business", { timeZone: "Asia/Jerusalem" });
    await baker.patch(path, { quiet: { from: "22:00", until: "05:00" } });
  });

  it("hold emails back until they end, past midnight, then send what is still open as one", async () => {
    test.clock.now = new Date("2026-11-26T20:30:00Z");
    await ask(2);
    const { body } = await askOn(test, menu);
    await test.stranger().post(`/api/public/order-requests/${body.token}/withdraw`, {});
    const before = (await own()).length;
    for (const hours of [0, 2, 4]) {
      test.clock.forward(hours * 60 * minute);
      await send();
      expect(await own()).toHaveLength(before);
    }
    test.clock.now = new Date("2026-11-27T03:00:00Z");
    await send();
    const [first, ...others] = await mailsTo(baker.email);
    expect(others).toEqual([]);
    expect(first?.subject).toBe("2 new order requests");
  });

  it("are each person's own", async () => {
    const staff = await makeStaff(test, baker);
    test.clock.now = new Date("2026-11-26T20:30:00Z");
    await ask(1);
    await send();
    expect(
      [await mailsTo(baker.email), await mailsTo(staff.email)].map(({ length }) => length),
    ).toEqual([0, 1]);
  });

  it("that were switched off meanwhile send what waits when it was due", async () => {
    test.clock.now = new Date("2026-11-26T20:30:00Z");
    await ask(1);
    await send();
    await baker.post("/api/auth/refresh", {});
    await baker.patch(path, { quiet: null });
    test.clock.now = new Date("2026-11-27T03:00:00Z");
    await send();
    expect(await mailsTo(baker.email)).toHaveLength(1);
  });

  it("are not repeated in the hour that a clock set back shows twice", async () => {
    await baker.patch("/api/settings/business", { timeZone: "Europe/Berlin" });
    await baker.patch(path, { quiet: { from: "22:00", until: "02:30" } });
    test.clock.now = new Date("2026-10-25T00:10:00Z");
    await ask(1);
    await send();
    expect(await mailsTo(baker.email)).toHaveLength(0);
    test.clock.now = new Date("2026-10-25T00:30:00Z");
    await send();
    test.clock.now = new Date("2026-10-25T01:30:00Z");
    await send();
    expect(await mailsTo(baker.email)).toHaveLength(1);
  });
});

describe("the daily email", () => {
  beforeEach(async () => {
    await baker.patch("/api/settings/business", { timeZone: "Asia/Jerusalem" });
    await choose("tasks");
    for (const title of ["Order flour", "Clean the oven"])
      await baker.post("/api/tasks", { title, dueDate: "2026-11-26" });
  });

  it("holds everything but requests, in the evening, once", async () => {
    await notifyDaily(test.deps);
    const before = (await own()).length;
    await send();
    expect(await own()).toHaveLength(before);
    test.clock.now = new Date("2026-11-26T16:30:00Z");
    await Promise.all([send(), send()]);
    await send();
    const [digest, ...others] = await own();
    expect(others).toHaveLength(before);
    expect(digest?.subject).toBe("2 new notifications");
    for (const said of ["Order flour", "Clean the oven", "/notifications"])
      expect(digest?.text).toContain(said);
  });

  it("leaves out what was read before", async () => {
    await notifyDaily(test.deps);
    const before = (await own()).length;
    await send();
    await baker.post("/api/notifications/read", {});
    test.clock.now = new Date("2026-11-26T16:30:00Z");
    await send();
    expect(await own()).toHaveLength(before);
  });

  it("is many emails for people who want everything at once", async () => {
    await baker.patch(path, { isDigest: false });
    await notifyDaily(test.deps);
    const before = (await own()).length;
    await send();
    expect(await own()).toHaveLength(before + 1);
  });
});

describe("a clock that was set back an hour", () => {
  it("emails and notifies nothing twice", async () => {
    await ask(1);
    await send();
    await notifyDue(test.deps);
    test.clock.forward(-60 * minute);
    await send();
    await notifyDue(test.deps);
    test.clock.forward(60 * minute);
    await send();
    expect(await mailsTo(baker.email)).toHaveLength(1);
    expect((await baker.get("/api/notifications")).body.items).toHaveLength(1);
  });
});

it("200 requests in a minute are four emails that count each of them once", async () => {
  await baker.patch("/api/menu-settings", { maxOrdersADay: null });
  for (let each = 0; each < 200; each += 1) {
    await ask(1);
    if (each % 20 === 0) await send();
    test.clock.forward(300);
  }
  await send();
  expect(await mailsTo(baker.email)).toHaveLength(3);
  test.clock.forward(10 * minute);
  await send();
  await send();
  const counts = (await mailsTo(baker.email)).map(({ subject }) =>
    Number(/^(\d+) new order requests$/.exec(subject)?.[1] ?? 1),
  );
  expect(counts).toEqual([159, 20, 20, 1]);
});
