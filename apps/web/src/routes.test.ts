import { createMemoryHistory } from "@tanstack/react-router";
import { listCatalogItems } from "@marzipan/contract/catalog";
import { pages, redirects } from "@marzipan/contract/paths";
import { afterEach, describe, expect, it, vi } from "vitest";
import { keyOf } from "./platform/api/query-of.ts";
import { makeQueryClient } from "./platform/api/query-client.ts";
import { setMe } from "./platform/session/load-me.ts";
import { leavePage, takePage } from "./platform/owner/page-owner.ts";
import type { Me } from "./platform/session/me.tsx";
import { makeMe } from "./platform/testing/make-me.ts";
import { makeRouter } from "./routes.tsx";

/** Where a visit is led to: outside of a browser the router returns a redirect and does not follow it. */
interface Answered {
  _serverResult: { type: string; redirect?: Response };
}

/** Visits a path as someone, a stranger without, and returns where the visit ends. */
async function visit(path: string, me: Me | null, hasItems = false): Promise<string> {
  const client = makeQueryClient(() => undefined);
  leavePage();
  if (me) {
    takePage(me.user.id);
    setMe(client, me);
  }
  if (hasItems) {
    const key = keyOf(listCatalogItems, { query: { limit: 1 } });
    client.setQueryData(key, { items: [{ id: "an item" }], nextCursor: null });
  }
  const router = makeRouter(client, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const { redirect } = (router as unknown as Answered)._serverResult;
  const next = redirect?.headers.get("location");
  return next ? visit(next, me) : router.state.location.href;
}

/** The server's answer to who has no session. */
const refuseStrangers = (): void => {
  const error = { code: "not_signed_in", message: "Please sign in." };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ error }, { status: 401 })));
};

const member = makeMe();
const admin = makeMe({ isAdmin: true, plan: "admin" });

afterEach(() => vi.unstubAllGlobals());

describe("the paths of the specification (spec §2)", () => {
  it("all open for an administrator, who passes every gate", async () => {
    const elsewhere = new Set<string>(["/", "/auth", "/verify-email"]);
    for (const { path } of Object.values(pages)) {
      const wanted = path.replace(/\$\w+/, "1");
      expect(await visit(wanted, admin)).toBe(elsewhere.has(path) ? "/dashboard" : wanted);
    }
    expect(await visit("/admin", admin)).toBe("/admin/dashboard");
  });

  it("lead a stranger to /auth unless they are public", async () => {
    refuseStrangers();
    for (const page of Object.values(pages)) {
      const wanted = page.path.replace(/\$\w+/, "1");
      const { pathname } = new URL(await visit(wanted, null), "https://bakery.example");
      expect([wanted, pathname]).toEqual([wanted, page.access === "public" ? wanted : "/auth"]);
    }
  });

  it("lead from an unknown path to /, and so a member to her dashboard", async () => {
    for (const path of ["/nowhere", "/admin", "/admin/nowhere"]) {
      expect(await visit(path, member)).toBe("/dashboard");
    }
  });

  it("stay where nothing is under a feature's address, which says so", async () => {
    for (const path of ["/orders/1/2/3/4", "/products/foo", "/settings/foo"]) {
      expect(await visit(path, member)).toBe(path);
    }
  });

  it("lead on where they only lead on", async () => {
    for (const [path, to] of Object.entries(redirects)) expect(await visit(path, admin)).toBe(to);
  });

  it("lead a member away from administration", async () => {
    expect(await visit("/admin/dashboard", member)).toBe("/dashboard");
    expect(await visit("/admin/users", member)).toBe("/dashboard");
  });

  it("lead from a plan's pages to the dashboard where the plan lacks them", async () => {
    for (const path of [
      "/menu",
      "/expenses",
      "/payments/new",
      "/analytics",
      "/receipts",
      "/reports",
    ]) {
      expect(await visit(path, member)).toBe("/dashboard");
      expect(await visit(path, makeMe({ plan: "pro" }))).toBe(path);
    }
  });

  it("keep the menu open, to read and delete, to a business that made items while its plan had it", async () => {
    const kept = ["/menu", "/menu/share", "/menu/ordering", "/menu/deleted"];
    for (const path of kept) expect(await visit(path, member, true)).toBe(path);
    expect(await visit("/menu/items/new", member, true)).toBe("/dashboard");
  });

  it("keep expenses and receipts open to a business whose only ones are deleted or used", async () => {
    const kept = [
      ["/api/expenses", "deleted", ["/expenses", "/expenses/deleted"]],
      ["/api/receipts", "deleted", ["/receipts", "/receipts/deleted"]],
      ["/api/receipts", "used", ["/receipts", "/receipts/deleted"]],
    ] as const;
    for (const [call, which, paths] of kept) {
      vi.stubGlobal("fetch", (address: string) => {
        const { pathname, searchParams } = new URL(address, "https://bakery.example");
        const isThere = pathname === call && searchParams.get(which) === "true";
        return Promise.resolve(
          Response.json({ items: isThere ? [{ id: "1" }] : [], nextCursor: null }),
        );
      });
      for (const path of paths) expect(await visit(path, member)).toBe(path);
    }
  });

  it("lead the blocked and unapproved to /auth, the unverified to /verify-email", async () => {
    expect(await visit("/orders", makeMe({ gate: "blocked" }))).toMatch(/^\/auth/);
    expect(await visit("/settings", makeMe({ gate: "unapproved" }))).toMatch(/^\/auth/);
    expect(await visit("/orders/new", makeMe({ gate: "unverified" }))).toMatch(/^\/verify-email/);
  });

  it("take a signed-in person from /auth to what she wanted, and nowhere outside", async () => {
    expect(await visit("/auth?redirectTo=/orders?status=pending", member)).toBe(
      "/orders?status=pending",
    );
    for (const evil of ["https://evil.example/x", "//evil.example", "/\\evil.example", "/auth"]) {
      const path = `/auth?redirectTo=${encodeURIComponent(evil)}`;
      expect(await visit(path, member)).toBe("/dashboard");
    }
  });

  it("know every address of a public menu", async () => {
    for (const path of [
      "/m/nona",
      "/m/nona/x",
      "/public/menu",
      "/public/menu/abc",
      "/menu/public/1",
    ]) {
      expect(await visit(path, member)).toBe(path);
    }
  });
});
