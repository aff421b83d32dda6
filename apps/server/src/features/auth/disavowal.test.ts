import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Answer, AnswerTo, Caller } from "../../platform/testing/test-caller.ts";
import { readOutbox } from "../../providers/messages/messages.outbox.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const dayMs = 86_400_000;
const newPassword = "brioche-2027";
let addresses = 0;

const codeOf = (answer: Answer): string => answer.body.error?.code ?? String(answer.status);

function post<const Path extends string>(
  url: Path,
  payload: object,
  from = test.stranger(),
): Promise<AnswerTo<"POST", Path>> {
  addresses += 1;
  const remoteAddress = `10.21.${addresses >> 8}.${addresses & 255}`;
  return from.send({ method: "POST", url, payload, remoteAddress });
}

/** The newest texts to someone that hold a pattern, as the pattern's first group. */
async function findIn(recipient: string, pattern: RegExp): Promise<string[]> {
  const all = await readOutbox(test.deps.database.lookUp, 500);
  return all
    .filter((message) => message.recipient === recipient)
    .map(({ text }) => pattern.exec(text)?.[1] ?? "")
    .filter((found) => found !== "");
}

const notMe = /\/not-me\?token=([\w-]{43})/;
const disavowalsTo = (recipient: string): Promise<string[]> => findIn(recipient, notMe);
const disavow = (token = ""): Promise<AnswerTo<"POST", "/api/auth/not-me">> =>
  post("/api/auth/not-me", { token });
const changeTo = async (email: string) =>
  (await findIn(email, /change=([\w-]{43})/))[0] ?? "no link";

const signIn = (email: string, password: string): Promise<AnswerTo<"POST", "/api/auth/sign-in">> =>
  post("/api/auth/sign-in", { email, password });

/** A browser of someone who knows the password. */
async function anotherBrowser({ email, password }: Caller): Promise<Caller> {
  const browser = test.stranger();
  const { status } = await post("/api/auth/sign-in", { email, password }, browser);
  expect(status).toBe(200);
  return browser;
}

const ask = (
  from: Caller,
  owner: Caller,
  email: string,
): Promise<AnswerTo<"POST", "/api/me/email">> =>
  from.post("/api/me/email", { email, password: owner.password });
const confirm = async (email: string): Promise<AnswerTo<"POST", "/api/me/email/confirm">> =>
  post("/api/me/email/confirm", { token: await changeTo(email) });

async function addPhone(from: Caller, owner: Caller, phone: string): Promise<void> {
  await from.post("/api/me/phone", { phone, password: owner.password });
  const token = (await findIn(phone, /^(\d{6})/))[0] ?? "";
  expect((await from.post("/api/me/phone/verify", { phone, token })).status).toBe(200);
}

async function resetBy(
  email: string,
  password = newPassword,
): Promise<AnswerTo<"POST", "/api/auth/reset">> {
  await post("/api/auth/reset-request", { email });
  return await spendReset(email, password);
}

async function spendReset(
  email: string,
  password = newPassword,
): Promise<AnswerTo<"POST", "/api/auth/reset">> {
  const [token] = await findIn(email, /\/reset-password\?token=([\w-]{43})/);
  return await post("/api/auth/reset", { token: token ?? "none", password });
}

async function expectOut(thief: Caller): Promise<void> {
  expect((await thief.get("/api/me")).status).toBe(401);
  expect((await thief.post("/api/auth/refresh")).status).toBe(401);
}

describe("a thief who changed the address", () => {
  it("is out by the link in the old mailbox, and comes back by nothing", async () => {
    const owner = await test.member();
    const thief = await anotherBrowser(owner);
    const stolen = `stolen-${owner.email}`;
    await ask(thief, owner, stolen);
    expect((await confirm(stolen)).status).toBe(200);
    await addPhone(thief, owner, "+972545550201");
    await ask(thief, owner, `further-${owner.email}`);
    await post("/api/auth/reset-request", { email: stolen });

    const tokens = await disavowalsTo(owner.email);
    expect(tokens).toHaveLength(2);
    expect((await test.stranger().get(`/not-me?token=${tokens[0]}`)).status).toBeLessThan(500);
    expect((await thief.get("/api/me")).body.user.email).toBe(stolen);

    expect((await disavow(tokens[0])).body).toEqual({ ok: true });
    await expectOut(thief);
    for (const email of [stolen, owner.email]) {
      expect(codeOf(await signIn(email, owner.password))).toBe("wrong_credentials");
    }
    expect(codeOf(await spendReset(stolen))).toBe("reset_invalid");
    expect((await confirm(`further-${owner.email}`)).status).toBe(400);
    await post("/api/auth/phone-code", { phone: "+972545550201" });
    expect(await findIn("+972545550201", /sign-?in|(\d{6}) is your/)).toHaveLength(1);
    for (const theirs of await disavowalsTo(stolen)) {
      expect(codeOf(await disavow(theirs))).toBe("not_me_invalid");
    }
    expect((await resetBy(stolen)).status).toBe(400);

    expect((await spendReset(owner.email)).status).toBe(200);
    expect((await signIn(owner.email, newPassword)).status).toBe(200);
    expect(codeOf(await disavow(tokens[0]))).toBe("not_me_used");
  });

  it("who only asked for it is out by a reset, and its link changes nothing any more", async () => {
    const owner = await test.member();
    const thief = await anotherBrowser(owner);
    const stolen = `asked-${owner.email}`;
    await ask(thief, owner, stolen);
    await addPhone(thief, owner, "+972545550202");
    expect((await resetBy(owner.email)).status).toBe(200);
    await expectOut(thief);
    expect((await confirm(stolen)).status).toBe(400);
    await post("/api/auth/phone-code", { phone: "+972545550202" });
    expect(await findIn("+972545550202", /(\d{6}) is your/)).toHaveLength(1);
    expect(await findIn(owner.email, /Codes sent to (\S+) no longer/)).toEqual(["+972545550202"]);
  });

  it("cannot void the owner's link by resetting the password through the stolen address", async () => {
    const owner = await test.member();
    const thief = await anotherBrowser(owner);
    const stolen = `reset-${owner.email}`;
    await ask(thief, owner, stolen);
    await confirm(stolen);
    expect((await resetBy(stolen, "thief-4711-xx")).status).toBe(200);
    expect((await disavow((await disavowalsTo(owner.email))[0])).status).toBe(200);
    expect(codeOf(await signIn(stolen, "thief-4711-xx"))).toBe("wrong_credentials");
    expect((await spendReset(owner.email)).status).toBe(200);
  });

  it("cannot register the old address, nor move another account to it, while it may go back", async () => {
    const owner = await test.member();
    const thief = await anotherBrowser(owner);
    const stolen = `squat-${owner.email}`;
    await ask(thief, owner, stolen);
    await confirm(stolen);
    const accomplice = await test.member();
    await ask(accomplice, accomplice, owner.email);
    expect((await confirm(owner.email)).status).toBe(409);
    const [row] = await test.asOwner<{ done: boolean }>(
      `select app.register_account(gen_random_uuid(), gen_random_uuid(), $1, $1, 'x', 'x', 'x', 'en', 'UTC', 'IL',
         'ILS', 'basic', '1', $2) as done`,
      [owner.email, test.clock.now],
    );
    expect(row?.done).toBe(false);
    expect((await disavow((await disavowalsTo(owner.email))[0])).status).toBe(200);
  });
});

describe("the link “This was not me”", () => {
  it("stands in the mails of a changed password, phone and authenticator, and works for seven days", async () => {
    const owner = await test.member();
    await addPhone(owner, owner, "+972545550203");
    await owner.delete("/api/me/phone");
    await owner.post("/api/me/password", { currentPassword: owner.password, newPassword });
    const tokens = await disavowalsTo(owner.email);
    expect(tokens).toHaveLength(3);
    test.clock.forward(7 * dayMs - 60_000);
    expect((await disavow(tokens[0])).status).toBe(200);
    test.clock.forward(120_000);
    expect(codeOf(await disavow(tokens[1]))).toBe("not_me_invalid");
  });

  it("is kept hashed, and an invented one is none", async () => {
    const owner = await test.member();
    await owner.post("/api/me/password", { currentPassword: owner.password, newPassword });
    const [token = ""] = await disavowalsTo(owner.email);
    const rows = await test.asOwner<{ text: string }>("select d::text as text from disavowal d");
    expect(rows.map((row) => row.text).join()).not.toContain(token);
    expect(codeOf(await disavow("x".repeat(43)))).toBe("not_me_invalid");
  });

  it("takes off an authenticator that was turned on within the seven days", async () => {
    const owner = await test.member();
    await owner.post("/api/me/password", { currentPassword: owner.password, newPassword });
    await test.asOwner(
      `update account_secret set totp_secret = 'x', totp_confirmed_at = $2
        where account_id = (select id from account where email_key = $1)`,
      [owner.email, test.clock.now],
    );
    await disavow((await disavowalsTo(owner.email))[0]);
    await spendReset(owner.email);
    expect((await signIn(owner.email, newPassword)).status).toBe(200);
  });
});

describe("every way in", () => {
  it("ends with a changed password, but this session and a phone of more than seven days", async () => {
    const owner = await test.member();
    await addPhone(owner, owner, "+972545550204");
    test.clock.forward(8 * dayMs);
    await owner.post("/api/auth/refresh");
    const thief = await anotherBrowser(owner);
    await ask(thief, owner, `pending-${owner.email}`);
    await post("/api/auth/reset-request", { email: owner.email });
    await owner.post("/api/me/password", { currentPassword: owner.password, newPassword });
    await expectOut(thief);
    expect((await confirm(`pending-${owner.email}`)).status).toBe(400);
    expect(codeOf(await spendReset(owner.email))).toBe("reset_invalid");
    expect((await owner.get("/api/me/security")).body.phone).toBe("+972545550204");
  });

  it("ends when the account is closed, and when it is blocked, where sessions stay to say so", async () => {
    const [closing, blocked, admin] = [
      await test.member(),
      await test.member(),
      await test.member({ isAdmin: true }),
    ];
    for (const owner of [closing, blocked]) {
      await ask(owner, owner, `pending-${owner.email}`);
      await post("/api/auth/reset-request", { email: owner.email });
    }
    const { id } = (await blocked.get("/api/me")).body.user;
    await closing.post("/api/me/close", { password: closing.password });
    expect((await admin.post(`/api/admin/users/${id}/block`, { reason: "x" })).status).toBe(200);
    for (const owner of [closing, blocked]) {
      expect((await confirm(`pending-${owner.email}`)).status).toBe(400);
      expect(codeOf(await spendReset(owner.email))).toBe("reset_invalid");
    }
    await expectOut(closing);
    expect((await blocked.get("/api/me")).body.gate).toBe("blocked");
  });

  it("ends for a calendar program too, by a reset and not by a changed password", async () => {
    const owner = await test.member();
    const path = String((await owner.put("/api/calendar-feed", {})).body.path);
    const opened = async () => (await test.stranger().get(path)).status;
    const change = { currentPassword: owner.password, newPassword: "proofing-2026" };
    expect((await owner.post("/api/me/password", change)).status).toBe(200);
    expect(await opened()).toBe(200);
    await resetBy(owner.email);
    expect(await opened()).toBe(404);
  });

  it("ends for a sign-in that was already being checked", async () => {
    const owner = await test.member();
    const [row] = await test.asOwner<{ hash: string; id: string }>(
      `select password_hash as hash, id from account join account_secret on account_id = id
        where email_key = $1`,
      [owner.email],
    );
    await resetBy(owner.email);
    const opened = await test.asOwner(
      `select * from app.enter_account(gen_random_uuid(), $1, '', '', $2, $2, $2, '{}', 'device', '{}', $3, null)`,
      [row?.id, test.clock.now, row?.hash],
    );
    expect(opened).toEqual([]);
  });
});
