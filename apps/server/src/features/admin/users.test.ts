import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { businessOf } from "../../platform/testing/explain.ts";
import { readAllPages } from "../../platform/testing/pages.ts";
import { readSessionProof } from "../../platform/testing/session-proof.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { MemberOptions, TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";

let test: TestApp;
let admin: Caller;
const bakers: Record<string, Caller> = {};

async function make(name: string, options: MemberOptions, changes = ""): Promise<void> {
  test.clock.forward(1000);
  const caller = await test.member(options);
  bakers[name] = caller;
  const set = changes && `, ${changes}`;
  await test.asOwner(`update account set full_name = $2${set} where email = $1`, [
    caller.email,
    name,
  ]);
}

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.member({ isAdmin: true });
  await make("Zoë Müller", { plan: "pro" });
  await make("נועה לוי", { isApproved: false });
  await make("ليلى منصور", { isApproved: false, isVerified: false });
  await make("नेहा शर्मा", { isApproved: false }, "declined_at = now(), decline_reason = 'x'");
  await make("Blocked Baker", { plan: "basic" }, "blocked_at = now(), blocked_reason = 'y'");
  await make("Second Waiting", { isApproved: false });
  await make("Trial Over", { plan: "premium" });
  await test.asOwner(
    `update subscription set status = 'trialing', trial_end_at = '2026-11-01' from account
      where account.business_id = subscription.business_id and full_name = 'Trial Over'`,
  );
  admin = await test.member({ isAdmin: true });
  await test.asOwner("update account set full_name = 'Ada Admin' where email = $1", [admin.email]);
});
afterAll(() => test.close());

async function names(query: string): Promise<string[]> {
  const { status, body } = await admin.get(`/api/admin/users?${query}`);
  expect(status).toBe(200);
  return body.items.map((user: { fullName: string }) => user.fullName);
}

describe("the list of accounts", () => {
  it("shows all, the newest first, page by page", async () => {
    const items = await readAllPages(admin, "/api/admin/users", 2);
    const all = (await admin.get("/api/admin/users?limit=100")).body.items;
    expect(items).toEqual(all);
    const times = all.map((user: { createdAt: string }) => user.createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(all).toHaveLength(9);
  });

  it.each([
    ["waiting", ["נועה לוי", "ليلى منصور", "Second Waiting"]],
    ["ready", ["נועה לוי", "Second Waiting"]],
    ["unverified", ["ليلى منصور"]],
    ["declined", ["नेहा शर्मा"]],
    ["blocked", ["Blocked Baker"]],
  ])("filters by %s, of those that wait the longest waiting first", async (filter, expected) => {
    expect(await names(`filter=${filter}`)).toEqual(expected);
  });

  it("pages the waiting in their own order", async () => {
    const items = await readAllPages(admin, "/api/admin/users?filter=waiting", 1);
    expect(items.map((user) => user.fullName)).toEqual([
      "נועה לוי",
      "ليلى منصور",
      "Second Waiting",
    ]);
  });

  it("shows administrators, who need no approval, among the approved", async () => {
    expect(await names("filter=admins")).toContain("Ada Admin");
    expect(await names("filter=approved")).toEqual(
      expect.arrayContaining(["Ada Admin", "Zoë Müller", "Trial Over"]),
    );
  });

  it("filters by the plan in force, which an ended trial is not", async () => {
    expect(await names("plan=pro")).toEqual(["Zoë Müller"]);
    expect(await names("plan=premium")).not.toContain("Trial Over");
    expect(await names("plan=basic")).toEqual(
      expect.arrayContaining(["Trial Over", "Blocked Baker"]),
    );
    expect(await names("plan=admin")).toContain("Ada Admin");
  });

  it.each([
    ["zoe", "Zoë Müller"],
    ["MULLER zoë", "Zoë Müller"],
    ["נוֹעָה", "נועה לוי"],
    ["لَيلى", "ليلى منصور"],
    ["नेहा", "नेहा शर्मा"],
  ])("finds %s by name", async (q, expected) => {
    expect(await names(`q=${encodeURIComponent(q)}`)).toEqual([expected]);
  });

  it("finds by email and by business, and takes wildcards literally", async () => {
    const { email } = bakers["Zoë Müller"] as Caller;
    expect(await names(`q=${email.toUpperCase()}`)).toEqual(["Zoë Müller"]);
    const me = await (bakers["Zoë Müller"] as Caller).get("/api/me");
    const business = encodeURIComponent(me.body.business.name);
    expect(await names(`q=${business}&plan=pro`)).toEqual(["Zoë Müller"]);
    expect(await names("q=%25")).toEqual([]);
  });

  it("refuses a made-up cursor", async () => {
    const answer = await admin.get("/api/admin/users?cursor=nonsense");
    expect(answer.body.error.code).toBe("bad_cursor");
  });
});

describe("an account's sheet", () => {
  it("tells usage against the limits of the plan in force, as the person herself sees it", async () => {
    const caller = bakers["Trial Over"] as Caller;
    await caller.post("/api/clients", { name: "Dana" });
    await caller.post("/api/orders", { clientName: "Dana", deliveryDate: "2026-12-01" });
    const id = (await caller.get("/api/me")).body.user.id;
    const { body } = await admin.get(`/api/admin/users/${id}`);
    const { consultations: _own, ...seen } = (await caller.get("/api/usage")).body;
    expect(body.usage).toEqual(seen);
    expect(body.usage.orders).toEqual({ used: 1, limit: 50 });
  });

  it("tells the devices that are signed in", async () => {
    const caller = bakers["Zoë Müller"] as Caller;
    const id = (await caller.get("/api/me")).body.user.id;
    const { body } = await admin.get(`/api/admin/users/${id}`);
    const { sessionId } = await readSessionProof(test, caller);
    expect(body.devices).toMatchObject([{ id: sessionId }]);
    expect(body.isYourself).toBe(false);
  });

  it("says that it is one's own", async () => {
    const id = (await admin.get("/api/me")).body.user.id;
    expect((await admin.get(`/api/admin/users/${id}`)).body.isYourself).toBe(true);
  });
});

describe("the overview", () => {
  it("counts accounts by where they stand, sign-ups by day, businesses by plan", async () => {
    const { body } = await admin.get("/api/admin/dashboard");
    expect(body.counts).toEqual({
      accounts: 9,
      businesses: 9,
      ready: 2,
      unverified: 1,
      approved: 4,
      declined: 1,
      blocked: 1,
      administrators: 2,
    });
    expect(body.signUps).toHaveLength(30);
    expect(body.signUps.at(-1)).toEqual({ day: "2026-11-26", count: 9 });
    const sum = body.plans.reduce((all: number, row: { count: number }) => all + row.count, 0);
    expect(sum).toBe(9);
    expect(body.plans).toContainEqual({ plan: "pro", status: "active", count: 1 });
    expect(body.plans).toContainEqual({ plan: "admin", status: "active", count: 2 });
    expect(body.newest[0]?.fullName).toBe("Ada Admin");
    expect(body.newest).toHaveLength(8);
  });

  it("counts a sign-up on the day that it has where the administrator is", async () => {
    await test.asOwner(
      "update account set created_at = '2026-11-10T23:30:00Z' where full_name = 'Zoë Müller'",
    );
    const { body } = await admin.get("/api/admin/dashboard");
    expect(body.signUps).toContainEqual({ day: "2026-11-11", count: 1 });
  });
});

describe("the audit log", () => {
  it("lists acts, the last first, page by page, and outlives the accounts", async () => {
    const one = await test.member({ isApproved: false });
    const two = await test.member({ isApproved: false });
    for (const caller of [one, two]) {
      test.clock.forward(1000);
      const id = (await caller.get("/api/me")).body.user.id;
      await admin.post(`/api/admin/users/${id}/approve`);
    }
    const items = await readAllPages(admin, "/api/admin/audit", 1);
    expect(items).toHaveLength(2);
    expect((items[0]?.at ?? "") > (items[1]?.at ?? "")).toBe(true);
    expect(items[0]).toMatchObject({ act: "approve", by: { fullName: "Ada Admin" } });
    await test.asOwner("delete from account where email = $1", [two.email]);
    const after = await admin.get("/api/admin/audit");
    expect(after.body.items[0]).toMatchObject({ act: "approve", about: null });
  });

  it("cannot be changed, not even by the application itself", async () => {
    const proof = await readSessionProof(test, admin);
    const { sessionId, sessionVersion } = proof;
    const administrator = { kind: "administrator", sessionId, sessionVersion } as const;
    const other = (await (bakers["Zoë Müller"] as Caller).get("/api/me")).body.user.id;
    const attempt = (text: string, values: unknown[] = []): Promise<unknown> =>
      test.deps.database.transact(administrator, (tx) => tx.query({ text, values }));
    await expect(attempt("update audit_event set act = 'block'")).rejects.toThrow(/permission/);
    await expect(attempt("delete from audit_event")).rejects.toThrow(/permission/);
    const forged = `insert into audit_event (id, at, by_account, about_account, act)
      values (gen_random_uuid(), now(), $1, $1, 'block')`;
    await expect(attempt(forged, [other])).rejects.toThrow(/row-level security/);
    const asMember = test.deps.database.transact(proof, (tx) =>
      tx.query({ text: "select 1 as one from audit_event", values: [] }),
    );
    expect(await asMember).toEqual([]);
  });
});

describe("the functions of administrators", () => {
  it("are refused to members", async () => {
    const caller = bakers["Zoë Müller"] as Caller;
    const proof = await readSessionProof(test, caller);
    const business = await businessOf(caller);
    const id = (await caller.get("/api/me")).body.user.id;
    for (const [text, values] of [
      ["select app.administer($1, 'make_administrator', null, now())", [id]],
      ["select app.sign_account_out($1, now())", [id]],
      ["select app.count_usage($1, '2026-11-01', '2026-11-30')", [business]],
    ] as const) {
      const asked = test.deps.database.transact(proof, (tx) => tx.query({ text, values }));
      await expect(asked).rejects.toMatchObject({ code: "admin_only" });
    }
  });

  it("let administrators read accounts, and change none of them by hand", async () => {
    const { sessionId, sessionVersion } = await readSessionProof(test, admin);
    const administrator = { kind: "administrator", sessionId, sessionVersion } as const;
    const changed = await test.deps.database.transact(administrator, (tx) =>
      tx.query({ text: "update business set name = 'x' returning id", values: [] }),
    );
    expect(changed).toEqual([]);
  });
});
