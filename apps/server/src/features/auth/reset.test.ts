import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Answer, AnswerTo, Caller } from "../../platform/testing/test-caller.ts";
import { readOutbox } from "../../providers/messages/messages.outbox.ts";
import type { KeptMessage } from "../../providers/messages/messages.outbox.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const minuteMs = 60_000;
const newPassword = "brioche-2027";
let addresses = 0;

const codeOf = (answer: Answer): string => answer.body.error?.code ?? String(answer.status);

function post<const Path extends string>(
  url: Path,
  payload: object,
  headers: Record<string, string> = {},
): Promise<AnswerTo<"POST", Path>> {
  addresses += 1;
  const remoteAddress = `10.8.${addresses >> 8}.${addresses & 255}`;
  return test.stranger().send({ method: "POST", url, payload, remoteAddress, headers });
}

const request = (email: string): Promise<AnswerTo<"POST", "/api/auth/reset-request">> =>
  post("/api/auth/reset-request", { email });
const choose = (
  token: string,
  password = newPassword,
): Promise<AnswerTo<"POST", "/api/auth/reset">> => post("/api/auth/reset", { token, password });

async function mailsTo(recipient: string): Promise<KeptMessage[]> {
  const all = await readOutbox(test.deps.database.lookUp, 200);
  return all.filter((message) => message.recipient === recipient);
}

/** Asks for a reset of a member's password and returns the token of the mail. */
async function askFor(member: Caller): Promise<string> {
  expect((await request(member.email)).status).toBe(200);
  const mail = (await mailsTo(member.email)).find((message) =>
    message.text.includes("/reset-password"),
  );
  return /\/reset-password\?token=([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
}

const signIn = (member: Caller, password: string): Promise<AnswerTo<"POST", "/api/auth/sign-in">> =>
  post("/api/auth/sign-in", { email: member.email, password });

describe("a password reset", () => {
  it("lets the owner choose a new password by the mailed link", async () => {
    const baker = await test.member();
    expect((await choose(await askFor(baker))).body).toEqual({ ok: true });
    expect(codeOf(await signIn(baker, baker.password))).toBe("wrong_credentials");
    expect((await signIn(baker, newPassword)).status).toBe(200);
    const subjects = (await mailsTo(baker.email)).map((mail) => mail.subject);
    expect(subjects[0]).toBe("Your Marzipan password was changed");
  });

  it("answers unknown addresses alike, and mails them nothing", async () => {
    const baker = await test.member();
    const [known, unknown] = [await request(baker.email), await request("who@example.test")];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await mailsTo("who@example.test")).toEqual([]);
  });

  it("ends every session of the account at once", async () => {
    const baker = await test.member();
    const laptop = test.stranger();
    await laptop.send({
      method: "POST",
      url: "/api/auth/sign-in",
      payload: { email: baker.email, password: baker.password },
      remoteAddress: "10.7.0.1",
    });
    await choose(await askFor(baker));
    for (const device of [baker, laptop]) {
      expect((await device.get("/api/devices")).body.error.code).toBe("session_expired");
      expect((await device.post("/api/auth/refresh")).status).toBe(401);
    }
  });

  it("works once, and says so", async () => {
    const baker = await test.member();
    const token = await askFor(baker);
    await choose(token);
    expect(codeOf(await choose(token, "another-2027"))).toBe("reset_used");
    expect((await signIn(baker, newPassword)).status).toBe(200);
  });

  it("works once for two at the same moment", async () => {
    const token = await askFor(await test.member());
    const answers = await Promise.all([choose(token), choose(token, "another-2027")]);
    expect(answers.map(codeOf).toSorted()).toEqual(["200", "reset_used"]);
  });

  it("works for an hour", async () => {
    const token = await askFor(await test.member());
    test.clock.forward(61 * minuteMs);
    expect(codeOf(await choose(token))).toBe("reset_invalid");
    expect(codeOf(await choose("nonsense"))).toBe("reset_invalid");
  });

  it("is void once another link was used, or the email is another", async () => {
    const baker = await test.member();
    const first = await askFor(baker);
    const second = await askFor(baker);
    await choose(second);
    expect(codeOf(await choose(first))).toBe("reset_invalid");
    const moved = await test.member();
    const token = await askFor(moved);
    await test.asOwner("update account set email = 'moved@example.test' where email_key = $1", [
      moved.email,
    ]);
    expect(codeOf(await choose(token))).toBe("reset_invalid");
  });

  it("is not opened by a link that verifies an email", async () => {
    const baker = await test.member();
    const [mail] = await mailsTo(baker.email);
    const token = /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    expect(codeOf(await choose(token))).toBe("reset_invalid");
  });

  it.each([
    ["onlyletters", "weak_password"],
    ["Password1", "breached_password"],
    ["QWERTY123", "breached_password"],
  ])("refuses %s as the new password, and the link still works", async (password, problem) => {
    const token = await askFor(await test.member());
    const answer = await choose(token, password);
    expect(answer.body.error.facts.fields).toEqual([
      expect.objectContaining({ path: "password", problem }),
    ]);
    expect((await choose(token)).status).toBe(200);
  });

  it("keeps no token as it was mailed", async () => {
    const token = await askFor(await test.member());
    const rows = await test.asOwner("select from email_token where token_hash = $1", [token]);
    expect(rows).toEqual([]);
  });

  it("can be asked for three times in a quarter of an hour by one asker, alike for any address", async () => {
    const baker = await test.member();
    const askAgain = (email: string): Promise<AnswerTo<"POST", "/api/auth/reset-request">> =>
      test.stranger().send({
        method: "POST",
        url: "/api/auth/reset-request",
        payload: { email },
        remoteAddress: "10.90.0.1",
      });
    for (const email of [baker.email, "someone@example.test"]) {
      for (let count = 0; count < 3; count += 1) expect((await askAgain(email)).status).toBe(200);
      const stopped = await askAgain(email);
      expect([stopped.status, codeOf(stopped)]).toEqual([429, "too_many_resets"]);
      expect(stopped.headers["retry-after"]).toBe(String(stopped.body.error.facts.seconds));
    }
    test.clock.forward(15 * minuteMs);
    expect((await askAgain(baker.email)).status).toBe(200);
  });

  it("cannot be kept from its owner by strangers who ask for it", async () => {
    const baker = await test.member();
    for (let count = 0; count < 25; count += 1) await request(baker.email);
    const sent = await mailsTo(baker.email);
    const links = sent.filter((message) => message.text.includes("/reset-password"));
    expect(links).toHaveLength(10);
    // In a browser that the account knows the owner's own request is mailed.
    const own = await baker.send({
      method: "POST",
      url: "/api/auth/reset-request",
      payload: { email: baker.email },
      remoteAddress: "10.90.0.2",
    });
    expect(own.status).toBe(200);
    expect(await mailsTo(baker.email)).toHaveLength(sent.length + 1);
    // Elsewhere every link that was mailed still works, and with it the strangers' count ends.
    const token = /token=([\w-]{43})/.exec(links.at(-1)?.text ?? "")?.[1] ?? "";
    expect((await choose(token)).status).toBe(200);
    expect((await request(baker.email)).status).toBe(200);
    const after = (await mailsTo(baker.email)).filter((message) =>
      message.text.includes("/reset-password"),
    );
    expect(after).toHaveLength(12);
  });
});

describe("links in mails", () => {
  const linkOf = async (email: string): Promise<string | undefined> =>
    /https?:\/\/\S+/.exec((await mailsTo(email))[0]?.text ?? "")?.[0];

  it("lead to this machine only while no address is configured", async () => {
    const baker = await test.member();
    for (const host of ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example"]) {
      const answer = await post("/api/auth/reset-request", { email: baker.email }, { host });
      expect([answer.status, codeOf(answer)]).toEqual([400, "unknown_host"]);
    }
    const body = { email: baker.email };
    await post("/api/auth/reset-request", body, {
      host: "127.0.0.1:3000",
      "x-forwarded-host": "evil.example",
    });
    expect(await linkOf(baker.email)).toMatch(/^http:\/\/127\.0\.0\.1:3000\/reset-password\?/);
  });

  it("lead to the configured address, whatever host a request names", async () => {
    const own = await startTestApp({ mode: "production", publicUrl: "https://app.example" });
    try {
      const headers = { host: "evil.example" };
      const body = { email: "admin@example.test" };
      await own.asOwner(
        `insert into business (id, name, created_at, updated_at) values (gen_random_uuid(), 'B', now(), now())`,
      );
      await own.asOwner(
        `insert into account (id, business_id, email, email_key, full_name, legal_version,
           legal_consent_at, created_at, updated_at)
         select gen_random_uuid(), id, $1, $1, 'Noa', '1', now(), now(), now() from business`,
        [body.email],
      );
      await own.stranger().post("/api/auth/reset-request", body, headers);
      const [mail] = await readOutbox(own.deps.database.lookUp, 1);
      expect(mail?.text).toContain("https://app.example/reset-password?token=");
      expect(mail?.text).not.toContain("evil");
    } finally {
      await own.close();
    }
  });
});
