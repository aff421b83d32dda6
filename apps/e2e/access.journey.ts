import { pages } from "@marzipan/contract/paths";
import type { Page } from "@playwright/test";
import { foundBakery, registerBakery, verifyByMail } from "./support/bakery.ts";
import { demoPassword, expect, signIn, test } from "./support/journey.ts";
import { setBlocked } from "./support/operator.ts";
import { expectPath, placeOf } from "./support/places.ts";
import { wordsOf } from "./support/words.ts";

const { t } = await wordsOf("en");

async function enterByForm(page: Page, email: string): Promise<void> {
  await page.getByLabel(t("common.email"), { exact: true }).fill(email);
  await page.getByLabel(t("accounts.password"), { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: t("accounts.sign_in") }).click();
}

const pathsOf = (wanted: "public" | "member" | "admin" | "feature"): string[] =>
  Object.values(pages)
    .filter((page) => {
      const isFeature = "feature" in page;
      return wanted === "feature" ? isFeature : page.access === wanted && !isFeature;
    })
    .map(({ path }) => path.replace(/\$\w+/, "0191f7a0-0000-7000-8000-000000000000"));

test.describe("public pages", () => {
  test("open for strangers and stay where they are", async ({ page }) => {
    const { authCallback, authVerify, verificationSuccess } = pages;
    const leadOn = [authCallback.path, authVerify.path, verificationSuccess.path];
    for (const path of pathsOf("public").filter((one) => !leadOn.some((lead) => lead === one))) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(placeOf(page)).toBe(path);
    }
  });

  test("a link to verify without its token is no good, on both of its addresses", async ({
    page,
  }) => {
    for (const path of [pages.authCallback.path, pages.authVerify.path]) {
      await page.goto(path);
      await expectPath(page, pages.verificationError.path);
      await expect(
        page.getByRole("heading", { name: t("accounts.not_verified_invalid") }),
      ).toBeVisible();
    }
  });

  test("every address that begins as a menu's is public", async ({ page }) => {
    const menus = ["/m/no-such-bakery", "/public/menu/token", "/public/menu", "/menu/public/id"];
    for (const path of menus) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(placeOf(page)).toBe(path);
    }
  });
});

test.describe("strangers", () => {
  test("an unknown path leads to the landing page", async ({ page }) => {
    await page.goto("/no/such/page");
    await expectPath(page, "/");
    await expect(page.getByRole("heading", { name: t("site.hero_title") })).toBeVisible();
  });

  // That every page does is tried in apps/web/src/routes.test.ts.
  test("pages of members, of plans and of administrators lead to /auth, which says why", async ({
    page,
  }) => {
    for (const path of ["/orders/calendar", "/expenses", "/admin/dashboard"]) {
      await page.goto(path);
      await expectPath(page, "/auth");
      await expect(page.getByText(t("errors.sign_in_required"))).toBeVisible();
    }
  });

  test("the wanted path opens after signing in, with its filters", async ({ page }) => {
    await page.goto("/orders?status=pending&q=cake");
    await expectPath(page, "/auth");
    await enterByForm(page, "admin@demo.test");
    await expectPath(page, "/orders");
    expect(placeOf(page)).toBe("/orders?status=pending&q=cake");
  });

  test("an address of a feature where nothing is opens after signing in, and says so there", async ({
    page,
  }) => {
    await page.goto("/products/foo");
    await expectPath(page, "/auth");
    await enterByForm(page, "admin@demo.test");
    await expectPath(page, "/products/foo");
    await expect(page.getByRole("heading", { name: t("shell.products"), level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { name: t("shell.not_found") })).toBeVisible();
    await page
      .getByRole("link", { name: t("shell.products"), exact: true })
      .last()
      .click();
    await expectPath(page, "/products");
  });

  test("an address that cannot be read leads to the landing page and is no page to the server", async ({
    page,
  }) => {
    for (const path of ["/%", "/orders/%E0%A4%A", "/%ff"]) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expectPath(page, "/");
      await expect(page.getByRole("heading", { name: t("site.hero_title") })).toBeVisible();
    }
    const call = await page.request.get("/api/%");
    expect([call.status(), (await call.json()).error.code]).toEqual([404, "unknown_route"]);
  });

  test("redirectTo names the wanted path, and opens it after signing in", async ({ page }) => {
    await page.goto("/auth?redirectTo=%2Fclients");
    await enterByForm(page, "admin@demo.test");
    await expectPath(page, "/clients");
  });

  test("where nothing can be kept, the wanted path travels in redirectTo", async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await page.goto("/clients?q=ada");
    await expect.poll(() => placeOf(page)).toBe("/auth?redirectTo=%2Fclients%3Fq%3Dada");
  });

  // More of them are tried in apps/web/src/routes.test.ts.
  test("redirectTo=//evil.example opens the home page", async ({ page }) => {
    await page.goto(`/auth?redirectTo=${encodeURIComponent("//evil.example")}`);
    await enterByForm(page, "admin@demo.test");
    await expectPath(page, "/dashboard");
    expect(new URL(page.url()).origin).toBe(process.env["MARZIPAN_URL"]);
  });
});

/** Where pages lead that are for a plan that was chosen, or paid just now. */
const leadsTo: Readonly<Record<string, string>> = {
  "/checkout": "/pricing",
  "/checkout/success": "/settings/plan",
};

test.describe("members", () => {
  test("/, /auth and unknown paths lead to the dashboard, /admin pages too", async ({ page }) => {
    await foundBakery(page.request);
    for (const path of ["/", "/auth?mode=sign-up", "/no/such", "/admin/dashboard"]) {
      await page.goto(path);
      await expectPath(page, "/dashboard");
    }
  });

  test("every page of the app opens on a plan that has it", async ({ page }) => {
    await foundBakery(page.request, { plan: "pro" });
    for (const path of [...pathsOf("member"), ...pathsOf("feature")]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect.poll(() => placeOf(page)).toBe(leadsTo[path] ?? path);
    }
  });
});

for (const [locale, language] of [
  ["he-IL", "he"],
  ["sv-SE", "en"],
] as const) {
  test(`without scripts the page says so in the visitor's language: ${locale}`, async ({
    browser,
  }) => {
    const words = await wordsOf(language);
    const baseURL = process.env["MARZIPAN_URL"] ?? "";
    const context = await browser.newContext({ baseURL, locale, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/orders");
    const said = page.locator(".no-scripts");
    await expect(said).toBeVisible();
    await expect(said).toHaveText(words.t("shell.no_scripts"));
    await expect(said).toHaveAttribute("dir", words.direction);
    await expect(page.locator(".loading-ring")).toBeHidden();
    await page.goto("/orders?lang=ja");
    const japanese = await wordsOf("ja");
    await expect(said).toHaveText(japanese.t("shell.no_scripts"));
    await context.close();
  });
}

test.describe("administrators", () => {
  test.beforeEach(async ({ page }) => signIn(page, { email: "admin@demo.test" }));

  test("open their pages and pass every plan gate", async ({ page }) => {
    for (const path of [...pathsOf("admin"), "/expenses"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(placeOf(page)).toBe(path);
    }
  });

  test("/admin/users leads to the approvals", async ({ page }) => {
    await page.goto("/admin/users");
    await expectPath(page, "/admin/user-approvals");
  });

  test("/admin_user_management leads to user management", async ({ page }) => {
    await page.goto("/admin_user_management");
    await expectPath(page, "/admin/user-management");
  });
});

test.describe("the gates, one after the other", () => {
  const gated = ["/orders", "/expenses", "/admin/dashboard", "/"];

  test("unverified people see /verify-email, unapproved ones wait at /auth, blocked ones are told", async ({
    page,
  }) => {
    const { email } = await registerBakery(page.request);
    for (const path of gated) {
      await page.goto(path);
      await expectPath(page, "/verify-email");
      await expect(page.getByRole("heading", { name: t("accounts.verify_title") })).toBeVisible();
    }
    await verifyByMail(page.request, email);
    for (const path of [...gated, "/verify-email"]) {
      await page.goto(path);
      await expectPath(page, "/auth");
      await expect(
        page.getByRole("heading", { name: "Your registration is pending admin approval" }),
      ).toBeVisible();
    }
    await setBlocked(email, true);
    for (const path of [...gated, "/verify-email"]) {
      await page.goto(path);
      await expectPath(page, "/auth");
      await expect(
        page.getByRole("heading", {
          name: "Account Blocked - Your account has been blocked. Please contact support.",
        }),
      ).toBeVisible();
    }
  });
});
