import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mostNotifications } from "@marzipan/domain/notifications";
import { withOwner } from "../../platform/database/owner.ts";
import { askOn, openMenu } from "../../platform/testing/ask-order.ts";
import type { OpenMenu } from "../../platform/testing/ask-order.ts";
import { businessOf } from "../../platform/testing/explain.ts";
import { makeStaff } from "../../platform/testing/make-staff.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";
import { deleteBeyond } from "./notifications.store.ts";

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

const list = async (caller: Caller) => (await caller.get("/api/notifications")).body.items;
const unread = async (caller: Caller) =>
  (await caller.get("/api/notifications/unread")).body.unread;
const ask = async (changes: object = {}) => {
  const answer = await askOn(test, menu, changes);
  expect(answer.status).toBe(201);
  test.clock.forward(1000);
  return answer.body;
};
const firstRequest = async () => {
  const { body } = await baker.get("/api/order-requests?tab=all&limit=1");
  const [first] = body.items;
  if (!first) throw new Error("there is no request");
  return first;
};

describe("a new order request", () => {
  it("notifies everyone who answers requests: who, what, for when, places left, the way to it", async () => {
    const staff = await makeStaff(test, baker);
    await ask({ name: "Tamar Azulay" });
    const { id } = await firstRequest();
    for (const person of [baker, staff]) {
      expect(await unread(person)).toBe(1);
      expect(await list(person)).toEqual([
        expect.objectContaining({
          kind: "request_received",
          title: "Request: Tue, Dec 1 at 11:00 AM",
          text: "Tamar Azulay: 2\u00A0×\u00A0Honey cake. 3 places left that day",
          path: `/order-requests/${id}`,
          accept: { requestId: id, total: expect.any(Number), currency: "ILS" },
          isUnread: true,
        }),
      ]);
    }
  });

  it("notifies once when it is sent twice under one key", async () => {
    const key = crypto.randomUUID();
    await askOn(test, menu, { phone: "050-1112222" }, key);
    await askOn(test, menu, { phone: "050-1112222" }, key);
    expect(await list(baker)).toHaveLength(1);
  });

  it("is unread for no one once it is answered", async () => {
    const staff = await makeStaff(test, baker);
    await ask({ name: "Tamar Azulay" });
    const { id } = await firstRequest();
    expect((await staff.post(`/api/order-requests/${id}/accept`, {})).status).toBe(200);
    expect(await unread(baker)).toBe(0);
    expect(await list(baker)).toEqual([
      expect.objectContaining({
        title: "Accepted: Tamar Azulay",
        accept: null,
        isUnread: false,
      }),
    ]);
  });

  it("is told in the person's language", async () => {
    await ask({ name: "Tamar" });
    await baker.patch("/api/me", { language: "he" });
    const [first] = await list(baker);
    expect(first?.title).toMatch(/^בקשה: /);
  });

  it("notifies neither blocked people nor other businesses", async () => {
    const staff = await makeStaff(test, baker);
    await test.asOwner("update account set blocked_at = now() where email = $1", [staff.email]);
    const other = await test.member();
    await ask();
    await test.asOwner("update account set blocked_at = null where email = $1", [staff.email]);
    expect([await unread(staff), await unread(other)]).toEqual([0, 0]);
  });
});

describe("a customer's answer", () => {
  it("notifies when they withdraw", async () => {
    const { token } = await ask({ name: "Noa" });
    await test.stranger().post(`/api/public/order-requests/${token}/withdraw`, {});
    await test.stranger().post(`/api/public/order-requests/${token}/withdraw`, {});
    const [withdrawn, received, ...others] = await list(baker);
    expect(withdrawn).toMatchObject({ kind: "request_withdrawn", title: "Withdrawn: Noa" });
    expect(received).toMatchObject({ title: "Withdrawn: Noa", isUnread: false });
    expect(others).toEqual([]);
    expect(await unread(baker)).toBe(1);
  });

  it("notifies when they accept a price", async () => {
    const { token } = await ask({ name: "Noa" });
    const { id } = await firstRequest();
    const validUntil = "2026-11-28T12:00:00.000Z";
    await baker.post(`/api/order-requests/${id}/quote`, { price: 420, validUntil });
    test.clock.forward(1000);
    const accept = `/api/public/order-requests/${token}/accept-quote`;
    expect((await test.stranger().post(accept, { price: 420 })).status).toBe(200);
    await test.stranger().post(accept, { price: 420 });
    const accepted = (await list(baker)).filter(({ kind }) => kind === "quote_accepted");
    expect(accepted).toHaveLength(1);
    expect(accepted[0]?.title).toBe("Price accepted: Noa");
    expect(accepted[0]?.text).toContain("₪420");
  });
});

describe("reading", () => {
  it("marks what was named, or everything, for this person on all their devices alone", async () => {
    const staff = await makeStaff(test, baker);
    for (const name of ["Tamar", "Noa", "Dana"]) await ask({ name });
    const phone = test.stranger();
    const { email, password } = baker;
    await phone.post("/api/auth/sign-in", { email, password });
    const [newest] = await list(baker);
    const read = await baker.post("/api/notifications/read", { ids: [newest?.id] });
    expect(read.body).toEqual({ unread: 2 });
    expect(await unread(phone)).toBe(2);
    expect((await baker.post("/api/notifications/read", {})).body).toEqual({ unread: 0 });
    expect(await unread(phone)).toBe(0);
    expect(await unread(staff)).toBe(3);
  });

  it("does not mark what another person was notified of", async () => {
    const staff = await makeStaff(test, baker);
    await ask();
    const [own] = await list(baker);
    const read = await staff.post("/api/notifications/read", { ids: [own?.id] });
    expect(read.status).toBe(404);
    expect(await unread(baker)).toBe(1);
  });

  it("lists page by page", async () => {
    for (const name of ["Tamar", "Noa", "Dana"]) await ask({ name });
    const first = (await baker.get("/api/notifications?limit=2")).body;
    const rest = await baker.get(`/api/notifications?limit=2&cursor=${first.nextCursor}`);
    expect([...first.items, ...rest.body.items].map(({ text }) => text.split(":")[0])).toEqual([
      "Dana",
      "Noa",
      "Tamar",
    ]);
    expect(rest.body.nextCursor).toBeNull();
  });
});

describe("what is kept", () => {
  it("contains no name of an erased person", async () => {
    await ask({ name: "Tamar Azulay" });
    const { id } = await firstRequest();
    await baker.post(`/api/order-requests/${id}/accept`, {});
    const [client] = (await baker.get("/api/clients")).body.items;
    await baker.post(`/api/clients/${client?.id}/erase`, {});
    expect(JSON.stringify(await list(baker))).not.toContain("Tamar");
  });

  it("is the newest of each person", async () => {
    await test.asOwner(
      `insert into notification (business_id, account_id, id, kind, subject_id, occasion, created_at)
       select $1, a.id, gen_random_uuid(), 'request_received', gen_random_uuid(), '', now() - n * interval '1 minute'
         from account a, generate_series(1, $2::int) n where a.business_id = $1`,
      [await businessOf(baker), mostNotifications + 5],
    );
    await withOwner(test.ownerUrl, async (client) => await deleteBeyond(client, mostNotifications));
    const [kept] = await test.asOwner<{ count: number; oldest: string }>(
      `select count(*)::int as count, round(extract(epoch from now() - min(created_at)) / 60)::int as oldest
         from notification where business_id = $1`,
      [await businessOf(baker)],
    );
    expect(kept).toEqual({ count: mostNotifications, oldest: mostNotifications });
  });
});
