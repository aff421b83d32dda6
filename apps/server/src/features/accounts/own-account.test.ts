import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Answer, AnswerTo, Caller } from "../../platform/testing/test-caller.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const fieldsOf = (answer: Answer): unknown => answer.body.error?.facts.fields;

/** The newest message to someone, as text. */
async function messageTo(recipient: string): Promise<string> {
  const [row] = await test.asOwner<{ text_body: string }>(
    "select text_body from outbox_message where recipient = $1 order by created_at desc, id desc limit 1",
    [recipient],
  );
  return row?.text_body ?? "";
}

const tokenIn = (text: string): string => /change=([\w-]+)/.exec(text)?.[1] ?? "";

async function signIn(
  email: string,
  password: string,
): Promise<AnswerTo<"POST", "/api/auth/sign-in">> {
  return await test.stranger().post("/api/auth/sign-in", { email, password });
}

async function secondDevice(baker: Caller): Promise<Caller> {
  const device = test.stranger();
  const { email, password } = baker;
  expect((await device.post("/api/auth/sign-in", { email, password })).status).toBe(200);
  return device;
}

describe("changing the password", () => {
  it("keeps this session, ends all others, tells the owner, and only the new one signs in", async () => {
    const baker = await test.member();
    const other = await secondDevice(baker);
    const newPassword = "sourdough-4711";
    const answer = await baker.post("/api/me/password", {
      currentPassword: baker.password,
      newPassword,
    });
    expect(answer.status).toBe(200);
    expect((await baker.get("/api/me")).status).toBe(200);
    expect((await other.get("/api/me")).body.error.code).toBe("session_expired");
    expect((await other.post("/api/auth/refresh")).status).toBe(401);
    expect(await messageTo(baker.email)).not.toContain(newPassword);
    expect((await signIn(baker.email, baker.password)).body.error.code).toBe("wrong_credentials");
    expect((await signIn(baker.email, newPassword)).status).toBe(200);
  });

  it("refuses a wrong current password at its field, and after ten of them the right one too", async () => {
    const baker = await test.member();
    const change = (currentPassword: string): Promise<AnswerTo<"POST", "/api/me/password">> =>
      baker.post("/api/me/password", { currentPassword, newPassword: "sourdough-4711" });
    for (let tries = 0; tries < 10; tries += 1) {
      expect(fieldsOf(await change("not it 1"))).toEqual([
        { path: "currentPassword", problem: "wrong_password" },
      ]);
    }
    expect((await change(baker.password)).body.error.code).toBe("rate_limited");
    test.clock.forward(16 * 60_000);
    await baker.post("/api/auth/refresh");
    expect((await change(baker.password)).status).toBe(200);
  });

  it("is answered alike when it is sent again after its answer was lost", async () => {
    const baker = await test.member();
    const sent = { currentPassword: baker.password, newPassword: "sourdough-4711" };
    expect((await baker.post("/api/me/password", sent)).status).toBe(200);
    expect((await baker.post("/api/me/password", sent)).status).toBe(200);
    const other = { ...sent, newPassword: "sourdough-4712" };
    expect(fieldsOf(await baker.post("/api/me/password", other))).toEqual([
      { path: "currentPassword", problem: "wrong_password" },
    ]);
  });

  it("refuses passwords that leaked, whatever their case", async () => {
    const baker = await test.member();
    const answer = await baker.post("/api/me/password", {
      currentPassword: baker.password,
      newPassword: "Password1",
    });
    expect(fieldsOf(answer)).toEqual([{ path: "newPassword", problem: "breached_password" }]);
  });
});

describe("changing the email", () => {
  it("counts once the mailed link is confirmed; the old address is told", async () => {
    const baker = await test.member();
    const email = "New.Address@example.test";
    const asked = await baker.post("/api/me/email", { email, password: baker.password });
    expect(asked.status).toBe(200);
    const token = tokenIn(await messageTo(email));
    expect((await baker.get("/api/me")).body.user.email).toBe(baker.email);
    await test.stranger().get(`/auth/verify?change=${token}`);
    expect((await baker.get("/api/me")).body.user.email).toBe(baker.email);
    const confirm = () => test.stranger().post("/api/me/email/confirm", { token });
    expect((await confirm()).status).toBe(200);
    expect((await baker.get("/api/me")).body.user.email).toBe(email);
    expect(await messageTo(baker.email)).toContain(email);
    expect((await signIn(email.toLowerCase(), baker.password)).status).toBe(200);
    expect((await signIn(baker.email, baker.password)).status).toBe(401);
    const told = await messageTo(baker.email);
    expect((await confirm()).status).toBe(200);
    expect(await messageTo(baker.email)).toBe(told);
  });

  it("says of a link that it was used once the account has another address", async () => {
    const baker = await test.member();
    const tokens = [];
    for (const email of ["second@example.test", "third@example.test"]) {
      await baker.post("/api/me/email", { email, password: baker.password });
      const token = tokenIn(await messageTo(email));
      expect((await test.stranger().post("/api/me/email/confirm", { token })).status).toBe(200);
      tokens.push(token);
    }
    const again = await test.stranger().post("/api/me/email/confirm", { token: tokens[0] });
    expect(again.body.error.code).toBe("verification_used");
    expect((await baker.get("/api/me")).body.user.email).toBe("third@example.test");
  });

  it("lets only the link that was asked for last change anything", async () => {
    const baker = await test.member();
    const tokens = [];
    for (const email of ["former@example.test", "latter@example.test"]) {
      await baker.post("/api/me/email", { email, password: baker.password });
      tokens.push(tokenIn(await messageTo(email)));
    }
    const confirm = (token?: string) => test.stranger().post("/api/me/email/confirm", { token });
    expect((await confirm(tokens[0])).body.error.code).toBe("verification_expired");
    expect((await confirm(tokens[1])).status).toBe(200);
  });

  it("keeps its token hashed, and lets it expire after a day", async () => {
    const baker = await test.member();
    const email = "late@example.test";
    await baker.post("/api/me/email", { email, password: baker.password });
    const token = tokenIn(await messageTo(email));
    expect(token.length).toBeGreaterThan(40);
    const stored = await test.asOwner<{ text: string }>(
      "select t::text as text from email_token t",
    );
    expect(stored.map((row) => row.text).join()).not.toContain(token);
    test.clock.forward(25 * 3_600_000);
    const answer = await test.stranger().post("/api/me/email/confirm", { token });
    expect(answer.body.error.code).toBe("verification_expired");
  });

  it("answers alike for a taken address, whose owner is told and gets no link", async () => {
    const [baker, neighbour] = [await test.member(), await test.member()];
    const ask = (email: string) => baker.post("/api/me/email", { email, password: baker.password });
    const free = await ask("free@example.test");
    const taken = await ask(neighbour.email.toUpperCase());
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    const told = await messageTo(neighbour.email.toUpperCase());
    expect(told).not.toBe("");
    expect(tokenIn(told)).toBe("");
  });

  it("says so when the address was taken before the link was opened", async () => {
    const [baker, neighbour] = [await test.member(), await test.member()];
    const email = "both@example.test";
    for (const one of [baker, neighbour]) {
      await one.post("/api/me/email", { email, password: one.password });
    }
    const rows = await test.asOwner<{ text_body: string }>(
      "select text_body from outbox_message where recipient = $1",
      [email],
    );
    const answers = [];
    for (const { text_body: text } of rows) {
      const token = tokenIn(text);
      answers.push((await test.stranger().post("/api/me/email/confirm", { token })).status);
    }
    expect(answers.toSorted()).toEqual([200, 409]);
  });

  it("asks for the password, and for another address than the own", async () => {
    const baker = await test.member();
    const wrong = await baker.post("/api/me/email", { email: "x@example.test", password: "no" });
    expect(fieldsOf(wrong)).toEqual([{ path: "password", problem: "wrong_password" }]);
    const { email, password } = baker;
    expect(fieldsOf(await baker.post("/api/me/email", { email, password }))).toEqual([
      { path: "email", problem: "same_email" },
    ]);
  });
});

describe("the phone", () => {
  const ask = (baker: Caller, phone: string): Promise<AnswerTo<"POST", "/api/me/phone">> =>
    baker.post("/api/me/phone", { phone, password: baker.password });

  it("becomes the account's by the code that was sent to it, and can be taken off", async () => {
    const baker = await test.member();
    const sent = await ask(baker, "054-123 4567");
    expect(sent.body.phone).toBe("+972541234567");
    const token = /\d{6}/.exec(await messageTo("+972541234567"))?.[0] ?? "";
    const verify = (code: string) =>
      baker.post("/api/me/phone/verify", { phone: sent.body.phone, token: code });
    const wrong = token === "000000" ? "000001" : "000000";
    expect(fieldsOf(await verify(wrong))).toEqual([{ path: "token", problem: "wrong_code" }]);
    expect((await baker.get("/api/me/security")).body.phone).toBeNull();
    expect((await verify(token)).status).toBe(200);
    expect((await baker.get("/api/me/security")).body.phone).toBe("+972541234567");
    // Sent again after its answer was lost it has been done.
    expect((await verify(token)).status).toBe(200);
    expect((await baker.delete("/api/me/phone")).status).toBe(200);
    expect((await baker.get("/api/me/security")).body.phone).toBeNull();
    expect(fieldsOf(await verify(token))).toEqual([{ path: "token", problem: "wrong_code" }]);
  });

  it("tells the owner by mail when it is set and when it is taken off, each once", async () => {
    const baker = await test.member();
    const phone = "+972545550177";
    await ask(baker, phone);
    const token = /\d{6}/.exec(await messageTo(phone))?.[0] ?? "";
    await baker.post("/api/me/phone/verify", { phone, token });
    expect(await messageTo(baker.email)).toContain(`code sent to ${phone} signs you in`);
    await baker.delete("/api/me/phone");
    expect(await messageTo(baker.email)).toContain(`${phone} no longer sign you in`);
    const count = () =>
      test.asOwner("select from outbox_message where recipient = $1", [baker.email]);
    const told = (await count()).length;
    expect((await baker.delete("/api/me/phone")).status).toBe(200);
    expect((await count()).length).toBe(told);
  });

  it("is refused where it is no phone, and sends no second code within a minute", async () => {
    const baker = await test.member();
    expect(fieldsOf(await ask(baker, "12345"))).toEqual([{ path: "phone", problem: "bad_phone" }]);
    const again = () => ask(baker, "+972 54 765 4321");
    const wrong = await ask({ ...baker, password: "not it" }, "+972 54 765 4321");
    expect(fieldsOf(wrong)).toEqual([{ path: "password", problem: "wrong_password" }]);
    expect((await again()).status).toBe(200);
    expect((await again()).body.error.code).toBe("too_many_sms");
  });

  it("one account has at most ten codes an hour sent, to whichever phones and from wherever", async () => {
    const baker = await test.member();
    const askFrom = (place: number) =>
      baker.send({
        method: "POST",
        url: "/api/me/phone",
        remoteAddress: `10.77.0.${place}`,
        payload: {
          phone: `+9725412300${String(place).padStart(2, "0")}`,
          password: baker.password,
        },
      });
    const answers = [];
    for (let place = 1; place <= 11; place += 1) answers.push((await askFrom(place)).status);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});
