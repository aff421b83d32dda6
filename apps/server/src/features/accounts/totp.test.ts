import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Answer, AnswerTo, Caller } from "../../platform/testing/test-caller.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** What an authenticator app shows now, or some steps of 30 seconds away. */
function codeOf(secret: string, steps = 0): string {
  const timestamp = test.clock.now.getTime() + steps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

async function begin(baker: Caller): Promise<string> {
  const { body, status } = await baker.post("/api/me/totp", { password: baker.password });
  expect(status).toBe(200);
  expect(body.url).toContain(`secret=${body.secret}`);
  expect(body.qrSvg).toMatch(/^<svg/);
  return body.secret as string;
}

async function turnOn(baker: Caller): Promise<{ secret: string; recoveryCodes: string[] }> {
  const secret = await begin(baker);
  const answer = await baker.post("/api/me/totp/confirm", { code: codeOf(secret) });
  expect(answer.status).toBe(200);
  test.clock.forward(60_000);
  return { secret, recoveryCodes: answer.body.recoveryCodes as string[] };
}

let addresses = 0;

/** Signs in from an address of its own, so that failures of one do not ask another for a captcha. */
async function signIn(
  baker: Caller,
  totp?: string,
): Promise<AnswerTo<"POST", "/api/auth/sign-in">> {
  const { email, password } = baker;
  addresses += 1;
  return await test.stranger().send({
    method: "POST",
    url: "/api/auth/sign-in",
    payload: { email, password, ...(totp ? { totp } : {}) },
    remoteAddress: `10.9.0.${addresses}`,
  });
}

const fieldsOf = (answer: Answer): unknown => answer.body.error?.facts.fields;

describe("authenticator codes", () => {
  it("are turned on by a code that is sent again with the same recovery codes, each of which works", async () => {
    const baker = await test.member();
    const secret = await begin(baker);
    const code = codeOf(secret);
    const first = await baker.post("/api/me/totp/confirm", { code });
    const again = await baker.post("/api/me/totp/confirm", { code });
    expect([first.status, again.status]).toEqual([200, 200]);
    const { recoveryCodes } = first.body;
    expect(again.body).toEqual({ recoveryCodes });
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const one of recoveryCodes)
      expect(one).toMatch(/^[2-9A-HJKMNP-TV-Z]{5}-[2-9A-HJKMNP-TV-Z]{5}$/);
    expect((await signIn(baker, recoveryCodes[3])).status).toBe(200);
    test.clock.forward(60_000);
    const late = await baker.post("/api/me/totp/confirm", { code });
    expect([late.status, late.body.error.code]).toEqual([409, "already_exists"]);
  });

  it("are asked for at sign-in once a first code was confirmed, and not before", async () => {
    const baker = await test.member();
    const secret = await begin(baker);
    expect((await signIn(baker)).status).toBe(200);
    const wrong = await baker.post("/api/me/totp/confirm", { code: codeOf(secret, 5) });
    expect(fieldsOf(wrong)).toEqual([{ path: "code", problem: "wrong_code" }]);
    expect((await baker.post("/api/me/totp/confirm", { code: codeOf(secret) })).status).toBe(200);
    test.clock.forward(30_000);
    const asked = await signIn(baker);
    expect([asked.status, asked.body.error.code]).toEqual([401, "totp_required"]);
    expect(fieldsOf(await signIn(baker, codeOf(secret, 5)))).toEqual([
      { path: "totp", problem: "wrong_code" },
    ]);
    expect((await signIn(baker, codeOf(secret))).status).toBe(200);
  });

  it("hold once: neither the same step nor an older one works again", async () => {
    const baker = await test.member();
    const { secret } = await turnOn(baker);
    const code = codeOf(secret);
    expect((await signIn(baker, code)).status).toBe(200);
    expect((await signIn(baker, code)).status).toBe(400);
    expect((await signIn(baker, codeOf(secret, -1))).status).toBe(400);
    expect((await signIn(baker, codeOf(secret, 1))).status).toBe(200);
  });

  it("come with ten recovery codes that each sign in once, however they are typed", async () => {
    const baker = await test.member();
    const { recoveryCodes } = await turnOn(baker);
    expect(new Set(recoveryCodes).size).toBe(10);
    const code = recoveryCodes[3] ?? "";
    expect((await signIn(baker, ` ${code.toLowerCase().replace("-", " ")} `)).status).toBe(200);
    expect((await signIn(baker, code)).status).toBe(400);
    expect((await baker.get("/api/me/security")).body).toMatchObject({
      isTotpOn: true,
      recoveryCodesLeft: 9,
    });
  });

  it("are asked for beside a phone's code, which then holds for both together, once", async () => {
    const baker = await test.member();
    const phone = "+972541112233";
    const codeTo = async (): Promise<string> => {
      const [row] = await test.asOwner<{ text_body: string }>(
        "select text_body from outbox_message where recipient = $1 order by created_at desc, id desc limit 1",
        [phone],
      );
      return /\d{6}/.exec(row?.text_body ?? "")?.[0] ?? "";
    };
    await baker.post("/api/me/phone", { phone, password: baker.password });
    await baker.post("/api/me/phone/verify", { phone, token: await codeTo() });
    const { secret } = await turnOn(baker);
    test.clock.forward(60_000);
    await test.stranger().post("/api/auth/phone-code", { phone });
    const token = await codeTo();
    const enter = (totp?: string): Promise<AnswerTo<"POST", "/api/auth/phone-sign-in">> =>
      test
        .stranger()
        .post("/api/auth/phone-sign-in", { phone, token, type: "sms", ...(totp ? { totp } : {}) });
    expect((await enter()).body.error.code).toBe("totp_required");
    expect(fieldsOf(await enter(codeOf(secret, 5)))).toEqual([
      { path: "totp", problem: "wrong_code" },
    ]);
    expect((await enter(codeOf(secret))).status).toBe(200);
    expect((await enter(codeOf(secret, 1))).body.error.code).toBe("code_invalid");
  });

  it("are locked after ten wrong ones, for right ones too", async () => {
    const baker = await test.member();
    const { secret, recoveryCodes } = await turnOn(baker);
    const turnOff = (code: string): Promise<AnswerTo<"DELETE", "/api/me/totp">> =>
      baker.send({
        method: "DELETE",
        url: "/api/me/totp",
        payload: { password: baker.password, code },
      });
    for (let tries = 0; tries < 10; tries += 1) {
      expect(fieldsOf(await turnOff(codeOf(secret, 9)))).toEqual([
        { path: "code", problem: "wrong_code" },
      ]);
    }
    expect((await turnOff(codeOf(secret))).body.error.code).toBe("rate_limited");
    expect((await turnOff(recoveryCodes[0] ?? "")).body.error.code).toBe("rate_limited");
  });

  it("can be turned off by the password and a code, and then are not asked for", async () => {
    const baker = await test.member();
    const { secret } = await turnOn(baker);
    const turnOff = (password: string): Promise<AnswerTo<"DELETE", "/api/me/totp">> =>
      baker.send({
        method: "DELETE",
        url: "/api/me/totp",
        payload: { password, code: codeOf(secret) },
      });
    expect(fieldsOf(await turnOff("not it"))).toEqual([
      { path: "password", problem: "wrong_password" },
    ]);
    expect((await turnOff(baker.password)).status).toBe(200);
    expect((await signIn(baker)).status).toBe(200);
  });

  it("tell their owner by mail when they are turned on and off", async () => {
    const baker = await test.member();
    const subjects = async (): Promise<string[]> => {
      const rows = await test.asOwner<{ subject: string }>(
        "select subject from outbox_message where recipient = $1 order by created_at, id",
        [baker.email],
      );
      return rows.map((row) => row.subject).filter((subject) => subject.includes("codes"));
    };
    const { secret } = await turnOn(baker);
    expect(await subjects()).toEqual(["Authenticator codes were turned on"]);
    const payload = { password: baker.password, code: codeOf(secret) };
    await baker.send({ method: "DELETE", url: "/api/me/totp", payload });
    expect(await subjects()).toEqual([
      "Authenticator codes were turned on",
      "Authenticator codes were turned off",
    ]);
    await baker.send({ method: "DELETE", url: "/api/me/totp", payload });
    expect((await subjects()).length).toBe(2);
  });

  it("cannot be set up anew while they are on", async () => {
    const baker = await test.member();
    await turnOn(baker);
    const again = await baker.post("/api/me/totp", { password: baker.password });
    expect(again.body.error.code).toBe("already_exists");
  });

  it("leave neither their secret nor a recovery code readable in the database", async () => {
    const baker = await test.member();
    const { secret, recoveryCodes } = await turnOn(baker);
    const rows = await test.asOwner<{ text: string }>(
      "select a::text as text from account a union all select r::text from recovery_code r",
    );
    const stored = rows.map((row) => row.text).join();
    for (const text of [secret, ...recoveryCodes]) expect(stored).not.toContain(text);
  });
});
