import { pages } from "@marzipan/contract/paths";
import { describe, expect, it } from "vitest";
import { makeMe } from "../testing/make-me.ts";
import {
  decideAccess,
  decideAuth,
  decideLanding,
  decideVerifyEmail,
  placeAfterFailedRole,
} from "./decide-access.ts";

const open = { kind: "open" };
const toAuth = { kind: "go", to: "/auth", remembers: true };

describe("who may open a page", () => {
  it("lets anybody open a public page", () => {
    for (const me of [null, makeMe(), makeMe({ gate: "blocked" })]) {
      expect(decideAccess(pages.help, me)).toEqual(open);
    }
  });

  it("sends strangers from every page that is not public to /auth and remembers it", () => {
    for (const page of Object.values(pages)) {
      expect(decideAccess(page, null)).toEqual(page.access === "public" ? open : toAuth);
    }
  });

  it("sends the blocked and the unapproved to /auth, the unverified to /verify-email", () => {
    expect(decideAccess(pages.dashboard, makeMe({ gate: "blocked" }))).toEqual(toAuth);
    expect(decideAccess(pages.dashboard, makeMe({ gate: "unapproved" }))).toEqual(toAuth);
    expect(decideAccess(pages.dashboard, makeMe({ gate: "unverified" }))).toEqual({
      ...toAuth,
      to: "/verify-email",
    });
  });

  it("puts the gates before role and plan", () => {
    expect(decideAccess(pages.adminUsers, makeMe({ gate: "blocked", isAdmin: true }))).toEqual(
      toAuth,
    );
    expect(decideAccess(pages.receipts, makeMe({ gate: "unapproved" }))).toEqual(toAuth);
  });

  it("opens /admin to administrators by profile or by plan, and leads others to the dashboard", () => {
    expect(decideAccess(pages.adminUsers, makeMe({ isAdmin: true }))).toEqual(open);
    expect(decideAccess(pages.adminUsers, makeMe({ plan: "admin" }))).toEqual(open);
    expect(decideAccess(pages.adminUsers, makeMe({ plan: "premium" }))).toEqual({
      kind: "go",
      to: "/dashboard",
      remembers: false,
    });
  });

  it("leads an administrator who fails a role check to user management", () => {
    expect(placeAfterFailedRole(makeMe({ isAdmin: true }))).toBe("/admin/user-management");
    expect(placeAfterFailedRole(makeMe())).toBe("/dashboard");
  });

  it("leads the staff from the owner's pages to the dashboard, before it asks for a plan", () => {
    const staff = makeMe({ role: "staff", plan: "premium" });
    const toDashboard = { kind: "go", to: "/dashboard", remembers: false };
    for (const page of [pages.payments, pages.expenses, pages.receipts, pages.analytics]) {
      expect(decideAccess(page, staff)).toEqual(toDashboard);
      expect(decideAccess(page, makeMe({ role: "staff" }))).toEqual(toDashboard);
      expect(decideAccess(page, makeMe({ plan: "premium" }))).toEqual(open);
    }
    for (const page of [pages.orders, pages.orderRequests, pages.menu, pages.newPayment]) {
      expect(decideAccess(page, staff)).toEqual(open);
    }
  });

  it("asks for an upgrade where the plan lacks the feature, and lets administrators past", () => {
    expect(decideAccess(pages.analytics, makeMe())).toEqual({
      kind: "upgrade",
      feature: "advanced_analytics",
    });
    expect(decideAccess(pages.analytics, makeMe({ plan: "pro" }))).toEqual(open);
    expect(decideAccess(pages.analytics, makeMe({ isAdmin: true }))).toEqual(open);
  });
});

describe("the pages before the app", () => {
  it("shows the landing to strangers and leads everybody else on", () => {
    expect(decideLanding(null)).toEqual(open);
    expect(decideLanding(makeMe())).toMatchObject({ to: "/dashboard" });
    expect(decideLanding(makeMe({ gate: "unverified" }))).toMatchObject({ to: "/verify-email" });
    expect(decideLanding(makeMe({ gate: "blocked" }))).toMatchObject({ to: "/auth" });
  });

  it("keeps /auth for strangers, the blocked and the unapproved, and opens the wanted path to the rest", () => {
    expect(decideAuth(null, "/orders")).toEqual(open);
    expect(decideAuth(makeMe({ gate: "blocked" }), "/orders")).toEqual(open);
    expect(decideAuth(makeMe({ gate: "unapproved" }), null)).toEqual(open);
    expect(decideAuth(makeMe(), "/orders?status=pending")).toMatchObject({
      to: "/orders?status=pending",
    });
    expect(decideAuth(makeMe(), null)).toMatchObject({ to: "/dashboard" });
    expect(decideAuth(makeMe({ gate: "unverified" }), "/orders")).toMatchObject({
      to: "/verify-email",
    });
  });

  it("redirects from /verify-email where there is nothing to verify", () => {
    expect(decideVerifyEmail(null, null)).toEqual(open);
    expect(decideVerifyEmail(makeMe({ gate: "unverified" }), null)).toEqual(open);
    expect(decideVerifyEmail(makeMe({ gate: "unapproved" }), null)).toMatchObject({ to: "/auth" });
    expect(decideVerifyEmail(makeMe(), "/clients")).toMatchObject({ to: "/clients" });
  });
});
