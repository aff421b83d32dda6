import { afterAll, beforeAll, expect, it } from "vitest";
import { readOutbox } from "../../providers/messages/messages.outbox.ts";
import { solveCaptcha } from "../../platform/testing/solve-captcha.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it.each(["automatic", "manual"] as const)(
  "who was declined before she verified her address stays declined, and hears of no waiting, where approval is %s",
  async (approval) => {
    test.deps.config.approval = approval;
    const admin = await test.member({ isAdmin: true });
    const email = `declined-${approval}@example.test`;
    const stranger = test.stranger();
    const send = (url: string, payload: object) =>
      stranger.send({ method: "POST", url, payload, remoteAddress: "10.77.0.1" });
    const mails = async () =>
      (await readOutbox(test.deps.database.lookUp, 300)).filter((one) => one.recipient === email);
    await send("/api/auth/register", {
      fullName: "Dana",
      businessName: "Dana's",
      email,
      password: "challah-2026",
      consent: true,
      captchaToken: await solveCaptcha(test.stranger(), "sign_up"),
    });
    const [row] = await test.asOwner<{ id: string }>("select id from account where email = $1", [
      email,
    ]);
    const path = `/api/admin/users/${row?.id ?? ""}`;
    await admin.post(`${path}/decline`, { reason: "spam" });
    const sent = await mails();
    const mail = sent.find(({ text }) => text.includes("token="));
    const token = /token=([\w-]+)/.exec(mail?.text ?? "")?.[1];
    expect((await send("/api/auth/verify-email", { token })).status).toBe(200);
    expect((await admin.get(path)).body).toMatchObject({ standing: "declined" });
    expect(await mails()).toHaveLength(sent.length);
  },
);
