import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { KeptMessage } from "../../providers/messages/messages.outbox.ts";
import { readOutbox } from "../../providers/messages/messages.outbox.ts";
import { businessOf } from "../../platform/testing/explain.ts";
import { readSessionProof } from "../../platform/testing/session-proof.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { MemberOptions, TestApp } from "../../platform/testing/test-app.ts";
import type { AnswerTo, Caller } from "../../platform/testing/test-caller.ts";

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await startTestApp({ publicUrl: "http://localhost:3000" });
});
afterAll(() => test.close());
beforeEach(async () => {
  admin = await test.member({ isAdmin: true });
});

async function idOf(caller: Caller): Promise<string> {
  return (await caller.get("/api/me")).body.user.id;
}

/** A member, the account's id, and what administrators can ask about it. */
async function makeBaker(options: MemberOptions = {}) {
  const caller = await test.member(options);
  const id = await idOf(caller);
  const act = (
    name: string,
    body?: object,
  ): Promise<AnswerTo<"POST", "/api/admin/users/{id}/{id}">> =>
    admin.post(`/api/admin/users/${id}/${name}`, body);
  return { caller, id, act, look: () => admin.get(`/api/admin/users/${id}`) };
}

/** Returns the mails to someone since the registration's, the newest first. */
async function mailsTo(caller: Caller): Promise<KeptMessage[]> {
  const all = await readOutbox(test.deps.database.lookUp, 50);
  return all.filter((mail) => mail.recipient === caller.email && !mail.text.includes("token="));
}

const subjectsTo = async (caller: Caller): Promise<string[]> =>
  (await mailsTo(caller)).map(({ subject }) => subject);

async function gateOf(caller: Caller): Promise<string> {
  return (await caller.get("/api/me")).body.gate;
}

async function auditOf(id: string): Promise<object[]> {
  return await test.asOwner(
    "select by_account, act, facts from audit_event where about_account = $1 order by at, id",
    [id],
  );
}

describe("approving", () => {
  it("lets a waiting account in on its next request, mails it, and stands in the log", async () => {
    const { caller, id, act } = await makeBaker({ isApproved: false });
    expect(await gateOf(caller)).toBe("unapproved");
    const { status, body } = await act("approve");
    expect(status).toBe(200);
    expect(body).toMatchObject({ standing: "approved", approvedAt: "2026-11-26T12:00:00.000Z" });
    expect(await gateOf(caller)).toBe("open");
    expect((await caller.get("/api/orders")).status).toBe(200);
    expect(await subjectsTo(caller)).toEqual(["Your Marzipan account is approved"]);
    expect(await auditOf(id)).toEqual([
      { by_account: await idOf(admin), act: "approve", facts: {} },
    ]);
    expect(body.audit).toMatchObject([{ act: "approve", by: { fullName: expect.any(String) } }]);
  });

  it("of what is approved already changes, mails and notes nothing", async () => {
    const { caller, id, act } = await makeBaker();
    expect((await act("approve")).status).toBe(200);
    expect(await subjectsTo(caller)).toEqual([]);
    expect(await auditOf(id)).toEqual([]);
  });

  it("of an account whose email is not verified lets it in once that is done", async () => {
    const { caller, act } = await makeBaker({ isApproved: false, isVerified: false });
    expect((await act("approve")).body).toMatchObject({ standing: "approved", isVerified: false });
    expect(await gateOf(caller)).toBe("unverified");
  });
});

describe("declining", () => {
  it("keeps the gate shut and tells the reason, by mail and to who waits", async () => {
    const { caller, id, act } = await makeBaker({ isApproved: false });
    const reason = "We could not find this bakery.";
    const { body } = await act("decline", { reason });
    expect(body).toMatchObject({ standing: "declined", declineReason: reason });
    const me = await caller.get("/api/me");
    expect(me.body).toMatchObject({ gate: "unapproved", user: { decline_reason: reason } });
    expect((await caller.get("/api/orders")).body.error.code).toBe("account_unapproved");
    const [mail] = await mailsTo(caller);
    expect(mail?.subject).toBe("About your Marzipan registration");
    expect(mail?.text).toContain(reason);
    expect(await auditOf(id)).toMatchObject([{ act: "decline", facts: { reason } }]);
  });

  it("can be taken back by approving, which forgets the reason", async () => {
    const { caller, act } = await makeBaker({ isApproved: false });
    await act("decline", { reason: "A mistake" });
    await act("approve");
    const me = await caller.get("/api/me");
    expect(me.body).toMatchObject({ gate: "open", user: { decline_reason: null } });
  });

  it("of what was approved meanwhile is refused as changed elsewhere, and changes nothing", async () => {
    const { caller, id, act } = await makeBaker();
    const answer = await act("decline", { reason: "Too late" });
    expect([answer.status, answer.body.error.code]).toEqual([409, "changed_elsewhere"]);
    expect(await gateOf(caller)).toBe("open");
    expect(await auditOf(id)).toEqual([]);
  });

  it("needs a reason", async () => {
    const { act } = await makeBaker({ isApproved: false });
    const answer = await act("decline", { reason: "  " });
    expect(answer.body.error.facts.fields).toMatchObject([{ path: "reason", problem: "required" }]);
  });
});

describe("deciding on several at once", () => {
  it("tells what became of each, and each is mailed and noted", async () => {
    const bakers = [await makeBaker({ isApproved: false }), await makeBaker({ isApproved: false })];
    const approved = await makeBaker();
    const unknown = "01890000-0000-7000-8000-000000000000";
    const ids = [...bakers.map(({ id }) => id), approved.id, unknown];
    const { status, body } = await admin.post("/api/admin/approvals", { ids, decision: "approve" });
    expect(status).toBe(200);
    expect(body.items).toEqual([
      { id: ids[0], outcome: "approved" },
      { id: ids[1], outcome: "approved" },
      { id: ids[2], outcome: "unchanged" },
      { id: ids[3], outcome: "not_found" },
    ]);
    for (const { caller, id } of bakers) {
      expect(await gateOf(caller)).toBe("open");
      expect(await subjectsTo(caller)).toHaveLength(1);
      expect(await auditOf(id)).toHaveLength(1);
    }
  });

  it("declines with one reason, except oneself and what was approved", async () => {
    const waiting = await makeBaker({ isApproved: false });
    const approved = await makeBaker();
    const ids = [waiting.id, approved.id, await idOf(admin)];
    const decline = { ids, decision: "decline", reason: "Not a bakery" };
    const { body } = await admin.post("/api/admin/approvals", decline);
    expect(body.items.map((item: { outcome: string }) => item.outcome)).toEqual([
      "declined",
      "changed_elsewhere",
      "not_yourself",
    ]);
    expect(await gateOf(approved.caller)).toBe("open");
    expect(await gateOf(admin)).toBe("open");
  });

  it("takes 1 to 100 accounts, and a reason for declining", async () => {
    const id = "01890000-0000-7000-8000-000000000000";
    const problemOf = async (body: object): Promise<unknown> =>
      (await admin.post("/api/admin/approvals", body)).body.error.facts.fields;
    expect(await problemOf({ ids: [], decision: "approve" })).toMatchObject([{ path: "ids" }]);
    expect(await problemOf({ ids: Array(101).fill(id), decision: "approve" })).toMatchObject([
      { path: "ids", problem: "too_many" },
    ]);
    expect(await problemOf({ ids: [id], decision: "decline" })).toMatchObject([
      { path: "reason", problem: "required" },
    ]);
  });
});

describe("blocking", () => {
  it("refuses the person's next request with the reason, and tells them by mail", async () => {
    const { caller, id, act } = await makeBaker();
    const reason = "Unpaid since August";
    const { body } = await act("block", { reason });
    expect(body).toMatchObject({ standing: "blocked", blockReason: reason });
    expect((await caller.get("/api/orders")).body.error.code).toBe("account_blocked");
    expect(await gateOf(caller)).toBe("blocked");
    const [mail] = await mailsTo(caller);
    expect(mail?.subject).toBe("Your Marzipan account has been blocked");
    expect(mail?.text).toContain(reason);
    expect(await auditOf(id)).toMatchObject([{ act: "block", facts: { reason } }]);
  });

  it("ends what the person's open pages listen to", async () => {
    const { caller, act } = await makeBaker();
    const { sessionId } = await readSessionProof(test, caller);
    const heard: string[] = [];
    const leave = test.deps.live.add({
      businessId: await businessOf(caller),
      sessionId,
      send: (event) => heard.push(event),
    });
    await act("block", { reason: "x" });
    await expect.poll(() => heard).toContain("signed-out");
    leave();
  });

  it("is lifted by unblocking, which is mailed and noted", async () => {
    const { caller, id, act } = await makeBaker();
    await act("block", { reason: "x" });
    expect((await act("unblock")).body).toMatchObject({ standing: "approved", blockReason: null });
    expect((await caller.get("/api/orders")).status).toBe(200);
    expect((await subjectsTo(caller))[0]).toBe("Your Marzipan account is active again");
    expect(await auditOf(id)).toMatchObject([{ act: "block" }, { act: "unblock" }]);
  });
});

describe("changing a plan", () => {
  it("counts at once, to the end of the last day of the business's own calendar", async () => {
    const { caller, id, act } = await makeBaker({ plan: "basic" });
    const { body } = await act("plan", { plan: "premium", until: "2026-11-27" });
    expect(body).toMatchObject({
      plan: "premium",
      status: "active",
      planEndsAt: "2026-11-27T22:00:00.000Z",
    });
    expect((await caller.get("/api/me")).body.subscription.plan_key).toBe("premium");
    const before = test.clock.now;
    test.clock.now = new Date("2026-11-27T21:59:59Z");
    expect((await caller.post("/api/auth/refresh")).status).toBe(200);
    expect((await caller.get("/api/me")).body.subscription.plan_key).toBe("premium");
    test.clock.now = new Date("2026-11-27T22:00:00Z");
    expect((await caller.get("/api/me")).body.subscription.plan_key).toBe("basic");
    test.clock.now = before;
    const [mail] = await mailsTo(caller);
    expect(mail?.text).toContain("Premium");
    expect(mail?.text).toContain("Nov 27, 2026");
    expect(await auditOf(id)).toMatchObject([
      { facts: { plan: "premium", planBefore: "basic", until: "2026-11-27" } },
    ]);
  });

  it("has no end without a last day, and basic never has one", async () => {
    const { act } = await makeBaker({ plan: "basic" });
    expect((await act("plan", { plan: "pro" })).body).toMatchObject({
      plan: "pro",
      planEndsAt: null,
    });
    const basic = await act("plan", { plan: "basic", until: "2026-12-31" });
    expect(basic.body).toMatchObject({ plan: "basic", planEndsAt: null });
  });

  it.each([
    [{ plan: "pro", until: "2026-11-25" }, "until", "bad_date"],
    [{ plan: "admin" }, "plan", "invalid"],
  ])("refuses %j at its field", async (body, path, problem) => {
    const { act } = await makeBaker();
    const answer = await act("plan", body);
    expect(answer.body.error.facts.fields).toEqual([{ path, problem }]);
  });
});

describe("administrators", () => {
  it("are made and unmade by another administrator, from the next request on", async () => {
    const { caller, id, act } = await makeBaker();
    expect((await caller.get("/api/admin/users")).body.error.code).toBe("admin_only");
    expect((await act("admin", { isAdmin: true })).body.isAdmin).toBe(true);
    expect((await caller.get("/api/admin/users")).status).toBe(200);
    expect((await act("admin", { isAdmin: false })).body.isAdmin).toBe(false);
    expect((await caller.get("/api/admin/users")).body.error.code).toBe("admin_only");
    expect(await auditOf(id)).toMatchObject([
      { act: "make_administrator" },
      { act: "remove_administrator" },
    ]);
    expect(await subjectsTo(caller)).toEqual([
      "You’re no longer an administrator of Marzipan",
      "You’re an administrator of Marzipan now",
    ]);
  });

  it.each([
    ["block", { reason: "x" }],
    ["decline", { reason: "x" }],
    ["admin", { isAdmin: false }],
  ])("cannot %s themselves", async (act, body) => {
    const id = await idOf(admin);
    const answer = await admin.post(`/api/admin/users/${id}/${act}`, body);
    expect([answer.status, answer.body.error.code]).toEqual([403, "not_yourself"]);
    expect((await admin.get("/api/admin/users")).status).toBe(200);
    expect(await auditOf(id)).toEqual([]);
  });

  it("who unmake each other at the same time leave one of the two", async () => {
    const other = await test.member({ isAdmin: true });
    const [ownId, otherId] = [await idOf(admin), await idOf(other)];
    const body = { isAdmin: false };
    await Promise.all([
      admin.post(`/api/admin/users/${otherId}/admin`, body),
      other.post(`/api/admin/users/${ownId}/admin`, body),
    ]);
    const left = await test.asOwner("select from account where is_admin and id = any ($1)", [
      [ownId, otherId],
    ]);
    expect(left).toHaveLength(1);
  });
});

describe("signing out somebody's devices", () => {
  it("ends all sessions of the account at once, and no other", async () => {
    const { caller, id, act } = await makeBaker();
    const second = test.stranger();
    await second.post("/api/auth/sign-in", { email: caller.email, password: caller.password });
    const { sessionId } = await readSessionProof(test, second);
    const heard: string[] = [];
    const leave = test.deps.live.add({
      businessId: await businessOf(caller),
      sessionId,
      send: (event) => heard.push(event),
    });
    expect((await act("sign-out")).body.devices).toEqual([]);
    for (const device of [caller, second]) {
      expect((await device.get("/api/me")).body.error.code).toBe("session_expired");
    }
    await expect.poll(() => heard).toContain("signed-out");
    leave();
    expect((await admin.get("/api/me")).status).toBe(200);
    expect(await auditOf(id)).toMatchObject([{ act: "sign_out" }]);
  });
});
