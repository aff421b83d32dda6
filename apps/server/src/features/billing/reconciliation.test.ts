import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runBilling } from "../../cli/admin.billing.ts";
import { makePlanBuyer } from "../../platform/testing/plan-buyer.ts";
import type { PlanBuyer } from "../../platform/testing/plan-buyer.ts";
import type { KilledJob } from "../../platform/testing/killed-billing.child.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";
import type { HeldPrice, HeldSubscription } from "../../providers/payments/payments.port.ts";
import { cancelSurplus } from "./cancellations.actions.ts";
import { applyNotices } from "./provider-events.actions.ts";
import { reconcile } from "./reconciliation.actions.ts";

const killed = fileURLToPath(
  new URL("../../platform/testing/killed-billing.child.ts", import.meta.url),
);

let test: TestApp;
let buyer: PlanBuyer;
beforeAll(async () => {
  test = await startTestApp();
  buyer = makePlanBuyer(test);
});
afterAll(() => test.close());

describe("deliveries that go wrong", () => {
  it("that are lost are made good by the reconciliation, which reports it", async () => {
    const baker = await test.member({ plan: "basic" });
    await buyer.standIn.setTrouble({ lose: 3 });
    await buyer.buy(baker);
    expect(await buyer.billing(baker)).toMatchObject({ plan: "basic" });
    const found = await reconcile(test.deps);
    expect(found.mended).toHaveLength(1);
    expect(await buyer.billing(baker)).toMatchObject({ plan: "pro", isPaying: true });
    expect((await reconcile(test.deps)).mended).toEqual([]);
    const admin = await test.member({ isAdmin: true });
    const { body } = await admin.get("/api/admin/billing");
    expect(body).toMatchObject({ provider: "stand-in", isTest: true, reconciliation: {} });
  });

  it("that are repeated, turned around and late change nothing", async () => {
    const baker = await test.member({ plan: "basic" });
    await buyer.standIn.setTrouble({ isRepeated: true, isReordered: true, delaySeconds: 60 });
    const ref = await buyer.buy(baker);
    expect(ref).toBe("");
    test.clock.forward(60_000);
    await buyer.hear();
    await buyer.standIn.setTrouble({ isRepeated: false, isReordered: false, delaySeconds: 0 });
    expect(await buyer.billing(baker)).toMatchObject({ plan: "pro" });
    test.clock.forward(-60_000);
  });

  it("that stop between keeping and applying are applied by the next job", async () => {
    const baker = await test.member({ plan: "basic" });
    const { body } = await buyer.ask(baker);
    await buyer.press(`${body.checkout_url}/pay`);
    await buyer.standIn.deliver();
    const [first] = await test.asOwner<{ n: string }>(
      "select count(*) as n from billing_event where outcome is null",
    );
    expect(Number(first?.n)).toBeGreaterThan(0);
    await Promise.all([applyNotices(test.deps), applyNotices(test.deps)]);
    expect(await buyer.billing(baker)).toMatchObject({ plan: "pro" });
  });
});

describe("an account that is closed", () => {
  it("between the checkout and its payment is told as paid, and ends at the period's end", async () => {
    const baker = await test.member({ plan: "basic" });
    const { body } = await buyer.ask(baker);
    await test.asOwner("update account set closed_at = now() where email = $1", [baker.email]);
    await buyer.press(`${body.checkout_url}/pay`);
    await buyer.hear();
    const ref = await buyer.subscriptionOf(baker);
    await reconcile(test.deps);
    const held = await buyer.standIn.findSubscription(ref);
    expect(held?.ends_at).toBe(held?.period.ends_at);
  });

  it("is charged no more: the nightly reconciliation cancels its plan", async () => {
    const baker = await test.member({ plan: "basic" });
    const ref = await buyer.buy(baker);
    await test.asOwner("update account set closed_at = now() where email = $1", [baker.email]);
    await reconcile(test.deps);
    const held = await buyer.standIn.findSubscription(ref);
    expect(held).toMatchObject({ status: "active", ends_at: held?.period.ends_at });
  });
});

describe("administrators", () => {
  it("see what is paid for and what was told, and let events be applied again", async () => {
    const admin = await test.member({ isAdmin: true });
    const baker = await test.member({ plan: "basic" });
    const ref = await buyer.buy(baker);
    const paid = await admin.get("/api/admin/billing/subscriptions?limit=100");
    const own = paid.body.items.find((one) => one.subscriptionRef === ref);
    expect(own).toMatchObject({ email: baker.email, plan: "pro", status: "active" });
    const events = await admin.get("/api/admin/billing/events?limit=100");
    const ids = events.body.items.filter((one) => one.subscriptionRef === ref).map(({ id }) => id);
    expect(ids).toHaveLength(3);
    await test.asOwner("update subscription set plan = 'basic' where subscription_ref = $1", [ref]);
    const again = await admin.post("/api/admin/billing/replay", { ids: [...ids, "evt_none"] });
    expect(again.body.items.at(-1)).toEqual({ id: "evt_none", outcome: "not_found" });
    await applyNotices(test.deps);
    expect(await buyer.billing(baker)).toMatchObject({ plan: "pro" });
    const failed = await admin.get("/api/admin/billing/events?filter=failed");
    expect(failed.body.items).toEqual([]);
  });
});

describe("the operator's command", () => {
  it("drives the stand-in by an account's address, and refuses what it does not know", async () => {
    const baker = await test.member({ plan: "basic" });
    const { database, config, now } = test.deps;
    const run = (line: string): Promise<string> =>
      runBilling(
        { payments: config.payments, database, ownerUrl: test.ownerUrl, now },
        line.split(" "),
      );
    await expect(run(`refund ${baker.email}`)).rejects.toThrow("has no paid plan");
    const ref = await buyer.buy(baker);
    expect(await run("show")).toContain(`${ref} active pri_standin_pro_month`);
    for (const [line, plan, status] of [
      [`refuse-card ${baker.email}`, "pro", "active"],
      [`renew ${baker.email}`, "pro", "past_due"],
      [`accept-card ${baker.email}`, "pro", "active"],
      [`chargeback ${baker.email}`, "basic", "active"],
      [`chargeback-reverse ${baker.email}`, "pro", "active"],
      [`refund-half ${baker.email}`, "pro", "active"],
      [`pass ${baker.email} 31`, "pro", "active"],
      [`cancel-now ${baker.email}`, "basic", "active"],
    ] as const) {
      expect(await run(line)).toContain(baker.email);
      test.clock.forward(1000);
      await buyer.hear();
      expect(await buyer.billing(baker), line).toMatchObject({ plan, status });
    }
    expect(await run("lose 2")).toContain('"lose":2');
    await run("lose 0");
    for (const line of ["", "renew", "pass who@no.test", `dance ${baker.email}`, "delay -1"])
      await expect(run(line)).rejects.toThrow("npm run admin -- billing show");
    await expect(run("renew nobody@no.test")).rejects.toThrow("No account");
  });
});

describe("an account that was blocked meanwhile, or changed its email", () => {
  it("still gets what it paid", async () => {
    const baker = await test.member({ plan: "basic" });
    const { body } = await buyer.ask(baker);
    await test.asOwner(
      "update account set blocked_at = now(), email = 'new' || email where email = $1",
      [baker.email],
    );
    await buyer.press(`${body.checkout_url}/pay`);
    await buyer.hear();
    const [row] = await test.asOwner<{ plan: string }>(
      "select plan from subscription s join account a using (business_id) where a.email = $1",
      [`new${baker.email}`],
    );
    expect(row?.plan).toBe("pro");
  });
});

describe("the reconciliation", () => {
  it("puts right a plan and a customer that stand here otherwise than in what was heard", async () => {
    const baker = await test.member({ plan: "basic" });
    const ref = await buyer.buy(baker);
    for (const change of [
      "plan = 'premium'",
      "customer_ref = 'ctm_other'",
      "status = 'past_due'",
    ]) {
      await test.asOwner(`update subscription set ${change} where subscription_ref = $1`, [ref]);
      expect((await reconcile(test.deps)).mended).toEqual([ref]);
      expect(await buyer.billing(baker)).toMatchObject({ plan: "pro", status: "active" });
      expect((await reconcile(test.deps)).mended).toEqual([]);
    }
  });

  it("names prices that the provider holds otherwise, and subscriptions of nobody", async () => {
    const baker = await test.member({ plan: "basic" });
    const ref = await buyer.buy(baker);
    const { payments } = test.deps;
    const { listPrices, listHeld } = payments;
    const [month, year, premium] = (await listPrices([])) as [HeldPrice, HeldPrice, HeldPrice];
    expect((await reconcile(test.deps)).faults).toEqual([]);
    const held = (await listHeld()).find(({ id }) => id === ref) as HeldSubscription;
    const other: typeof payments = {
      ...payments,
      listPrices: async () => [
        { ...month, minor: 3500 },
        { ...year, isActive: false },
        { ...premium, interval: "year" },
      ],
      listHeld: async () => [
        held,
        { ...held, id: "sub_stray", custom_data: null, customer_id: "ctm_stray" },
      ],
    };
    test.clock.forward(1000);
    const { faults } = await reconcile({ ...test.deps, payments: other });
    expect(faults).toEqual([
      expect.stringContaining("charges 3500 of the smallest unit of USD, here it costs 29 USD"),
      expect.stringContaining("archived"),
      expect.stringContaining("charges it each year"),
      expect.stringContaining("no such price"),
      expect.stringContaining("sub_stray of ctm_stray: no business is known"),
    ]);
    const admin = await test.member({ isAdmin: true });
    const { body } = await admin.get("/api/admin/billing");
    expect(body.reconciliation?.faults).toEqual(faults);
    await test.asOwner("delete from billing_event where subscription_ref = 'sub_stray'");
  });
});

/** Lets a server of its own, on the same database, be killed in the midst of something. */
async function killWhile(doing: KilledJob["doing"], baker: Caller): Promise<void> {
  const { config, sessionSecret } = test.deps;
  const child = fork(killed, { execArgv: ["--disable-warning=ExperimentalWarning"] });
  child.send({
    doing,
    opened: {
      ownerUrl: test.ownerUrl,
      appUrl: test.appUrl,
      role: { role: "marzipan_app", isLogin: true },
      keptSecret: sessionSecret,
    },
    now: test.clock.now.toISOString(),
    dataDir: config.dataDir,
    cookie: [...baker.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
  } satisfies KilledJob);
  const [, signal] = (await once(child, "exit")) as [number | null, string | null];
  expect(signal).toBe("SIGKILL");
}

describe("a server that is killed", () => {
  it("between keeping and applying loses no event and applies none twice", async () => {
    const baker = await test.member({ plan: "basic" });
    const { body } = await buyer.ask(baker);
    await buyer.press(`${body.checkout_url}/pay`);
    await buyer.standIn.deliver();
    await killWhile("applying", baker);
    expect(await buyer.billing(baker)).toMatchObject({ plan: "basic" });
    await applyNotices(test.deps);
    const paid = await buyer.billing(baker);
    expect(paid).toMatchObject({ plan: "pro", isPaying: true });
    await applyNotices(test.deps);
    expect(await buyer.billing(baker)).toEqual(paid);
  });

  it("between a cancellation at the provider and its reply confirms it by the next job", async () => {
    const baker = await test.member({ plan: "basic" });
    const ref = await buyer.buy(baker);
    await buyer.standIn.onSubscription(ref, "refund");
    test.clock.forward(1000);
    await buyer.hear();
    await killWhile("canceling", baker);
    expect(await test.asOwner("select 1 from subscription_cancellation")).toHaveLength(1);
    test.clock.forward(60_000);
    expect(await cancelSurplus(test.deps)).toEqual({ confirmed: [ref], isComplete: true });
    expect(await buyer.standIn.findSubscription(ref)).toMatchObject({ status: "canceled" });
    expect(await test.asOwner("select 1 from subscription_cancellation")).toEqual([]);
    await buyer.hear();
    expect(await buyer.billing(baker)).toMatchObject({ plan: "basic" });
    expect(await test.asOwner("select 1 from subscription_cancellation")).toEqual([]);
  });

  it("while it compares leaves the rest to the next comparison", async () => {
    const baker = await test.member({ plan: "basic" });
    await buyer.standIn.setTrouble({ lose: 3 });
    await buyer.buy(baker);
    expect(await buyer.billing(baker)).toMatchObject({ plan: "basic" });
    await killWhile("reconciling", baker);
    expect(await buyer.billing(baker)).toMatchObject({ plan: "basic" });
    await reconcile(test.deps);
    expect(await buyer.billing(baker)).toMatchObject({ plan: "pro", isPaying: true });
    expect((await reconcile(test.deps)).mended).toEqual([]);
  });

  it("while a checkout is opened lets the next click open one, and one subscription comes of it", async () => {
    const baker = await test.member({ plan: "basic" });
    await killWhile("opening a checkout", baker);
    test.clock.forward(46_000);
    const ref = await buyer.buy(baker);
    const { subscriptions } = await buyer.standIn.readState();
    const businessId = subscriptions[ref]?.custom_data?.["businessId"];
    const own = Object.values(subscriptions).filter(
      ({ custom_data: custom }) => custom?.["businessId"] === businessId,
    );
    expect(own).toHaveLength(1);
    expect(await buyer.billing(baker)).toMatchObject({ plan: "pro", isCheckoutOpen: false });
  });
});
