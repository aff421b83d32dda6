import { availableParallelism } from "node:os";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countPasswordTasks } from "../../platform/passwords/password-workers.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Answer, AnswerTo, Caller } from "../../platform/testing/test-caller.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  // The hash that unknown accounts are compared with is made once.
  await guess({ email: "first@example.test", remoteAddress: "10.20.0.1" });
});
afterAll(() => test.close());

const guesses = 1000;

/** As many threads work on passwords. */
const hands = Math.min(4, Math.max(1, availableParallelism() - 1));

/**
 * Watches how long someone waits: at most three seconds, or on a machine busy with other things for no more passwords
 * than are worked on within three seconds elsewhere.
 */
function watchWait(): () => boolean {
  const began = performance.now();
  const before = countPasswordTasks();
  return () => performance.now() - began < 3000 || countPasswordTasks() - before < 50 * hands;
}

const codeOf = (answer: Answer): string => answer.body.error?.code ?? String(answer.status);

function guess({ email, remoteAddress }: { email: string; remoteAddress: string }) {
  const payload = { email, password: "wrong-2026" };
  return test.stranger().send({ method: "POST", url: "/api/auth/sign-in", payload, remoteAddress });
}

async function guessAll(one: (index: number) => Promise<Answer>) {
  const before = countPasswordTasks();
  const answers = await Promise.all(Array.from({ length: guesses }, (_, index) => one(index)));
  const codes: Record<string, number> = {};
  for (const answer of answers) codes[codeOf(answer)] = (codes[codeOf(answer)] ?? 0) + 1;
  return { codes, evaluated: countPasswordTasks() - before };
}

const addressOf = (index: number): string => `10.21.${index >> 8}.${index & 255}`;

describe("a thousand guesses at once", () => {
  it.each([
    ["at one account from one address", () => "10.20.0.2"],
    ["at one account from a thousand addresses", (index: number) => addressOf(index)],
  ])("%s are ten guesses", async (_name, remoteAddressOf) => {
    const { email } = await test.member();
    const { codes, evaluated } = await guessAll((index) =>
      guess({ email, remoteAddress: remoteAddressOf(index) }),
    );
    expect(evaluated).toBeLessThanOrEqual(10);
    expect(codes["wrong_credentials"]).toBe(evaluated);
    expect(Object.keys(codes).toSorted()).toEqual(
      expect.not.arrayContaining(["internal", "500", "200"]),
    );
  });

  it("at a thousand accounts from one address are ten guesses", async () => {
    const { evaluated } = await guessAll((index) =>
      guess({ email: `nobody${index}@example.test`, remoteAddress: "10.20.0.3" }),
    );
    expect(evaluated).toBeLessThanOrEqual(10);
  });

  it("at the password that is asked for again are ten guesses", async () => {
    const baker = await test.member();
    const { codes, evaluated } = await guessAll(() =>
      baker.post("/api/me/close", { password: "wrong-2026" }),
    );
    expect(evaluated).toBeLessThanOrEqual(10);
    expect(codes["invalid_input"]).toBe(evaluated);
    expect((codes["rate_limited"] ?? 0) + (codes["unavailable"] ?? 0)).toBe(guesses - evaluated);
  });

  it("at an authenticator code are ten guesses", async () => {
    const baker = await test.member();
    await baker.post("/api/me/totp", { password: baker.password });
    const { codes } = await guessAll(() => baker.post("/api/me/totp/confirm", { code: "000000" }));
    expect(codes["invalid_input"]).toBeLessThanOrEqual(10);
    expect((codes["rate_limited"] ?? 0) + (codes["unavailable"] ?? 0)).toBeGreaterThan(900);
  });

  it("at a phone's code are five guesses", async () => {
    const baker = await test.member();
    const phone = "+972541230001";
    await test.asOwner(
      "update account set phone_e164 = $2, phone_verified_at = now() where email_key = $1",
      [baker.email, phone],
    );
    await test.stranger().post("/api/auth/phone-code", { phone });
    await guessAll((index) =>
      test.stranger().send({
        method: "POST",
        url: "/api/auth/phone-sign-in",
        payload: { phone, token: String(index).padStart(6, "0") },
        remoteAddress: addressOf(index),
      }),
    );
    const [kept] = await test.asOwner<{ tries: number }>(
      "select tries from phone_code where phone_e164 = $1",
      [phone],
    );
    expect(kept?.tries ?? 0).toBeLessThanOrEqual(5);
  });
});

describe("an honest sign-in while somebody guesses without end", () => {
  async function whileAttacked(act: () => Promise<void>): Promise<Record<string, number>> {
    test.clock.forward(60 * 60_000);
    const codes: Record<string, number> = {};
    const tried = new Set<Promise<void>>();
    for (let index = 0; index < guesses; index += 1) {
      // Each from an address of its own at an account of its own: nothing of it is throttled.
      const one = guess({
        email: `someone${index}@example.test`,
        remoteAddress: addressOf(index + 2000),
      }).then((answer) => {
        codes[codeOf(answer)] = (codes[codeOf(answer)] ?? 0) + 1;
      });
      tried.add(one);
    }
    await act();
    await Promise.all(tried);
    return codes;
  }

  async function signIn(
    caller: Caller,
    remoteAddress: string,
  ): Promise<AnswerTo<"POST", "/api/auth/sign-in">> {
    const { email, password } = caller;
    return await caller.send({
      method: "POST",
      url: "/api/auth/sign-in",
      payload: { email, password },
      remoteAddress,
    });
  }

  it("takes at most three seconds in a browser that the account knows", async () => {
    const baker = await test.member();
    const codes = await whileAttacked(async () => {
      const isSoon = watchWait();
      let answer = await signIn(baker, "10.22.0.1");
      while (answer.status === 503 && isSoon()) answer = await signIn(baker, "10.22.0.1");
      expect(answer.status).toBe(200);
      expect(isSoon()).toBe(true);
    });
    // The attack was more than is looked at together: how much of it had to wait depends on the machine, and what did not was in vain.
    const { wrong_credentials: inVain = 0, too_many_sign_ins: atOnce = 0, unavailable = 0 } = codes;
    expect(atOnce + unavailable).toBeGreaterThan(0);
    expect(inVain + atOnce + unavailable).toBe(guesses);
  });

  it("answers a new browser within three seconds too: it comes in, or is told when to try again", async () => {
    const baker = await test.member();
    const browser = Object.assign(test.stranger(), {
      email: baker.email,
      password: baker.password,
    });
    await whileAttacked(async () => {
      const isSoon = watchWait();
      const answer = await signIn(browser, "10.22.0.2");
      expect(isSoon()).toBe(true);
      const isToldWhen = Number(answer.headers["retry-after"]) > 0;
      expect([429, 503].includes(answer.status) ? isToldWhen : answer.status === 200).toBe(true);
    });
    expect((await signIn(browser, "10.22.0.2")).status).toBe(200);
  });
});
