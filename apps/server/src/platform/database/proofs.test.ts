import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { businessOf } from "../testing/explain.ts";
import { readSessionProof } from "../testing/session-proof.ts";
import { makeStaff } from "../testing/make-staff.ts";
import { seedBusiness } from "../testing/seed-business.ts";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import type { Caller } from "../testing/test-caller.ts";
import type { Proof, SessionProof } from "./proof.ts";

let test: TestApp;
let baker: Caller;
let proof: SessionProof;
let own: string;
beforeAll(async () => {
  test = await startTestApp();
  await seedBusiness(test, await test.member());
  await test.asOwner("insert into menu_address select 'next-door', id, true from business");
});
afterAll(() => test.close());
beforeEach(async () => {
  baker = await test.member();
  own = await businessOf(baker);
  proof = await readSessionProof(test, baker);
});

/** Returns how many rows of each table are seen under a proof; tables of which none are seen are left out. */
async function countSeen(under: Proof): Promise<Record<string, number>> {
  return await test.deps.database.transact(under, async (tx) => {
    const tables = await tx.query<{ name: string }>({
      text: `select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
          and has_any_column_privilege(oid, 'select') order by 1`,
      values: [],
    });
    const seen: Record<string, number> = {};
    for (const { name } of tables) {
      const [row] = await tx.query<{ count: number }>({
        text: `select count(*) from ${name}`,
        values: [],
      });
      if (row && row.count > 0) seen[name] = row.count;
    }
    return seen;
  });
}

async function refusalOf(under: Proof): Promise<string> {
  return await test.deps.database
    .transact(under, (tx) => tx.query({ text: "select 1 as one", values: [] }))
    .then(
      () => "entered",
      (error: { code: string }) => error.code,
    );
}

const ownRows = {
  accountant: 1,
  agent_cost: 1,
  agent_message: 1,
  agent_setting: 1,
  day_sum: 4,
  bake_tick: 1,
  business: 1,
  business_counter: 1,
  capacity_day: 1,
  catalog_item: 1,
  catalog_picture: 1,
  catalog_section: 1,
  category: 1,
  client: 1,
  client_order_stats: 1,
  consultation: 1,
  expense: 1,
  file: 3,
  idempotency: 1,
  import_mapping: 1,
  import_row: 1,
  import_run: 1,
  insight_mark: 1,
  menu_address: 1,
  menu_settings: 1,
  notification: 1,
  order_event: 1,
  order_index: 1,
  order_item: 1,
  order_picture: 1,
  order_request: 1,
  order_word: 1,
  orders: 1,
  payment: 1,
  plan_checkout: 1,
  product: 1,
  push_device: 1,
  receipt: 1,
  receipt_link: 1,
  report_download: 1,
  request_event: 1,
  request_item: 1,
  request_picture: 1,
  sent_papers: 1,
  subscription: 1,
  subscription_cancellation: 1,
  task: 1,
  test_papers: 1,
};

describe("a session", () => {
  it("sees its own business, account and devices", async () => {
    await seedBusiness(test, baker);
    await test.asOwner("delete from item_memory where name_key <> 'seeded'");
    expect(await countSeen(proof)).toEqual({
      ...ownRows,
      account: 1,
      calendar_feed: 1,
      item_memory: 1,
      notification_delivery: 1,
      notification_setting: 1,
      session: 1,
    });
  });

  it("sees colleagues without their secrets, and changes none of them", async () => {
    const staff = await makeStaff(test, baker);
    const seen = await test.deps.database.transact(proof, async (tx) => {
      const text = "select email, role from account order by role";
      return await tx.query<{ email: string; role: string }>({ text, values: [] });
    });
    expect(seen).toEqual([
      { email: baker.email, role: "owner" },
      { email: staff.email, role: "staff" },
    ]);
    for (const text of [
      "select password_hash from account_secret",
      "select code_hash from recovery_code",
      "update account set full_name = 'Somebody'",
    ]) {
      const asked = test.deps.database.transact(proof, (tx) => tx.query({ text, values: [] }));
      await expect(asked).rejects.toThrow("permission denied");
    }
    expect((await staff.get("/api/me")).body.user).toMatchObject({
      email: staff.email,
      role: "staff",
    });
  });

  it("sees and changes its own menu's addresses, and learns of others only that they are taken", async () => {
    const other = await test.member();
    const { businessId: next } = await readSessionProof(test, other);
    const [mine, theirs] = [`mine-${own}`, `theirs-${own}`];
    await test.asOwner("insert into menu_address (slug, business_id) values ($1, $2), ($3, $4)", [
      mine,
      own,
      theirs,
      next,
    ]);
    const ask = async (text: string, values: unknown[] = []) =>
      await test.deps.database.transact(proof, (tx) => tx.query({ text, values }));
    expect(await ask("select slug from menu_address")).toEqual([{ slug: mine }]);
    expect(await ask("delete from menu_address where slug = $1 returning slug", [theirs])).toEqual(
      [],
    );
    expect(await ask("update menu_address set is_open = true returning slug")).toEqual([
      { slug: mine },
    ]);
    const taking = "insert into menu_address (slug, business_id) values ($1, $2)";
    expect(
      await ask(`${taking} on conflict (slug) do nothing returning slug`, [theirs, own]),
    ).toEqual([]);
    await expect(ask(taking, [`new-${own}`, next])).rejects.toThrow(/row-level security/);
    await expect(ask("update menu_address set business_id = $1", [next])).rejects.toThrow(
      /row-level security/,
    );
    expect(await ask("select app.is_slug_taken($1) as taken", [theirs])).toEqual([{ taken: true }]);
  });

  it("sees the business that the database knows, whatever the token names", async () => {
    await seedBusiness(test, baker);
    const other = await readSessionProof(test, await test.member());
    const forged = { ...proof, businessId: other.businessId };
    const rows = await test.deps.database.transact(forged, (tx) =>
      tx.query<{ business_id: string }>({ text: "select business_id from client", values: [] }),
    );
    expect(rows.map((row) => row.business_id)).toEqual([own]);
  });

  it.each([
    ["was revoked", "update session set revoked_at = now() where id = $1", "session_expired"],
    [
      "ended",
      "update session set expires_at = '2026-11-26T12:00:00Z' where id = $1",
      "session_expired",
    ],
    [
      "lay idle",
      "update session set idle_expires_at = '2026-11-26T12:00:00Z' where id = $1",
      "session_expired",
    ],
    ["is gone", "delete from session where id = $1", "session_expired"],
  ])("does not enter when it %s, not even before the gates", async (_what, text, code) => {
    await test.asOwner(text, [proof.sessionId]);
    expect(await refusalOf(proof)).toBe(code);
    expect(await refusalOf({ ...proof, isBeforeGates: true })).toBe(code);
  });

  it("does not enter with an old version", async () => {
    expect(await refusalOf({ ...proof, sessionVersion: proof.sessionVersion - 1 })).toBe(
      "session_expired",
    );
    await baker.post("/api/auth/sign-out", { everywhere: true });
    expect(await refusalOf(proof)).toBe("session_expired");
  });

  it.each([
    ["blocked", "blocked_at = now()", "account_blocked"],
    ["unverified", "email_verified_at = null", "email_unverified"],
    ["unapproved", "approved_at = null", "account_unapproved"],
    [
      "all of it",
      "blocked_at = now(), email_verified_at = null, approved_at = null",
      "account_blocked",
    ],
    [
      "unverified and unapproved",
      "email_verified_at = null, approved_at = null",
      "email_unverified",
    ],
  ])("of a person who is %s enters only before the gates", async (_what, change, code) => {
    await test.asOwner(`update account set ${change} where email = $1`, [baker.email]);
    expect(await refusalOf(proof)).toBe(code);
    expect(await refusalOf({ ...proof, isBeforeGates: true })).toBe("entered");
  });

  it("of an administrator needs neither verification nor approval, but is blocked like any other", async () => {
    const change = "is_admin = true, email_verified_at = null, approved_at = null";
    await test.asOwner(`update account set ${change} where email = $1`, [baker.email]);
    expect(await refusalOf(proof)).toBe("entered");
    await test.asOwner("update account set blocked_at = now() where email = $1", [baker.email]);
    expect(await refusalOf(proof)).toBe("account_blocked");
  });
});

describe("the other proofs", () => {
  it("of an administrator is for administrators only, and shows accounts but nobody's work", async () => {
    await seedBusiness(test, baker);
    const { sessionId, sessionVersion } = proof;
    const administrator = { kind: "administrator", sessionId, sessionVersion } as const;
    expect(await refusalOf(administrator)).toBe("admin_only");
    await test.asOwner("update account set is_admin = true where email = $1", [baker.email]);
    const [all] = await test.asOwner<Record<string, number>>(
      `select (select count(*)::int from account) as account, (select count(*)::int from business) as business,
         (select count(*)::int from session) as session, (select count(*)::int from subscription) as subscription,
         (select count(*)::int from billing_event) as billing_event`,
    );
    expect(await countSeen(administrator)).toEqual(all);
    await test.asOwner("update session set revoked_at = now() where id = $1", [sessionId]);
    expect(await refusalOf(administrator)).toBe("session_expired");
  });

  it("of a job sees its business, and no account or device", async () => {
    await seedBusiness(test, baker);
    await test.asOwner("delete from item_memory where name_key <> 'seeded'");
    const { idempotency: _ofAccounts, ...rows } = ownRows;
    expect(await countSeen({ kind: "job", businessId: own })).toEqual({ ...rows, item_memory: 1 });
    const nobody = "01890000-0000-7000-8000-000000000000";
    expect(await refusalOf({ kind: "job", businessId: nobody })).toBe("not_found");
  });

  it("of a menu's address enters while an owner stands, whatever becomes of the staff", async () => {
    const { email } = await makeStaff(test, baker);
    await test.asOwner("insert into menu_address values ($1, $2, true)", [`s-${own}`, own]);
    const menu = { kind: "menu", slug: `s-${own}` } as const;
    await test.asOwner("update account set blocked_at = now() where email = $1", [email]);
    expect(await refusalOf(menu)).toBe("entered");
    for (const [gone, back] of [
      ["blocked_at = now()", "blocked_at = null"],
      ["closed_at = now()", "closed_at = null"],
      ["approved_at = null", "approved_at = now()"],
    ] as const) {
      await test.asOwner(`update account set ${gone} where email = $1`, [baker.email]);
      expect([gone, await refusalOf(menu)]).toEqual([gone, "not_found"]);
      await test.asOwner(`update account set ${back} where email = $1`, [baker.email]);
      expect([back, await refusalOf(menu)]).toEqual([back, "entered"]);
    }
  });

  it("of a menu's address sees the business's name and counters, its menu by functions, while it is open", async () => {
    await seedBusiness(test, baker);
    const menu = { kind: "menu", slug: `m-${own}` } as const;
    expect(await refusalOf(menu)).toBe("not_found");
    await test.asOwner("insert into menu_address values ($1, $2, true)", [menu.slug, own]);
    expect(await countSeen(menu)).toEqual({ business: 1, business_counter: 1 });
    await expect(
      test.deps.database.transact(menu, (tx) =>
        tx.query({ text: "delete from business_counter returning stored_bytes", values: [] }),
      ),
    ).resolves.toEqual([]);
    await expect(
      test.deps.database.transact(menu, (tx) =>
        tx.query({ text: "update business set name = 'x' returning id", values: [] }),
      ),
    ).resolves.toEqual([]);
    await test.asOwner("update account set blocked_at = now() where email = $1", [baker.email]);
    expect(await refusalOf(menu)).toBe("not_found");
    await test.asOwner("update account set blocked_at = null where email = $1", [baker.email]);
    await test.asOwner("update menu_address set is_open = false where slug = $1", [menu.slug]);
    expect(await refusalOf(menu)).toBe("not_found");
  });

  it("of a customer's token sees the business's name only, her request by functions", async () => {
    await seedBusiness(test, baker);
    const request = { kind: "request", tokenHash: `h-${own}` } as const;
    expect(await refusalOf(request)).toBe("not_found");
    await test.asOwner("insert into request_token values ($1, $2, gen_random_uuid())", [
      request.tokenHash,
      own,
    ]);
    expect(await countSeen(request)).toEqual({ business: 1 });
  });

  it("of a webhook sees its notices and the open checkout, and changes the subscription", async () => {
    await seedBusiness(test, baker);
    const webhook = {
      kind: "webhook",
      provider: "p",
      customerRef: `c-${own}`,
      businessId: own,
    } as const;
    expect(await refusalOf(webhook)).toBe("not_found");
    await test.asOwner("insert into payment_customer values ('p', $1, $2)", [
      webhook.customerRef,
      own,
    ]);
    expect(await countSeen(webhook)).toEqual({
      billing_event: 1,
      plan_checkout: 1,
      subscription: 1,
      subscription_cancellation: 1,
    });
    const changed = await test.deps.database.transact(webhook, (tx) =>
      tx.query({
        text: "update subscription set status = 'past_due' returning business_id",
        values: [],
      }),
    );
    expect(changed).toEqual([{ business_id: own }]);
  });
});
