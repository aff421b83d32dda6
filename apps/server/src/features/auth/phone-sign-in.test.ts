import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isPhoneCode, sendPhoneCode } from "../accounts/phone-codes.actions.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Answer, AnswerTo, Caller } from "../../platform/testing/test-caller.ts";
import { readOutbox } from "../../providers/messages/messages.outbox.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const minuteMs = 60_000;
let addresses = 0;
let phones = 0;

const codeOf = (answer: Answer): string => answer.body.error?.code ?? String(answer.status);

function newAddress(): string {
  addresses += 1;
  return `10.6.${addresses >> 8}.${addresses & 255}`;
}

function post<const Path extends string>(
  url: Path,
  payload: object,
  caller = test.stranger(),
): Promise<AnswerTo<"POST", Path>> {
  return caller.send({ method: "POST", url, payload, remoteAddress: newAddress() });
}

/** An Israeli mobile number that no one had before, as E.164. */
function newPhone(): string {
  phones += 1;
  return `+97252555${String(1000 + phones)}`;
}

/** Gives a member a verified phone. */
async function givePhone(member: Caller, phone: string): Promise<string> {
  await test.asOwner(
    "update account set phone_e164 = $2, phone_verified_at = now() where email_key = $1",
    [member.email, phone],
  );
  return phone;
}

/** Returns the texts of the messages sent to a phone, the newest first. */
async function textsTo(phone: string): Promise<string[]> {
  const all = await readOutbox(test.deps.database.lookUp, 300);
  return all
    .filter((one) => one.channel === "sms" && one.recipient === phone)
    .map((one) => one.text);
}

const digitsIn = (text = ""): string => /\d{6}/.exec(text)?.[0] ?? "";

async function askFor(phone: string): Promise<string> {
  expect((await post("/api/auth/phone-code", { phone })).status).toBe(200);
  return digitsIn((await textsTo(phone))[0]);
}

const signIn = (
  phone: string,
  token: string,
  caller = test.stranger(),
): Promise<AnswerTo<"POST", "/api/auth/phone-sign-in">> =>
  post("/api/auth/phone-sign-in", { phone, token, type: "sms" }, caller);

const wrongOf = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

describe("signing in by a phone code", () => {
  it("opens the account that verified the phone, in the owner's language", async () => {
    const baker = await test.member();
    await test.asOwner("update account set language = 'ar' where email_key = $1", [baker.email]);
    const phone = await givePhone(baker, newPhone());
    const code = await askFor(phone);
    expect((await textsTo(phone))[0]).toContain(`رمز التحقق في Marzipan: \u2068${code}\u2069`);
    const browser = test.stranger();
    expect((await signIn(phone, code, browser)).status).toBe(200);
    expect((await browser.get("/api/me")).body.user.email).toBe(baker.email);
  });

  it("understands the phone as people of its country write it", async () => {
    const baker = await test.member();
    const phone = await givePhone(baker, newPhone());
    const local = `0${phone.slice(4, 6)}-${phone.slice(6, 9)} ${phone.slice(9)}`;
    await post("/api/auth/phone-code", { phone: local, country: "IL" });
    const [text] = await textsTo(phone);
    expect((await signIn(local, digitsIn(text))).status).toBe(200);
    for (const bad of ["12345", "+1 555 000 0000 000"]) {
      const answer = await post("/api/auth/phone-code", { phone: bad });
      expect(answer.body.error.facts.fields).toEqual([{ path: "phone", problem: "bad_phone" }]);
    }
  });

  it("answers alike for phones of nobody, unverified ones, and those of two accounts", async () => {
    const [noa, dana, one] = [await test.member(), await test.member(), await test.member()];
    const shared = await givePhone(noa, newPhone());
    await givePhone(dana, shared);
    const unverified = await givePhone(one, newPhone());
    await test.asOwner("update account set phone_verified_at = null where email_key = $1", [
      one.email,
    ]);
    const known = await givePhone(await test.member(), newPhone());
    const usual = await post("/api/auth/phone-code", { phone: known });
    for (const phone of [shared, unverified, newPhone()]) {
      const answer = await post("/api/auth/phone-code", { phone });
      expect([answer.status, answer.body]).toEqual([usual.status, usual.body]);
      expect(await textsTo(phone)).toEqual([]);
      expect(codeOf(await signIn(phone, "123456"))).toBe("code_invalid");
    }
  });

  it("opens the account in use while a closed one has the same phone, and none once both are open", async () => {
    const [closed, open] = [await test.member(), await test.member()];
    const phone = await givePhone(closed, newPhone());
    await test.asOwner(
      "update account set phone_verified_at = $2::timestamptz - interval '30 days' where email_key = $1",
      [closed.email, test.clock.now],
    );
    await closed.post("/api/me/close", { password: closed.password });
    expect(codeOf(await signIn(phone, await askFor(phone)))).toBe("account_closed");
    await givePhone(open, phone);
    test.clock.forward(minuteMs);
    const code = await askFor(phone);
    const browser = test.stranger();
    expect((await signIn(phone, code, browser)).status).toBe(200);
    expect((await browser.get("/api/me")).body.user.email).toBe(open.email);
    const { email, password } = closed;
    expect((await post("/api/me/reopen", { email, password })).status).toBe(200);
    test.clock.forward(minuteMs);
    await post("/api/auth/phone-code", { phone });
    expect(await textsTo(phone)).toHaveLength(2);
  });

  it("takes a code once, and only the newest one", async () => {
    const phone = await givePhone(await test.member(), newPhone());
    const first = await askFor(phone);
    test.clock.forward(minuteMs);
    const second = await askFor(phone);
    const old = first === second ? "code_invalid" : codeOf(await signIn(phone, first));
    expect(old).toBe("code_invalid");
    expect((await signIn(phone, second)).status).toBe(200);
    expect(codeOf(await signIn(phone, second))).toBe("code_invalid");
  });

  it("takes a code for ten minutes", async () => {
    const phone = await givePhone(await test.member(), newPhone());
    const code = await askFor(phone);
    test.clock.forward(10 * minuteMs);
    expect(codeOf(await signIn(phone, code))).toBe("code_invalid");
  });

  it("takes no code after five wrong tries", async () => {
    const phone = await givePhone(await test.member(), newPhone());
    const code = await askFor(phone);
    for (let count = 0; count < 5; count += 1) {
      expect(codeOf(await signIn(phone, wrongOf(code)))).toBe("code_invalid");
    }
    expect(codeOf(await signIn(phone, code))).toBe("code_invalid");
  });

  it("takes no code that was meant for something else, or once the phone is another's too", async () => {
    const baker = await test.member();
    const phone = await givePhone(baker, newPhone());
    const [row] = await test.asOwner<{ id: string }>(
      "select id from account where email_key = $1",
      [baker.email],
    );
    const id = row?.id ?? "";
    await sendPhoneCode(test.deps, { id, language: "en" }, phone, "verify");
    expect(codeOf(await signIn(phone, digitsIn((await textsTo(phone))[0])))).toBe("code_invalid");
    const code = await askFor(phone);
    await givePhone(await test.member(), phone);
    expect(codeOf(await signIn(phone, code))).toBe("code_invalid");
  });

  it("keeps no code that could be read, and counts wrong ones against their address", async () => {
    const phone = await givePhone(await test.member(), newPhone());
    const code = await askFor(phone);
    const rows = await test.asOwner<{ code_hash: string }>(
      "select code_hash from phone_code where phone_e164 = $1",
      [phone],
    );
    expect(rows[0]?.code_hash).toMatch(/^[\w-]{43}$/);
    const remoteAddress = newAddress();
    const payload = { phone, token: wrongOf(code), type: "sms" };
    for (let count = 0; count < 60; count += 1) {
      await test
        .stranger()
        .send({ method: "POST", url: "/api/auth/phone-sign-in", payload, remoteAddress });
    }
    const stopped = await test
      .stranger()
      .send({ method: "POST", url: "/api/auth/phone-sign-in", payload, remoteAddress });
    expect([stopped.status, codeOf(stopped)]).toEqual([429, "too_many_sign_ins"]);
  });

  it("sends a code once a minute and five times an hour, whoever's phone it is", async () => {
    test.clock.forward(60 * minuteMs);
    const known = await givePhone(await test.member(), newPhone());
    for (const phone of [known, newPhone()]) {
      const url = "/api/auth/phone-code";
      expect((await post(url, { phone })).body.seconds).toBeGreaterThan(0);
      const soon = await post(url, { phone });
      expect([soon.status, codeOf(soon)]).toEqual([429, "too_many_sms"]);
      expect(soon.body.error.facts.seconds).toBeLessThanOrEqual(60);
      for (let count = 0; count < 4; count += 1) {
        test.clock.forward(minuteMs);
        expect((await post(url, { phone })).status).toBe(200);
      }
      test.clock.forward(minuteMs);
      expect(codeOf(await post(url, { phone }))).toBe("too_many_sms");
    }
  });
});

describe("a code that verifies a phone", () => {
  it("makes it the account's, once", async () => {
    const baker = await test.member();
    const phone = newPhone();
    const rows = await test.asOwner<{ id: string }>("select id from account where email_key = $1", [
      baker.email,
    ]);
    const id = rows[0]?.id ?? "";
    await sendPhoneCode(test.deps, { id, language: "en" }, phone, "verify");
    const code = digitsIn((await textsTo(phone))[0]);
    expect(await isPhoneCode(test.deps, id, phone, "verify", wrongOf(code))).toBe(false);
    expect(await isPhoneCode(test.deps, id, newPhone(), "verify", code)).toBe(false);
    expect(await isPhoneCode(test.deps, id, phone, "verify", code)).toBe(true);
    expect(await isPhoneCode(test.deps, id, phone, "verify", code)).toBe(false);
    test.clock.forward(minuteMs);
    expect((await signIn(phone, await askFor(phone))).status).toBe(200);
  });
});

describe("sending a confirmation again", () => {
  const url = "/api/auth/resend-verification";

  it("needs an email or a phone, and a type", async () => {
    const asked = [
      [{ type: "signup" }, "email", "required"],
      [{ type: "sms" }, "phone", "required"],
      [{ email: "noa@example.test" }, "type", "invalid"],
      [{ email: "noa@example.test", type: "whatsapp" }, "type", "invalid"],
    ] as const;
    for (const [body, path, problem] of asked) {
      const answer = await post(url, body);
      expect(answer.body.error.facts.fields).toEqual([{ path, problem }]);
    }
  });

  it("sends the code to the phone again", async () => {
    const phone = await givePhone(await test.member(), newPhone());
    await askFor(phone);
    expect(codeOf(await post(url, { phone, type: "sms" }))).toBe("too_many_sms");
    test.clock.forward(minuteMs);
    expect((await post(url, { phone, type: "sms" })).body.seconds).toBeGreaterThan(0);
    const [text] = await textsTo(phone);
    expect((await signIn(phone, digitsIn(text))).status).toBe(200);
  });
});
