import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readOutbox } from "../../providers/messages/messages.outbox.ts";
import { solveCaptcha } from "../../platform/testing/solve-captcha.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { AnswerTo, Caller } from "../../platform/testing/test-caller.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const person = (email: string) => ({
  fullName: "Noa Levi",
  businessName: "מאפיית לוי",
  email,
  password: "challah-2026",
  confirmPassword: "challah-2026",
  role: "user",
  plan: "pro",
  consent: true,
  language: "he",
});

/** Registers by the form's call, with a captcha solved for it. */
async function register(
  caller: Caller,
  email: string,
  change: object = {},
): Promise<AnswerTo<"POST", "/api/auth/register">> {
  const captchaToken = await solveCaptcha(caller, "sign_up");
  return caller.post("/api/auth/register", { ...person(email), captchaToken, ...change });
}

async function readLink(recipient: string): Promise<string> {
  const mails = await readOutbox(test.deps.database.lookUp, 50);
  const mail = mails.find((message) => message.recipient === recipient);
  return /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

describe("registration", () => {
  it("makes an account that waits for its email, then for approval, then may work", async () => {
    const noa = test.stranger();
    expect((await register(noa, "noa@example.test")).status).toBe(201);
    const signedIn = await noa.post("/api/auth/sign-in", {
      email: "NOA@example.test",
      password: "challah-2026",
    });
    expect(signedIn.status).toBe(200);
    expect((await noa.get("/api/me")).body.gate).toBe("unverified");
    expect((await noa.get("/api/devices")).body.error.code).toBe("email_unverified");
    const token = await readLink("noa@example.test");
    expect((await test.stranger().post("/api/auth/verify-email", { token })).status).toBe(200);
    expect((await noa.get("/api/me")).body.gate).toBe("unapproved");
    expect((await noa.get("/api/devices")).body.error.code).toBe("account_unapproved");
    await test.asOwner(
      "update account set approved_at = now() where email_key = 'noa@example.test'",
    );
    const me = (await noa.get("/api/me")).body;
    expect(me.gate).toBe("open");
    expect(me.user.full_name).toBe("Noa Levi");
    expect(me.business.name).toBe("מאפיית לוי");
  });

  it("starts the trial of the chosen plan when the account can first use the app", async () => {
    const caller = test.stranger();
    await register(caller, "trial@example.test", { plan: "premium" });
    await caller.post("/api/auth/sign-in", {
      email: "trial@example.test",
      password: "challah-2026",
    });
    expect((await caller.get("/api/me")).body.subscription.plan_key).toBe("basic");
    await test.asOwner(
      "update account set approved_at = now(), email_verified_at = now() where email_key = 'trial@example.test'",
    );
    const { subscription } = (await caller.get("/api/me")).body;
    expect(subscription).toMatchObject({
      plan_key: "premium",
      status: "trialing",
      isTrialUsed: true,
    });
    expect(subscription.trial_end).toBe(
      new Date(test.clock.now.getTime() + 14 * dayMs).toISOString(),
    );
  });

  it("starts it once for calls that come at the same time, and all of them are answered", async () => {
    const caller = test.stranger();
    const email = "at-once@example.test";
    await register(caller, email, { plan: "premium" });
    await caller.post("/api/auth/sign-in", { email, password: "challah-2026" });
    await test.asOwner(
      "update account set approved_at = now(), email_verified_at = now() where email_key = $1",
      [email],
    );
    const answers = await Promise.all(Array.from({ length: 6 }, () => caller.get("/api/me")));
    for (const { status, body } of answers)
      expect([status, body.subscription?.status]).toEqual([200, "trialing"]);
  });

  it("counts a second use of a verification link on a verified account as success", async () => {
    await register(test.stranger(), "twice@example.test");
    const token = await readLink("twice@example.test");
    expect((await test.stranger().post("/api/auth/verify-email", { token })).status).toBe(200);
    expect((await test.stranger().post("/api/auth/verify-email", { token })).status).toBe(200);
  });

  it("says of a link that it was used once the account has another address", async () => {
    await register(test.stranger(), "moved@example.test");
    const token = await readLink("moved@example.test");
    const verify = () => test.stranger().post("/api/auth/verify-email", { token });
    expect((await verify()).status).toBe(200);
    await test.asOwner(
      `update account set email = 'elsewhere@example.test', email_key = 'elsewhere@example.test'
        where email_key = 'moved@example.test'`,
    );
    expect((await verify()).body.error.code).toBe("verification_used");
  });

  it("tells an expired link from an invalid one", async () => {
    await register(test.stranger(), "late@example.test");
    const token = await readLink("late@example.test");
    const wrong = await test.stranger().post("/api/auth/verify-email", { token: "nonsense" });
    expect(wrong.body.error.code).toBe("verification_invalid");
    test.clock.forward(2 * dayMs);
    const late = await test.stranger().post("/api/auth/verify-email", { token });
    expect(late.body.error.code).toBe("verification_expired");
  });

  it("answers a known address like a new one, and mails its owner instead, in her language", async () => {
    const first = await register(test.stranger(), "known@example.test", { language: "en" });
    const second = await register(test.stranger(), "Known@example.test", { language: "de" });
    expect(second.status).toBe(first.status);
    expect(second.body).toEqual(first.body);
    const mails = await readOutbox(test.deps.database.lookUp, 5);
    expect(mails[0]).toMatchObject({
      recipient: "known@example.test",
      subject: "You already have a Marzipan account",
    });
  });

  it.each([
    [{ consent: false }, "consent", "required"],
    [{ password: "onlyletters", confirmPassword: "onlyletters" }, "password", "weak_password"],
    [{ password: "short1", confirmPassword: "short1" }, "password", "weak_password"],
    [{ confirmPassword: "another-2026" }, "confirmPassword", "passwords_differ"],
    [{ role: "admin" }, "role", "invalid"],
    [{ plan: "admin" }, "plan", "invalid"],
    [{ fullName: "   " }, "fullName", "required"],
    [{ email: "no-at-sign" }, "email", "bad_email"],
    [{ isAdmin: true }, "isAdmin", "unknown_field"],
  ])("refuses %j at its field", async (change, path, problem) => {
    const answer = await register(test.stranger(), "bad@example.test", change);
    expect(answer.status).toBe(400);
    expect(answer.body.error.facts.fields).toContainEqual(
      expect.objectContaining({ path, problem }),
    );
  });

  it("mails the link again at most once a minute, alike for unknown addresses", async () => {
    await register(test.stranger(), "again@example.test");
    for (const email of ["again@example.test", "nobody@example.test"]) {
      const caller = test.stranger();
      const body = { email, type: "signup" };
      expect((await caller.post("/api/auth/resend-verification", body)).status).toBe(200);
      const soon = await caller.post("/api/auth/resend-verification", body);
      expect(soon.status).toBe(429);
      expect(soon.body.error.code).toBe("resend_too_soon");
      expect(soon.body.error.facts.seconds).toBeGreaterThan(0);
    }
  });
});

describe("sign-in", () => {
  it("answers an unknown account like a wrong password", async () => {
    const baker = await test.member();
    const wrong = await test
      .stranger()
      .post("/api/auth/sign-in", { email: baker.email, password: "wrong-2026" });
    const unknown = await test
      .stranger()
      .post("/api/auth/sign-in", { email: "who@example.test", password: "wrong-2026" });
    expect([wrong.status, wrong.body.error.code]).toEqual([401, "wrong_credentials"]);
    expect([unknown.status, unknown.body.error.code]).toEqual([401, "wrong_credentials"]);
  });

  it("keeps the session in HttpOnly cookies that other sites do not get", async () => {
    const baker = await test.member();
    const answer = await test
      .stranger()
      .post("/api/auth/sign-in", { email: baker.email, password: baker.password });
    const cookies = answer.headers["set-cookie"] as unknown as string[];
    expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual([
      "marzipan_access",
      "marzipan_refresh",
      "marzipan_expiry",
      "marzipan_device",
    ]);
    for (const cookie of cookies) expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
  });

  it("refuses to set cookies over plain HTTP but on loopback", async () => {
    const live = await startTestApp({ mode: "production" });
    try {
      const answer = await live.stranger().send({
        method: "POST",
        url: "/api/auth/sign-in",
        payload: { email: "baker@bakery.example", password: "a long enough password" },
        headers: { host: "bakery.example" },
      });
      expect([answer.status, answer.body.error.code]).toEqual([400, "insecure_connection"]);
    } finally {
      await live.close();
    }
  });
});

describe("the session", () => {
  it("expires after 2 minutes and is renewed by its refresh token", async () => {
    const baker = await test.member();
    test.clock.forward(2 * minuteMs + 1000);
    expect((await baker.get("/api/devices")).body.error.code).toBe("session_expired");
    expect((await baker.post("/api/auth/refresh")).status).toBe(200);
    expect((await baker.get("/api/devices")).status).toBe(200);
  });

  it("gives the same successor to the previous token for 60 seconds", async () => {
    const baker = await test.member();
    const before = new Map(baker.cookies);
    await baker.post("/api/auth/refresh");
    const successor = baker.cookies.get("marzipan_refresh");
    const otherTab = test.stranger();
    for (const [name, value] of before) otherTab.cookies.set(name, value);
    test.clock.forward(59_000);
    expect((await otherTab.post("/api/auth/refresh")).status).toBe(200);
    expect(otherTab.cookies.get("marzipan_refresh")).toBe(successor);
    expect((await baker.post("/api/auth/refresh")).status).toBe(200);
  });

  it("ends the family when an old token is used later", async () => {
    const baker = await test.member();
    const thief = test.stranger();
    for (const [name, value] of baker.cookies) thief.cookies.set(name, value);
    await baker.post("/api/auth/refresh");
    test.clock.forward(61_000);
    const reuse = await thief.post("/api/auth/refresh");
    expect([reuse.status, reuse.body.error.code]).toEqual([401, "session_reused"]);
    expect((await baker.get("/api/devices")).status).toBe(401);
    expect((await baker.post("/api/auth/refresh")).status).toBe(401);
  });

  it.each(["marzipan_access", "marzipan_refresh", "marzipan_expiry"])(
    "is none without %s",
    async (name) => {
      const baker = await test.member();
      baker.cookies.delete(name);
      expect((await baker.get("/api/devices")).body.error.code).toBe("not_signed_in");
    },
  );

  it("ends after 30 idle days, and after 90 days in all", async () => {
    const idle = await test.member();
    test.clock.forward(31 * dayMs);
    expect((await idle.post("/api/auth/refresh")).status).toBe(401);
    const busy = await test.member();
    for (let week = 0; week < 12; week += 1) {
      test.clock.forward(7 * dayMs);
      expect((await busy.post("/api/auth/refresh")).status).toBe(200);
    }
    test.clock.forward(7 * dayMs);
    expect((await busy.post("/api/auth/refresh")).status).toBe(401);
  });

  it("is refused on the very next request after signing out everywhere", async () => {
    const phone = await test.member();
    const laptop = test.stranger();
    await laptop.post("/api/auth/sign-in", { email: phone.email, password: phone.password });
    const kept = new Map(phone.cookies);
    expect((await laptop.post("/api/auth/sign-out", { everywhere: true })).status).toBe(200);
    phone.cookies.clear();
    for (const [name, value] of kept) phone.cookies.set(name, value);
    expect((await phone.get("/api/devices")).body.error.code).toBe("session_expired");
    expect([...laptop.cookies.keys()]).toEqual(["marzipan_device"]);
  });

  it("leaves the other devices signed in when one signs out", async () => {
    const phone = await test.member();
    const laptop = test.stranger();
    await laptop.post("/api/auth/sign-in", { email: phone.email, password: phone.password });
    await laptop.post("/api/auth/sign-out", {});
    expect((await phone.get("/api/devices")).body.items).toHaveLength(1);
  });

  it("lists devices in words and signs one of them out", async () => {
    const phone = await test.member();
    const laptop = test.stranger();
    await laptop.post(
      "/api/auth/sign-in",
      { email: phone.email, password: phone.password },
      {
        "user-agent":
          "Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605 Version/18 Safari/605.1",
      },
    );
    const devices = (await phone.get("/api/devices")).body.items;
    expect(devices[0]?.isThisOne).toBe(true);
    expect(devices[1]).toMatchObject({ browser: "Safari", system: "macOS", isThisOne: false });
    expect((await phone.delete(`/api/devices/${devices[1]?.id}`)).status).toBe(200);
    expect((await laptop.get("/api/devices")).status).toBe(401);
  });

  it("is refused on the very next request after the account is blocked", async () => {
    const baker = await test.member();
    await test.asOwner("update account set blocked_at = now() where email_key = $1", [baker.email]);
    expect((await baker.get("/api/devices")).body.error.code).toBe("account_blocked");
    expect((await baker.get("/api/me")).body.gate).toBe("blocked");
  });

  it("stores the device's label hashed", async () => {
    const baker = await test.member();
    const body = { device_fingerprint: "fp-1", session_token: "a label that is not a credential" };
    expect((await baker.post("/api/functions/session-register", body)).status).toBe(200);
    const rows = await test.asOwner<{ session_token_hash: string }>(
      "select session_token_hash from session where device_fingerprint = 'fp-1'",
    );
    expect(rows[0]?.session_token_hash).toBeTruthy();
    expect(rows[0]?.session_token_hash).not.toContain("label");
  });
});

describe("another site", () => {
  it("cannot make a browser write", async () => {
    const baker = await test.member();
    const forged = await baker.post("/api/auth/sign-out", {}, { origin: "https://evil.example" });
    expect([forged.status, forged.body.error.code]).toEqual([403, "bad_origin"]);
    const own = await baker.post("/api/auth/sign-out", {}, { origin: "http://localhost:3000" });
    expect(own.status).toBe(200);
  });
});
