import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../../wiring/app.ts";
import { createLog } from "../../platform/logging/log.ts";
import { solveCaptcha } from "../../platform/testing/solve-captcha.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import { createCaller } from "../../platform/testing/test-caller.ts";
import type { Answer, AnswerTo, Caller } from "../../platform/testing/test-caller.ts";
import { readOutbox } from "../../providers/messages/messages.outbox.ts";
import type { KeptMessage } from "../../providers/messages/messages.outbox.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const minuteMs = 60_000;
const firefox = "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0";
let addresses = 0;

/** An address that no one signed in from before. */
function newAddress(): string {
  addresses += 1;
  return `10.9.${addresses >> 8}.${addresses & 255}`;
}

interface Attempt {
  email: string;
  password: string;
  captchaToken?: string;
}

function signIn(
  caller: Caller,
  payload: Attempt,
  remoteAddress = newAddress(),
): Promise<AnswerTo<"POST", "/api/auth/sign-in">> {
  const headers = { "user-agent": firefox };
  return caller.send({ method: "POST", url: "/api/auth/sign-in", payload, remoteAddress, headers });
}

const codeOf = (answer: Answer): string => answer.body.error?.code ?? String(answer.status);

async function failOften(times: number, email: string, address?: string): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    const caller = test.stranger();
    const captchaToken = await solveCaptcha(caller, "sign_in");
    const answer = await signIn(caller, { email, password: "wrong-2026", captchaToken }, address);
    expect(codeOf(answer)).toBe("wrong_credentials");
  }
}

async function mailsTo(recipient: string): Promise<KeptMessage[]> {
  const all = await readOutbox(test.deps.database.lookUp, 200);
  return all.filter((message) => message.recipient === recipient);
}

describe("failed sign-ins", () => {
  it.each([
    ["of an account", async () => (await test.member()).email],
    ["of an unknown account", async () => `nobody${newAddress()}@example.test`],
  ])("%s ask for a captcha after the tenth, wherever they come from", async (_name, make) => {
    const email = await make();
    const attempt = { email, password: "wrong-2026" };
    await failOften(9, email);
    expect(codeOf(await signIn(test.stranger(), attempt))).toBe("wrong_credentials");
    expect(codeOf(await signIn(test.stranger(), attempt))).toBe("captcha_required");
    const nonsense = { ...attempt, captchaToken: "nonsense" };
    expect(codeOf(await signIn(test.stranger(), nonsense))).toBe("captcha_failed");
    const captchaToken = await solveCaptcha(test.stranger(), "sign_in");
    expect(codeOf(await signIn(test.stranger(), { ...attempt, captchaToken }))).toBe(
      "wrong_credentials",
    );
  });

  it("never lock an account: after 10 of them its owner comes in with a captcha", async () => {
    const baker = await test.member();
    const attempt = { email: baker.email, password: baker.password };
    await failOften(10, baker.email);
    expect(codeOf(await signIn(test.stranger(), attempt))).toBe("captcha_required");
    const captchaToken = await solveCaptcha(test.stranger(), "sign_in");
    expect((await signIn(test.stranger(), { ...attempt, captchaToken })).status).toBe(200);
    expect((await signIn(test.stranger(), attempt)).status).toBe(200);
  });

  it("by strangers do not concern a device that the account knows", async () => {
    const baker = await test.member();
    const attempt = { email: baker.email, password: baker.password };
    await baker.post("/api/auth/sign-out", {});
    await failOften(10, baker.email);
    expect((await signIn(baker, attempt)).status).toBe(200);
  });

  it("on a known device count for it alone", async () => {
    const baker = await test.member();
    const attempt = { email: baker.email, password: baker.password };
    for (let count = 0; count < 10; count += 1) {
      const wrong = await signIn(baker, { ...attempt, password: "wrong-2026" });
      expect(codeOf(wrong)).toBe("wrong_credentials");
    }
    expect(codeOf(await signIn(baker, attempt))).toBe("captcha_required");
    expect((await signIn(test.stranger(), attempt)).status).toBe(200);
  });

  it("from one address ask everybody there for a captcha, and are stopped after 60", async () => {
    const baker = await test.member();
    const attempt = { email: baker.email, password: baker.password };
    const address = newAddress();
    for (let count = 0; count < 60; count += 1) {
      await failOften(1, `nobody${count}@example.test`, address);
    }
    const captchaToken = await solveCaptcha(test.stranger(), "sign_in");
    const stopped = await signIn(test.stranger(), { ...attempt, captchaToken }, address);
    expect([stopped.status, codeOf(stopped)]).toEqual([429, "too_many_sign_ins"]);
    expect(Number(stopped.headers["retry-after"])).toBe(stopped.body.error.facts.seconds);
    expect((await signIn(test.stranger(), attempt)).status).toBe(200);
    test.clock.forward(15 * minuteMs);
    expect((await signIn(test.stranger(), attempt, address)).status).toBe(200);
  });

  it("of known and unknown accounts take equally long", { timeout: 240_000 }, async () => {
    const baker = await test.member({ isHashedInFull: true });
    let ratio = 0;
    // Whatever else the machine does shakes the clock; a difference of ours stays in every measurement.
    for (let measurement = 0; measurement < 6; measurement += 1) {
      ratio = await compareTimes(baker.email);
      if (ratio > 0.9 && ratio < 1.1) break;
    }
    expect(ratio).toBeGreaterThan(0.9);
    expect(ratio).toBeLessThan(1.1);
  });
});

/** Returns how much longer 70 failed sign-ins of an account take than those of unknown ones, in the median. */
async function compareTimes(known: string): Promise<number> {
  const took: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
  const orders = [["known", "unknown"] as const, ["unknown", "known"] as const];
  for (let round = 0; round < 70; round += 1) {
    // A new window, so that neither is asked for a captcha.
    test.clock.forward(15 * minuteMs);
    for (const kind of orders[round % 2] ?? []) {
      const email = kind === "known" ? known : `nobody${round}@example.test`;
      const began = performance.now();
      const answer = await signIn(test.stranger(), { email, password: "wrong-2026" });
      took[kind].push(performance.now() - began);
      expect(codeOf(answer)).toBe("wrong_credentials");
    }
  }
  const median = (times: number[]): number => times.toSorted((a, b) => a - b)[35] ?? 0;
  return median(took.known) / median(took.unknown);
}

describe("a device", () => {
  it("that an account does not know is told to its owner, in words", async () => {
    const baker = await test.member();
    await test.asOwner("update account set language = 'he' where email_key = $1", [baker.email]);
    await signIn(test.stranger(), { email: baker.email, password: baker.password });
    const [mail] = await mailsTo(baker.email);
    expect(mail?.subject).toBe("התחברות חדשה לחשבון שלכם ב־Marzipan");
    expect(mail?.text).toContain("\u2068Firefox\u2069 ב־\u2068Windows\u2069");
    expect(mail?.text).toMatch(/זמן: \d+ ב(נוב|דצמ)׳.* \d\d:\d\d/);
    expect(mail?.html).toContain('dir="rtl"');
  });

  it("is told of once, and the first one not at all", async () => {
    const baker = await test.member();
    const attempt = { email: baker.email, password: baker.password };
    await signIn(baker, attempt);
    expect((await mailsTo(baker.email)).map((mail) => mail.subject)).toEqual([
      "Confirm your email for Marzipan",
    ]);
    const laptop = test.stranger();
    await signIn(laptop, attempt);
    await laptop.post("/api/auth/sign-out", {});
    await signIn(laptop, attempt);
    expect(await mailsTo(baker.email)).toHaveLength(2);
  });

  it("comes in only together with the mail that tells of it", async () => {
    const baker = await test.member();
    const attempt = { email: baker.email, password: baker.password };
    const refuse = `check (recipient <> '${baker.email}')`;
    await test.asOwner(`alter table outbox_message add constraint full_box ${refuse} not valid`);
    expect((await signIn(test.stranger(), attempt)).status).toBe(500);
    await test.asOwner("alter table outbox_message drop constraint full_box");
    expect((await baker.get("/api/devices")).body.items).toHaveLength(1);
    expect((await signIn(test.stranger(), attempt)).status).toBe(200);
    expect(await mailsTo(baker.email)).toHaveLength(2);
  });

  it("can be shared: it stays known to each who signed in there", async () => {
    const [noa, dana] = [await test.member(), await test.member()];
    const shared = test.stranger();
    for (const { email, password } of [noa, dana, noa, dana])
      await signIn(shared, { email, password });
    expect(await mailsTo(noa.email)).toHaveLength(2);
    expect(await mailsTo(dana.email)).toHaveLength(2);
  });

  it("that somebody planted in a browser does not become known by signing in there", async () => {
    const [baker, thief] = [await test.member(), await test.member()];
    const planted = thief.cookies.get("marzipan_device") ?? "";
    const browser = test.stranger();
    browser.cookies.set("marzipan_device", planted);
    await signIn(browser, { email: baker.email, password: baker.password });
    await failOften(10, baker.email);
    const attempt = { email: baker.email, password: baker.password };
    expect(codeOf(await signIn(thief, attempt))).toBe("captcha_required");
  });
});

describe("the log", () => {
  it("tells of sign-ins and failed ones by the account's id, and of nobody's name or address", async () => {
    let lines = "";
    const log = createLog({ logLevel: "info" }, { write: (line) => void (lines += line) });
    const { app } = await buildApp({ ...test.deps, log });
    const baker = await test.member();
    const [row] = await test.asOwner<{ id: string }>(
      "select id from account where email_key = $1",
      [baker.email],
    );
    const attempt = { email: baker.email, password: baker.password };
    await signIn(createCaller(app), { ...attempt, password: "wrong-2026" });
    await signIn(createCaller(app), { ...attempt, email: "nobody@example.test" });
    await signIn(createCaller(app), attempt);
    const events = lines.split("\n").flatMap((line) => {
      const { event, accountId } = line ? JSON.parse(line) : {};
      return event ? [[event, accountId]] : [];
    });
    expect(events).toEqual([
      ["sign_in_failed", row?.id],
      ["sign_in_failed", null],
      ["signed_in", row?.id],
    ]);
    expect(lines).not.toMatch(/example\.test|wrong-2026|10\.9\./);
    await app.close();
  });
});

describe("a session that a browser brings along", () => {
  it("is never kept by signing in", async () => {
    const [baker, thief] = [await test.member(), await test.member()];
    const planted = new Map(thief.cookies);
    const browser = test.stranger();
    for (const [name, value] of planted) browser.cookies.set(name, value);
    await signIn(browser, { email: baker.email, password: baker.password });
    for (const name of ["marzipan_access", "marzipan_refresh"]) {
      expect(browser.cookies.get(name)).not.toBe(planted.get(name));
    }
    expect((await browser.get("/api/me")).body.user.email).toBe(baker.email);
    expect((await thief.get("/api/devices")).body.error.code).toBe("session_expired");
    expect((await browser.get("/api/devices")).body.items).toHaveLength(2);
  });

  it("that was made up is not taken on either", async () => {
    const baker = await test.member();
    const browser = test.stranger();
    for (const name of ["marzipan_access", "marzipan_refresh", "marzipan_expiry"]) {
      browser.cookies.set(name, "0191f7a0-0000-7000-8000-000000000000.0.planted");
    }
    const answer = await signIn(browser, { email: baker.email, password: baker.password });
    expect(answer.status).toBe(200);
    expect(browser.cookies.get("marzipan_refresh")).not.toContain("planted");
    expect((await browser.get("/api/devices")).status).toBe(200);
  });
});
