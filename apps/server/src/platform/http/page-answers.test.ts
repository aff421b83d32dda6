import { setTimeout as sleep } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import type { Caller } from "../testing/test-caller.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const open = (caller: Caller, url: `/${string}`, headers: Record<string, string> = {}) =>
  caller.get(url, { accept: "text/html", ...headers });

function answersIn(html: string): Map<string, unknown> {
  const [, json = "[]"] =
    /<script type="application\/json" id="first-answers">([^<]*)<\/script>/.exec(html) ?? [];
  const answers = JSON.parse(json) as [[string], unknown][];
  return new Map(answers.map(([[id], reply]) => [id, reply]));
}

describe("the app's page for somebody who is signed in", () => {
  it("brings what the page asks for first, as the calls answer it, and is kept by nobody", async () => {
    const member = await test.member();
    const { body, headers } = await open(member, "/dashboard");
    expect([headers["cache-control"], headers["etag"]]).toEqual(["no-store", undefined]);
    const answers = answersIn(body);
    expect([...answers.keys()].toSorted()).toEqual([
      "accounts.me",
      "catalog.list",
      "dashboard.get",
      "notifications.countUnread",
      "orderRequests.summary",
      "payments.debtors",
    ]);
    expect(answers.get("accounts.me")).toEqual((await member.get("/api/me")).body);
    expect(answers.get("dashboard.get")).toEqual((await member.get("/api/dashboard")).body);
  });

  it("brings this month's figures with analytics, where the plan has them", async () => {
    const member = await test.member({ plan: "pro" });
    const answers = answersIn((await open(member, "/analytics")).body);
    const month = "from=2026-11-01&to=2026-11-30&compare=previous";
    const figures = (await member.get(`/api/analytics?${month}`)).body;
    expect(answers.get("analytics.get")).toEqual(figures);
    const basic = await test.member({ plan: "basic" });
    expect(answersIn((await open(basic, "/analytics")).body).has("analytics.get")).toBe(false);
  });

  it("brings the orders ahead and their counts with the list, unless something else is chosen", async () => {
    const member = await test.member();
    const order = { clientName: "Ada", items: [{ dessert_name: "Tart", quantity: 1 }] };
    await member.post("/api/orders", { ...order, deliveryDate: "2026-11-27" });
    await member.post("/api/orders", { ...order, deliveryDate: "2026-11-10" });
    const answers = answersIn((await open(member, "/orders")).body);
    const ahead = await member.get("/api/orders?from=2026-11-26&sort=delivery");
    expect(ahead.body.items).toHaveLength(1);
    expect(answers.get("orders.list")).toEqual({ pages: [ahead.body], pageParams: [""] });
    expect(answers.has("orders.counts")).toBe(true);
    const chosen = answersIn((await open(member, "/orders?when=past")).body);
    expect(chosen.has("orders.list")).toBe(false);
  });

  it("comes in her language, and compressed", async () => {
    const member = await test.member();
    await member.patch("/api/me", { language: "he", full_name: "</script><b>&" });
    const plain = (await open(member, "/clients", { "accept-language": "fr" })).body;
    expect(plain).toMatch(/<p class="no-scripts" lang="he" dir="rtl">/);
    expect(answersIn(plain).get("accounts.me")).toMatchObject({
      user: { full_name: "</script><b>&" },
    });
    const sent = await test.app.inject({
      url: "/clients",
      headers: {
        host: "localhost:3000",
        accept: "text/html",
        "accept-encoding": "gzip",
        cookie: [...member.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      },
    });
    expect(answersIn(gunzipSync(sent.rawPayload).toString()).size).toBe(3);
  });

  it("brings nothing to who is not signed in, to no page of the app, and to what is no page's visitor", async () => {
    const member = await test.member();
    const asked = [
      await open(test.stranger(), "/dashboard"),
      await open(member, "/pricing"),
      await open(member, "/dashboard", { "sec-fetch-dest": "script" }),
      await open(member, "/dashboard", { "sec-fetch-dest": "empty", "sec-fetch-mode": "cors" }),
      await open(member, "/dashboard", {
        "sec-fetch-dest": "iframe",
        "sec-fetch-mode": "navigate",
      }),
    ];
    for (const { body, headers } of asked) {
      expect(answersIn(body).size).toBe(0);
      expect(headers["cache-control"]).toBe("no-cache");
    }
  });

  it("comes through the app's worker, too, which passes a page's request on without its destination", async () => {
    const member = await test.member();
    const passedOn = { "sec-fetch-dest": "empty", "sec-fetch-mode": "navigate" };
    expect([...answersIn((await open(member, "/dashboard", passedOn)).body).keys()]).toContain(
      "accounts.me",
    );
  });

  it("says to somebody whom a gate stops only who she is", async () => {
    const waiting = await test.member({ isApproved: false });
    expect([...answersIn((await open(waiting, "/dashboard")).body).keys()]).toEqual([
      "accounts.me",
    ]);
  });

  it("renews a session whose access token has ended, and brings its cookies", async () => {
    const member = await test.member();
    test.clock.forward(3 * 60_000);
    const [before, ahead] = [
      new Map(member.cookies),
      await open(member, "/dashboard", { "sec-purpose": "prefetch;prerender" }),
    ];
    expect([answersIn(ahead.body).size, member.cookies]).toEqual([0, before]);
    const { body, headers } = await open(member, "/dashboard");
    expect(answersIn(body).get("accounts.me")).toMatchObject({ user: { email: member.email } });
    expect(headers["cache-control"]).toBe("no-store");
    for (const name of ["marzipan_access", "marzipan_refresh", "marzipan_expiry"])
      expect(member.cookies.get(name)).not.toBe(before.get(name));
    expect((await member.get("/api/me")).status).toBe(200);
  });

  it("gives the browser its renewed session also when that takes longer than the page waits", async () => {
    const member = await test.member();
    test.clock.forward(3 * 60_000);
    const held = test.asOwner(
      "do $$ begin perform from session for update; perform pg_sleep(1.6); end $$",
    );
    await sleep(200);
    const { body, headers } = await open(member, "/dashboard");
    await held;
    expect([answersIn(body).size, headers["cache-control"]]).toEqual([0, "no-store"]);
    // Long after the renewal, the token from before it would end the session.
    test.clock.forward(90_000);
    expect((await member.post("/api/auth/refresh")).status).toBe(200);
  });

  it("renews no session that has ended", async () => {
    const member = await test.member();
    const kept = new Map(member.cookies);
    await member.post("/api/auth/sign-out");
    test.clock.forward(3 * 60_000);
    for (const [name, value] of kept) member.cookies.set(name, value);
    const { body, headers } = await open(member, "/dashboard");
    expect([answersIn(body).size, headers["set-cookie"]]).toEqual([0, undefined]);
  });

  it("brings nothing under a session that was signed out elsewhere", async () => {
    const member = await test.member();
    const kept = new Map(member.cookies);
    await member.post("/api/auth/sign-out");
    for (const [name, value] of kept) member.cookies.set(name, value);
    expect(answersIn((await open(member, "/dashboard")).body).size).toBe(0);
  });
});
