import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSessionProof } from "../../platform/testing/session-proof.ts";
import { solveCaptcha } from "../../platform/testing/solve-captcha.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Answer, AnswerTo, Caller } from "../../platform/testing/test-caller.ts";
import { formatIn } from "../../platform/formats/translator.ts";
import { readOutbox } from "../../providers/messages/messages.outbox.ts";
import { mendOwnEmail } from "./identity.store.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const password = "challah-2026";
let addresses = 0;

const codeOf = (answer: Answer): string => answer.body.error?.code ?? String(answer.status);

function send<const Path extends string>(
  from: Caller,
  url: Path,
  payload: object,
  key?: string,
): Promise<AnswerTo<"POST", Path>> {
  addresses += 1;
  const remoteAddress = `10.22.${addresses >> 8}.${addresses & 255}`;
  const headers = key === undefined ? {} : { "idempotency-key": key };
  return from.send({ method: "POST", url, payload, remoteAddress, headers });
}

async function formOf(email: string): Promise<Record<string, unknown>> {
  const captchaToken = await solveCaptcha(test.stranger(), "sign_up");
  const names = { fullName: "Noa Levi", businessName: "Levi Bakehouse" };
  return { ...names, email, password, consent: true, captchaToken };
}

const register = (from: Caller, form: object, key?: string) =>
  send(from, "/api/auth/register", form, key);

async function mailsTo(recipient: string): Promise<{ subject: string; text: string }[]> {
  const all = await readOutbox(test.deps.database.lookUp, 300);
  return all.filter((message) => message.recipient === recipient);
}

async function verify(email: string, at = 0): Promise<AnswerTo<"POST", "/api/auth/verify-email">> {
  const text = (await mailsTo(email))[at]?.text ?? "";
  const token = /token=([\w-]+)/.exec(text)?.[1] ?? "none";
  return await send(test.stranger(), "/api/auth/verify-email", { token });
}

/** Someone who registered with an address and is signed in to the gate. */
async function newcomer(email: string): Promise<Caller> {
  const noa = test.stranger();
  expect((await register(noa, await formOf(email))).status).toBe(201);
  expect((await send(noa, "/api/auth/sign-in", { email, password })).status).toBe(200);
  return noa;
}

describe("a lost answer at sign-up", () => {
  it("is given again to the same key and body, with the captcha of the first", async () => {
    const [form, key] = [await formOf("lost@example.test"), randomUUID()];
    const first = await register(test.stranger(), form, key);
    const again = await register(test.stranger(), form, key);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(await mailsTo("lost@example.test")).toHaveLength(1);
  });

  it("is told of once when two are sent at the same moment", async () => {
    const [form, key] = [await formOf("twice@example.test"), randomUUID()];
    const answers = await Promise.all([
      register(test.stranger(), form, key),
      register(test.stranger(), form, key),
    ]);
    const codes = answers.map(codeOf);
    expect(codes).toContain("201");
    expect(codes).not.toContain("captcha_failed");
    expect(await mailsTo("twice@example.test")).toHaveLength(1);
  });

  it("is refused with another body, and a refused one can be tried again", async () => {
    const [form, key] = [await formOf("other@example.test"), randomUUID()];
    const wrong = { ...form, captchaToken: "nonsense" };
    expect(codeOf(await register(test.stranger(), wrong, key))).toBe("captcha_failed");
    expect((await register(test.stranger(), form, key)).status).toBe(201);
    const changed = { ...form, fullName: "Somebody else" };
    expect(codeOf(await register(test.stranger(), changed, key))).toBe("idempotency_key_reused");
  });
});

describe("a mistyped address", () => {
  const mend = async (
    noa: Caller,
    email: string,
  ): Promise<AnswerTo<"POST", "/api/auth/mend-email">> => {
    const captchaToken = await solveCaptcha(test.stranger(), "sign_up");
    return await send(noa, "/api/auth/mend-email", { email, captchaToken });
  };
  const gateOf = async (noa: Caller) => (await noa.get("/api/me")).body.gate;

  it("can be mended before it is verified; the link to the wrong one verifies nothing", async () => {
    const noa = await newcomer("mistyped@example.test");
    expect((await mend(noa, "right@example.test")).body).toEqual({ ok: true });
    expect((await noa.get("/api/me")).body.user.email).toBe("right@example.test");
    expect(codeOf(await verify("mistyped@example.test"))).toBe("verification_expired");
    expect(await gateOf(noa)).toBe("unverified");
    expect((await verify("right@example.test")).status).toBe(200);
    expect(await gateOf(noa)).toBe("unapproved");
    expect((await register(test.stranger(), await formOf("mistyped@example.test"))).status).toBe(
      201,
    );
    expect((await mailsTo("mistyped@example.test"))[0]?.subject).toContain("Confirm your email");
  });

  it("that is somebody's is answered alike and opens nothing; it can be mended again", async () => {
    const owner = await test.member();
    const noa = await newcomer("first-try@example.test");
    const taken = await mend(noa, owner.email);
    const free = await mend(await newcomer("second-try@example.test"), "free-one@example.test");
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    expect((await noa.get("/api/me")).body.user.email).toBe(owner.email);
    expect((await mailsTo(owner.email))[0]?.subject).toBe("You already have a Marzipan account");
    expect((await mend(noa, "at-last@example.test")).status).toBe(200);
    expect((await verify("at-last@example.test")).status).toBe(200);
    expect(await gateOf(noa)).toBe("unapproved");
    const { status } = await send(test.stranger(), "/api/auth/sign-in", {
      email: owner.email,
      password: owner.password,
    });
    expect(status).toBe(200);
  });

  it("asks for a captcha and another address, is counted, and changes no verified account", async () => {
    const noa = await newcomer("counted@example.test");
    const bare = await send(noa, "/api/auth/mend-email", { email: "x@example.test" });
    expect(codeOf(bare)).toBe("captcha_required");
    expect((await mend(noa, "Counted@example.test")).body.error.facts.fields).toEqual([
      { path: "email", problem: "same_email" },
    ]);
    for (let turn = 0; turn < 4; turn += 1) await mend(noa, `turn${turn}@example.test`);
    expect(codeOf(await mend(noa, "too-many@example.test"))).toBe("too_many_resends");
    const owner = await test.member();
    await mend(owner, "elsewhere@example.test");
    expect((await owner.get("/api/me")).body.user.email).toBe(owner.email);
  });
});

describe("a blocked account", () => {
  it("gets no other address and has nothing mailed there (rulings §2)", async () => {
    const noa = await newcomer("blocked@example.test");
    const admin = await test.member({ isAdmin: true });
    const { id } = (await noa.get("/api/me")).body.user;
    await admin.post(`/api/admin/users/${id}/block`, { reason: "x" });
    const captchaToken = await solveCaptcha(test.stranger(), "sign_up");
    const body = { email: "victim@example.test", captchaToken };
    expect(codeOf(await send(noa, "/api/auth/mend-email", body))).toBe("account_blocked");
    expect((await noa.get("/api/me")).body.user.email).toBe("blocked@example.test");
    expect(await mailsTo("victim@example.test")).toEqual([]);
  });

  it("gets no other address where it is blocked while the call is answered", async () => {
    const noa = await newcomer("blocked-late@example.test");
    const proof = { ...(await readSessionProof(test, noa)), isBeforeGates: true };
    await test.asOwner("update account set blocked_at = $2 where email_key = $1", [
      "blocked-late@example.test",
      test.clock.now,
    ]);
    const expiresAt = new Date(test.clock.now.getTime() + 60_000);
    const mended = { email: "v@example.test", emailKey: "v@example.test", hash: "h", expiresAt };
    await expect(
      test.deps.database.transact(proof, (tx) => mendOwnEmail(tx, mended)),
    ).rejects.toMatchObject({ code: "account_blocked" });
    expect((await noa.get("/api/me")).body.user.email).toBe("blocked-late@example.test");
  });
});

describe("where mails are read", () => {
  it("is named while nothing leaves the machine, and never in production", async () => {
    expect((await test.stranger().get("/api/mail-place")).body).toEqual({
      outboxPath: "/dev/outbox",
    });
    const live = await startTestApp({ mode: "production", publicUrl: "https://app.example" });
    try {
      expect((await live.stranger().get("/api/mail-place")).body).toEqual({ outboxPath: null });
    } finally {
      await live.close();
    }
  });
});

describe("an address that may go back to the account that left it", () => {
  /** A member who moved to another address; returns the one that was left. */
  async function leaveAddress(): Promise<{ old: string; member: Caller }> {
    const member = await test.member();
    const moved = `moved-${member.email}`;
    await member.post("/api/me/email", { email: moved, password: member.password });
    const token = /change=([\w-]{43})/.exec((await mailsTo(moved))[0]?.text ?? "")?.[1] ?? "";
    expect((await send(test.stranger(), "/api/me/email/confirm", { token })).status).toBe(200);
    return { old: member.email, member };
  }

  it("is answered like any other at sign-up, and told when it is free and where to sign in", async () => {
    const { old } = await leaveAddress();
    const held = await register(test.stranger(), {
      ...(await formOf(old)),
      timeZone: "Asia/Jerusalem",
    });
    const free = await register(test.stranger(), await formOf("free-two@example.test"));
    expect([held.status, held.body]).toEqual([free.status, free.body]);
    const [mail] = await mailsTo(old);
    expect(mail?.subject).toBe("This email address can’t be used for a new account yet");
    const freeAt = new Date(test.clock.now.getTime() + 7 * 86_400_000);
    const said = formatIn("en").instant(freeAt.toISOString(), "Asia/Jerusalem");
    expect(mail?.text).toContain(said);
    expect(mail?.text).toContain("sign in with the new address");
    expect(mail?.text).not.toContain("You already have an account");
  });

  it("is told the same when an unverified account asks for it, and is free after seven days", async () => {
    const { old, member } = await leaveAddress();
    const noa = await newcomer(`before-${old}`);
    const captchaToken = await solveCaptcha(test.stranger(), "sign_up");
    await send(noa, "/api/auth/mend-email", { email: old, captchaToken });
    expect((await mailsTo(old))[0]?.subject).toContain("can’t be used for a new account yet");
    const known = await register(test.stranger(), await formOf(`moved-${member.email}`));
    expect(known.status).toBe(201);
    const [toOwner] = await mailsTo(`moved-${member.email}`);
    expect(toOwner?.subject).toBe("You already have a Marzipan account");
    test.clock.forward(7 * 86_400_000 + 60_000);
    expect((await register(test.stranger(), await formOf(old))).status).toBe(201);
    expect((await mailsTo(old))[0]?.subject).toContain("Confirm your email");
  });
});

describe("a known address at sign-up", () => {
  it("is told at most ten times an hour, whoever asks, and all are answered alike", async () => {
    const { email } = await test.member();
    const told = async () =>
      (await mailsTo(email)).filter(({ subject }) => subject.startsWith("You already have")).length;
    for (let times = 0; times < 12; times += 1) {
      const { status, body } = await register(test.stranger(), await formOf(email));
      expect([status, body]).toEqual([201, { ok: true, next: "verify_email" }]);
    }
    expect(await told()).toBe(10);
    test.clock.forward(61 * 60_000);
    await register(test.stranger(), await formOf(email));
    expect(await told()).toBe(11);
  });
});
