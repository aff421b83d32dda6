import type { Page } from "@playwright/test";
import { ageLinks, approveAccount, setBlocked } from "./support/operator.ts";
import { findLink, openBakery, registerBakery, verifyByMail } from "./support/bakery.ts";
import { demoPassword, enter, expect, test } from "./support/journey.ts";
import { expectPath, placeOf } from "./support/places.ts";
import { wordsOf } from "./support/words.ts";

const { t } = await wordsOf("en");

/** A waiting screen looks again every 20 seconds. */
const looksAgain = { timeout: 35_000 };

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const password = (page: Page) => page.getByLabel(t("accounts.password"), { exact: true });

const inTheBar = (page: Page, name: string) =>
  page.getByRole("navigation", { name: t("shell.main_nav") }).getByRole("link", { name });

async function tryToEnter(page: Page, email: string, word = demoPassword): Promise<void> {
  await page.getByLabel(t("common.email")).fill(email);
  await password(page).fill(word);
  await page.getByRole("button", { name: t("accounts.sign_in") }).click();
}

async function chooseInAccountSheet(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: t("common.more") }).click();
  await page.getByRole("dialog").getByRole("button", { name }).click();
}

test.describe("registration", () => {
  test("says at each field what is missing, and goes to the first", async ({ page }) => {
    await page.goto("/auth?mode=sign-up");
    await page.getByRole("button", { name: t("accounts.sign_up") }).click();
    for (const label of ["accounts.full_name", "accounts.business_name", "common.email"] as const) {
      await expect(page.getByLabel(t(label))).toHaveAccessibleDescription(
        new RegExp(t("errors.problem_required")),
      );
    }
    await expect(page.getByText(t("errors.consent_required"))).toBeVisible();
    await expect(page.getByLabel(t("accounts.full_name"))).toBeFocused();
    await password(page).fill("onlyletters");
    await page.getByLabel(t("accounts.password_again")).fill("otherletters1");
    await page.getByRole("button", { name: t("accounts.sign_up") }).click();
    await expect(password(page)).toHaveAccessibleDescription(
      /At least 8 characters with letters and numbers/,
    );
  });

  test("from the form to the first look at the dashboard", async ({ page, context }) => {
    test.slow();
    const email = `form-${Date.now()}@bakery.test`;
    await page.goto("/auth");
    await page.getByRole("link", { name: t("accounts.sign_up") }).click();
    await page.getByLabel(t("accounts.full_name")).fill("Noa Ben-Ami");
    await page.getByLabel(t("accounts.business_name")).fill("מאפיית נועה");
    await page.getByLabel(t("common.email")).fill(email);
    await password(page).fill(demoPassword);
    await page.getByLabel(t("accounts.password_again")).fill(demoPassword);
    await page.getByRole("button", { name: t("accounts.legal_open") }).click();
    await page.getByRole("button", { name: t("accounts.legal_accept") }).click();
    await expect(page.getByRole("checkbox")).toBeChecked();
    await page.getByRole("button", { name: t("accounts.sign_up") }).click();

    await expectPath(page, "/verify-email");
    await expect(page.getByText(email)).toBeVisible();

    const outbox = await context.newPage();
    await outbox.goto("/dev/outbox");
    const link = await findLink(page.request, email);
    await outbox.getByRole("link", { name: link }).click();
    await expect(heading(outbox, t("accounts.confirm_title"))).toBeVisible();
    await expectNotVerified(page, email);
    await outbox.getByRole("button", { name: t("accounts.confirm_button") }).click();
    await expectPath(outbox, "/verification-success");
    await expect(heading(outbox, t("accounts.verified_title"))).toBeVisible();
    await outbox.close();

    await page.getByRole("link", { name: t("accounts.sign_in") }).click();
    await expect(page.getByLabel(t("common.email"))).toHaveValue(email);
    await tryToEnter(page, email);
    await expect(heading(page, "Your registration is pending admin approval")).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await expect(page.getByText("1-2 business days")).toBeVisible();
    await expect(page.getByRole("button", { name: t("shell.sign_out") })).toBeVisible();

    await approveAccount(email);
    await expect(heading(page, t("accounts.first_run_hello", { name: "Noa Ben-Ami" }))).toBeVisible(
      looksAgain,
    );
    await expect(page.getByLabel(t("accounts.country"))).toHaveValue("Israel");
    await expect(page.getByLabel(t("accounts.time_zone"))).toHaveValue("Asia/Jerusalem");
    await page.getByRole("button", { name: t("accounts.first_run_go") }).click();
    await expectPath(page, "/dashboard");
    await expect(page.getByRole("navigation", { name: t("shell.main_nav") })).toBeVisible();
  });
});

/** Opening the mail's link in a page must not have changed anything (rulings §2). */
async function expectNotVerified(page: Page, email: string): Promise<void> {
  await enter(page.request, email);
  const answer = await page.request.get("/api/me");
  expect(await answer.json()).toMatchObject({ gate: "unverified" });
  await page.request.post("/api/auth/sign-out", { data: { everywhere: true } });
}

test.describe("verifying the email", () => {
  test("the verified screen leads to the dashboard by itself after 3 seconds", async ({ page }) => {
    await openBakery(page);
    await page.goto("/verification-success");
    await expect(heading(page, t("accounts.verified_title"))).toBeVisible();
    const shownAt = Date.now();
    await expectPath(page, "/dashboard");
    expect(Date.now() - shownAt).toBeGreaterThan(1500);
  });

  test("the mail can be sent again, with a countdown, and the screen opens by itself", async ({
    page,
  }) => {
    const { email } = await registerBakery(page.request);
    await page.goto("/verify-email");
    const resend = page.getByRole("button", { name: t("accounts.resend") });
    await resend.click();
    await expect(page.getByText(t("accounts.mail_sent"))).toBeVisible();
    await expect(
      page.getByText(/Please wait \d+ seconds before requesting another email/),
    ).toBeVisible();
    await expect(resend).toBeDisabled();
    await verifyByMail(page.request, email);
    await expect(heading(page, t("errors.account_unapproved"))).toBeVisible(looksAgain);
  });

  for (const reason of ["generic", "expired", "invalid", "used"] as const) {
    test(`the error screen says what is wrong with a link: ${reason}`, async ({ page }) => {
      await page.goto(`/verification-error?reason=${reason}`);
      await expect(heading(page, t(`accounts.not_verified_${reason}`))).toBeVisible();
      await expect(page.getByText(t(`accounts.not_verified_${reason}_text`))).toBeVisible();
    });
  }

  test("an expired link says so, a wrong one too, and a used one counts as success", async ({
    page,
  }) => {
    const press = () => page.getByRole("button", { name: t("accounts.confirm_button") }).click();
    const { email } = await registerBakery(page.request);
    const link = await findLink(page.request, email);
    await ageLinks(email);
    await page.goto(link);
    await press();
    await expect(heading(page, t("accounts.not_verified_expired"))).toBeVisible();

    await page.goto("/auth/verify?token=no-such-token");
    await press();
    await expect(heading(page, t("accounts.not_verified_invalid"))).toBeVisible();

    const other = await registerBakery(page.request);
    const fresh = await findLink(page.request, other.email);
    for (const _time of ["first", "second"]) {
      await page.goto(fresh);
      await press();
      await expect(heading(page, t("accounts.verified_title"))).toBeVisible();
    }
  });
});

test.describe("signing in", () => {
  test("says what is wrong at the fields, and shows the password on demand", async ({ page }) => {
    await page.goto("/auth");
    await page.getByRole("button", { name: t("accounts.sign_in") }).click();
    await expect(page.getByLabel(t("common.email"))).toBeFocused();
    await page.getByLabel(t("common.email")).fill("not-an-email");
    await password(page).fill("x");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel(t("common.email"))).toHaveAccessibleDescription(
      t("errors.problem_bad_email"),
    );
    await expect(password(page)).toHaveAttribute("type", "password");
    await page.getByRole("button", { name: t("common.show_password") }).click();
    await expect(password(page)).toHaveAttribute("type", "text");
  });

  test("is throttled: a second between attempts, three in a minute, then a minute's rest", async ({
    page,
  }) => {
    let now = Date.now();
    const afterMs = async (ms: number): Promise<void> => {
      now += ms;
      await page.clock.setFixedTime(now);
      await tryToEnter(page, "nobody@bakery.test");
    };
    const expectRefusal = (text: string) => expect(page.getByRole("alert")).toHaveText(text);
    const tooSoon = "Please wait a moment before trying again.";
    const tooMany = "Too many login attempts. Please wait a minute and try again.";
    await page.clock.setFixedTime(now);
    await page.goto("/auth");
    for (const _attempt of [1, 2, 3]) {
      await afterMs(1001);
      await expectRefusal(t("errors.wrong_credentials"));
      await afterMs(500);
      await expectRefusal(tooSoon);
    }
    await afterMs(1001);
    await expectRefusal(tooMany);
    await afterMs(59_000);
    await expectRefusal(tooMany);
    await afterMs(1001);
    await expectRefusal(t("errors.wrong_credentials"));
  });
});

test.describe("signing out", () => {
  test("ends at /?from=logout with a word, and the app is closed", async ({ page }) => {
    await openBakery(page);
    await chooseInAccountSheet(page, t("shell.sign_out"));
    await expect.poll(() => placeOf(page)).toBe("/?from=logout");
    await expect(page.getByText("Successfully signed out").first()).toBeVisible();
    await page.goto("/orders");
    await expectPath(page, "/auth");
  });

  test("closes the other tabs too, which come back to where they were", async ({
    page,
    context,
  }) => {
    const { email } = await openBakery(page);
    const other = await context.newPage();
    await other.goto("/clients?q=ada");
    await expect(heading(other, t("shell.clients"))).toBeVisible();
    await chooseInAccountSheet(page, t("shell.sign_out"));
    await expectPath(other, "/auth");
    await tryToEnter(other, email);
    await expect.poll(() => placeOf(other)).toBe("/clients?q=ada");
  });

  test("a session that the server has ended leads to /auth, and back after signing in", async ({
    page,
    context,
  }) => {
    const { email } = await openBakery(page, { path: "/orders" });
    await expect(heading(page, t("shell.orders"))).toBeVisible();
    await context.clearCookies();
    await inTheBar(page, t("common.today")).click();
    await expectPath(page, "/auth");
    await tryToEnter(page, email);
    await expectPath(page, "/dashboard");
  });
});

test.describe("a blocked account", () => {
  test("is stopped on its next request and can return to the login", async ({ page }) => {
    const { email } = await openBakery(page);
    await expect(page.getByRole("navigation", { name: t("shell.main_nav") })).toBeVisible();
    await setBlocked(email, true);
    await inTheBar(page, t("shell.orders")).click();
    await expect(
      heading(page, "Account Blocked - Your account has been blocked. Please contact support."),
    ).toBeVisible();
    await page.getByRole("button", { name: "Return to Login" }).click();
    await expect(page.getByLabel(t("common.email"))).toBeVisible();
    await expectPath(page, "/auth");
  });
});
