import type { Page } from "@playwright/test";
import { openOther } from "./support/admin.ts";
import { ageLinks, setBlocked } from "./support/operator.ts";
import {
  findLink,
  foundBakery,
  openBakery,
  registerBakery,
  verifyByMail,
} from "./support/bakery.ts";
import { demoPassword, expect, test } from "./support/journey.ts";
import { expectGoodbye, expectPath, placeOf } from "./support/places.ts";
import { wordsOf } from "./support/words.ts";

const { t } = await wordsOf("en");

/** Lets the 20 seconds pass after which a waiting screen looks again. */
const lookAgain = (page: Page) => page.clock.fastForward(20_000);

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const password = (page: Page) => page.getByLabel(t("accounts.password"), { exact: true });

async function tryToEnter(page: Page, email: string, word = demoPassword): Promise<void> {
  await page.getByLabel(t("common.email"), { exact: true }).fill(email);
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
});

/** Moves the signed-in account to another address by the product's own calls. */
async function changeEmail(page: Page, email: string): Promise<void> {
  const asked = await page.request.post("/api/me/email", {
    data: { email, password: demoPassword },
  });
  expect(asked.status()).toBe(200);
  const link = await findLink(page.request, email, "/auth/verify?change=");
  const token = new URL(link).searchParams.get("change");
  const confirmed = await page.request.post("/api/me/email/confirm", { data: { token } });
  expect(confirmed.status()).toBe(200);
}

test.describe("verifying the email", () => {
  test("the verified screen leads to the dashboard by itself after 3 seconds", async ({ page }) => {
    await foundBakery(page.request);
    // From before the screen can be there: a slow machine sees it late, and never early.
    const beganAt = Date.now();
    await page.goto("/verification-success");
    await expect(heading(page, t("accounts.verified_title"))).toBeVisible();
    await expectPath(page, "/dashboard");
    expect(Date.now() - beganAt).toBeGreaterThanOrEqual(3000);
  });

  test("the verified screen says nothing to whoever verified nothing", async ({ page }) => {
    await page.goto("/verification-success");
    await expectPath(page, "/auth");
    await expect(heading(page, t("accounts.verified_title"))).toHaveCount(0);
  });

  test("verifying on another device says to go back, where the waiting page goes on", async ({
    page,
    browser,
  }) => {
    const { email } = await registerBakery(page.request);
    await page.goto("/verify-email");
    const phone = await openOther(browser, "10.9.6.1");
    await phone.goto(await findLink(page.request, email));
    await phone.getByRole("button", { name: t("accounts.confirm_button") }).click();
    await expect(phone.getByText(t("accounts.verified_go_back"))).toBeVisible();
    await expect(phone.getByRole("link", { name: t("accounts.sign_in_here") })).toBeVisible();
    await expect(heading(page, t("errors.account_unapproved"))).toBeVisible({ timeout: 25_000 });
    await phone.context().close();
  });

  test("a mistyped address is mended while the mail is waited for", async ({ page }) => {
    const { email } = await registerBakery(page.request);
    const right = `right-${email}`;
    await page.goto("/verify-email");
    await page.getByRole("button", { name: t("accounts.email_wrong") }).click();
    await page.getByLabel(t("common.email")).fill(right);
    await page.getByRole("button", { name: t("accounts.email_mend") }).click();
    await expect(page.getByText(right)).toBeVisible();
    await verifyByMail(page.request, right);
    await expect(heading(page, t("errors.account_unapproved"))).toBeVisible({ timeout: 25_000 });
  });

  test("the mail can be sent again, with a countdown, and the screen opens by itself", async ({
    page,
  }) => {
    const { email } = await registerBakery(page.request);
    await page.clock.install();
    await page.goto("/verify-email");
    const resend = page.getByRole("button", { name: t("accounts.resend") });
    await resend.click();
    await expect(page.getByText(t("accounts.mail_sent"))).toBeVisible();
    await expect(
      page.getByText(/Please wait \d+ seconds before requesting another email/),
    ).toBeVisible();
    await expect(resend).toBeDisabled();
    await verifyByMail(page.request, email);
    await lookAgain(page);
    await expect(heading(page, t("errors.account_unapproved"))).toBeVisible();
  });

  test("each error screen is reached by what causes it", async ({ page }) => {
    const press = () => page.getByRole("button", { name: t("accounts.confirm_button") }).click();
    const expectScreen = async (reason: "generic" | "expired" | "invalid" | "used") => {
      await expect(heading(page, t(`accounts.not_verified_${reason}`))).toBeVisible();
      await expect(page.getByText(t(`accounts.not_verified_${reason}_text`))).toBeVisible();
      expect(placeOf(page)).toBe(`/verification-error?reason=${reason}`);
    };
    const { email } = await registerBakery(page.request);
    const link = await findLink(page.request, email);

    // The server fails, and the same link works once it is well again.
    await page.route("**/api/auth/verify-email", (route) => route.fulfill({ status: 500 }));
    await page.goto(link);
    await press();
    await expectScreen("generic");
    await page.unroute("**/api/auth/verify-email");

    // The link lay in the mailbox for too long.
    await ageLinks(email);
    await page.goto(link);
    await press();
    await expectScreen("expired");

    // A letter of the link was lost.
    await page.goto(link.slice(0, -1));
    await press();
    await expectScreen("invalid");

    // The link was used, and the account has another address since.
    const moved = await foundBakery(page.request);
    const first = await findLink(page.request, moved.email);
    await changeEmail(page, `moved-${moved.email}`);
    await page.goto(first);
    await press();
    await expectScreen("used");
  });

  test("too many tries are refused where they are made", async ({ page }) => {
    const verify = () => page.request.post("/api/auth/verify-email", { data: { token: "x" } });
    const untilRefused = { intervals: [1], timeout: 30_000 };
    await expect.poll(async () => (await verify()).status(), untilRefused).toBe(429);
    await page.goto("/auth/verify?token=no-such-token");
    await page.getByRole("button", { name: t("accounts.confirm_button") }).click();
    await expect(page.getByRole("alert")).toHaveText(
      "Too many verification attempts. Please wait a moment and try again.",
    );
    await expectPath(page, "/auth/verify");
  });

  test("a link that is used a second time counts as success", async ({ page }) => {
    const { email } = await registerBakery(page.request);
    const link = await findLink(page.request, email);
    for (const _time of ["first", "second"]) {
      await page.goto(link);
      await page.getByRole("button", { name: t("accounts.confirm_button") }).click();
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

test("after ten failures elsewhere the form solves a captcha by itself and lets the owner in", async ({
  page,
}) => {
  const { email } = await foundBakery(page.request);
  await page.context().clearCookies();
  const fail = async (): Promise<string> => {
    const data = { email, password: "wrong-2026" };
    const answer = await page.request.post("/api/auth/sign-in", { data });
    return ((await answer.json()) as { error: { code: string } }).error.code;
  };
  await expect.poll(fail, { intervals: [1] }).toBe("captcha_required");
  await page.goto("/auth");
  const solving = page.waitForRequest("**/api/captcha/challenge?for=sign_in");
  await tryToEnter(page, email);
  await solving;
  await expectPath(page, "/dashboard");
});

test.describe("signing out", () => {
  test("ends at /?from=logout with a word, and the app is closed", async ({ page }) => {
    await openBakery(page);
    await chooseInAccountSheet(page, t("shell.sign_out"));
    await expectGoodbye(page);
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
    // Any request of the open page may be the one that is refused; a link in the bar may be gone before it is pressed.
    await page.goto("/clients?q=ada");
    await expectPath(page, "/auth");
    await tryToEnter(page, email);
    await expect.poll(() => placeOf(page)).toBe("/clients?q=ada");
  });
});

test.describe("a blocked account", () => {
  test("is stopped on its next request and can return to the login", async ({ page }) => {
    const { email } = await openBakery(page);
    await expect(page.getByRole("navigation", { name: t("shell.main_nav") })).toBeVisible();
    await setBlocked(email, true);
    // Any request of the open page may be the next one; a link in the bar may be gone before it is pressed.
    await page.goto("/orders");
    await expect(
      heading(page, "Account Blocked - Your account has been blocked. Please contact support."),
    ).toBeVisible();
    await page.getByRole("button", { name: "Return to Login" }).click();
    await expect(page.getByLabel(t("common.email"))).toBeVisible();
    await expectPath(page, "/auth");
  });

  test("sees why it is blocked after signing in again, and enters once it is unblocked", async ({
    page,
  }) => {
    const { email } = await openBakery(page);
    await setBlocked(email, true);
    await page.goto("/orders");
    const blocked = "Account Blocked - Your account has been blocked. Please contact support.";
    await expect(heading(page, blocked)).toBeVisible();
    for (const _time of [1, 2]) {
      await page.getByRole("button", { name: "Return to Login" }).click();
      await tryToEnter(page, email);
      await expect(heading(page, blocked)).toBeVisible();
      await expect(page.getByText(t("errors.session_changed"))).toBeHidden();
    }
    await page.getByRole("button", { name: "Return to Login" }).click();
    await setBlocked(email, false);
    await tryToEnter(page, email);
    await expectPath(page, "/dashboard");
  });
});
