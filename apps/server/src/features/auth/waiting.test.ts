import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { solveCaptcha } from "../../platform/testing/solve-captcha.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Caller } from "../../platform/testing/test-caller.ts";
import { readOutbox } from "../../providers/messages/messages.outbox.ts";
import { tellOfRest } from "./waiting.actions.ts";

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.member({ isAdmin: true });
});
afterAll(() => test.close());

const hourMs = 3_600_000;
let people = 0;

async function textsTo(recipient: string): Promise<{ subject: string; text: string }[]> {
  const all = await readOutbox(test.deps.database.lookUp, 300);
  return all.filter((message) => message.recipient === recipient);
}

/** Registers an account and verifies its address. */
async function registerAndVerify(): Promise<void> {
  people += 1;
  const email = `waits${people}@example.test`;
  const remoteAddress = `10.23.0.${people}`;
  const payload = {
    fullName: "Noa Levi",
    businessName: "Levi Bakehouse",
    email,
    password: "challah-2026",
    consent: true,
    captchaToken: await solveCaptcha(test.stranger(), "sign_up"),
  };
  const send = (url: string, body: object) =>
    test.stranger().send({ method: "POST", url, payload: body, remoteAddress });
  expect((await send("/api/auth/register", payload)).status).toBe(201);
  const token = /token=([\w-]+)/.exec((await textsTo(email))[0]?.text ?? "")?.[1];
  expect((await send("/api/auth/verify-email", { token })).status).toBe(200);
}

const mails = async () =>
  (await textsTo(admin.email)).filter(({ text }) => text.includes("/admin/user-approvals"));

describe("a registration that waits", () => {
  it("is mailed to administrators at once, the next ones within the hour together", async () => {
    await admin.patch("/api/me", { language: "de" });
    await registerAndVerify();
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      "1 Registrierung wartet auf Ihre Freigabe",
    ]);
    await registerAndVerify();
    await registerAndVerify();
    expect(await mails()).toHaveLength(1);
    await tellOfRest(test.deps);
    expect((await mails())[0]?.subject).toBe("3 Registrierungen warten auf Ihre Freigabe");
    await tellOfRest(test.deps);
    expect(await mails()).toHaveLength(2);
    test.clock.forward(hourMs + 1);
    await registerAndVerify();
    expect(await mails()).toHaveLength(3);
  });

  it("is told to no administrator who is blocked, and not when approval is automatic", async () => {
    const blocked = await test.member({ isAdmin: true });
    await test.asOwner("update account set blocked_at = now() where email_key = $1", [
      blocked.email,
    ]);
    test.clock.forward(2 * hourMs);
    await registerAndVerify();
    const told = (await textsTo(blocked.email)).map(({ text }) => text).join();
    expect(told).not.toContain("/admin/user-approvals");
    const before = (await mails()).length;
    test.clock.forward(2 * hourMs);
    test.deps.config.approval = "automatic";
    await registerAndVerify();
    test.deps.config.approval = "manual";
    expect(await mails()).toHaveLength(before);
  });
});
