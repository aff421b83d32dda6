import type { CaptchaChallenge } from "@marzipan/contract/captcha";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { solveAsWidget, solveCaptcha } from "../../platform/testing/solve-captcha.ts";
import { openStandIn } from "../../platform/testing/stand-in.ts";
import type { StandIn } from "../../platform/testing/stand-in.ts";
import { startTestApp } from "../../platform/testing/test-app.ts";
import type { TestApp } from "../../platform/testing/test-app.ts";
import type { Answer, AnswerTo } from "../../platform/testing/test-caller.ts";

let people = 0;

/** Registers someone new with a captcha token, or without one. */
function registerWith(
  test: TestApp,
  captchaToken?: string,
): Promise<AnswerTo<"POST", "/api/auth/register">> {
  people += 1;
  return test.stranger().post("/api/auth/register", {
    fullName: "Noa Levi",
    businessName: "Levi Bakehouse",
    email: `noa${people}@example.test`,
    password: "challah-2026",
    consent: true,
    ...(captchaToken === undefined ? {} : { captchaToken }),
  });
}

const codeOf = (answer: Answer): string => answer.body.error?.code ?? String(answer.status);

describe("proof of work", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const challenge = async (): Promise<CaptchaChallenge> =>
    (await test.stranger().get("/api/captcha/challenge?for=sign_up")).body as CaptchaChallenge;

  it("is the captcha in use, needs no key, and asks for a purpose that is known", async () => {
    expect((await test.stranger().get("/api/captcha")).body).toEqual({
      kind: "altcha",
      siteKey: null,
      widgetUrl: null,
    });
    expect((await test.stranger().get("/api/captcha/challenge")).status).toBe(400);
    expect((await test.stranger().get("/api/captcha/challenge?for=fun")).status).toBe(400);
  });

  it("is required for signing up", async () => {
    expect(codeOf(await registerWith(test))).toBe("captcha_required");
    expect(codeOf(await registerWith(test, "nonsense"))).toBe("captcha_failed");
    const token = await solveCaptcha(test.stranger(), "sign_up");
    expect((await registerWith(test, token)).status).toBe(201);
  });

  it("holds once, also for two calls at the same moment", async () => {
    const token = await solveCaptcha(test.stranger(), "sign_up");
    const answers = await Promise.all([registerWith(test, token), registerWith(test, token)]);
    expect(answers.map(codeOf).toSorted()).toEqual(["201", "captcha_failed"]);
    expect(codeOf(await registerWith(test, token))).toBe("captcha_failed");
  });

  it("holds for its own purpose only", async () => {
    const token = await solveCaptcha(test.stranger(), "contact");
    expect(codeOf(await registerWith(test, token))).toBe("captcha_failed");
  });

  it("holds for ten minutes", async () => {
    const early = await solveCaptcha(test.stranger(), "sign_up");
    const late = await solveCaptcha(test.stranger(), "sign_up");
    test.clock.forward(9 * 60_000);
    expect((await registerWith(test, early)).status).toBe(201);
    test.clock.forward(61_000);
    expect(codeOf(await registerWith(test, late))).toBe("captcha_failed");
  });

  it("cannot be made easier, prolonged or made up by who solves it", async () => {
    const until = test.clock.now.getTime() + 3_600_000;
    const changes = [
      { keyPrefix: "00" },
      { keyPrefix: "00", nonce: "00".repeat(16) },
      { data: { for: "sign_up", until } },
    ];
    for (const change of changes) {
      const given = await challenge();
      const parameters = { ...given.parameters, ...change };
      const token = await solveAsWidget({ ...given, parameters });
      expect(codeOf(await registerWith(test, token))).toBe("captcha_failed");
    }
    const { parameters } = await challenge();
    const unsigned = await solveAsWidget({ parameters, signature: "" });
    expect(codeOf(await registerWith(test, unsigned))).toBe("captcha_failed");
  });

  it("is not solved by a key that was not looked for", async () => {
    const given = await challenge();
    const solution = { counter: 1, derivedKey: "00".repeat(32), time: 1 };
    const token = Buffer.from(JSON.stringify({ challenge: given, solution })).toString("base64");
    expect(codeOf(await registerWith(test, token))).toBe("captcha_failed");
  });
});

describe("Turnstile", () => {
  let service: StandIn;
  let test: TestApp;
  beforeAll(async () => {
    service = await openStandIn();
    test = await startTestApp({
      publicUrl: "http://localhost:3000",
      captcha: { kind: "turnstile", siteKey: "0x4AAA", secret: "hush", url: service.url },
    });
  });
  afterAll(async () => {
    await test.close();
    await service.close();
  });

  it("is told to pages, and makes no challenges here", async () => {
    expect((await test.stranger().get("/api/captcha")).body).toEqual({
      kind: "turnstile",
      siteKey: "0x4AAA",
      widgetUrl: `${service.url}/api.js?render=explicit`,
    });
    expect((await test.stranger().get("/api/captcha/challenge?for=sign_up")).status).toBe(404);
  });

  it("is asked with the secret, the token and the address", async () => {
    service.answer({ success: true, hostname: "localhost", action: "sign_up" });
    expect((await registerWith(test, "from-the-widget")).status).toBe(201);
    const asked = service.heard.at(-1);
    expect(asked?.path).toBe("/siteverify");
    expect(Object.fromEntries(new URLSearchParams(asked?.body))).toEqual({
      secret: "hush",
      response: "from-the-widget",
      remoteip: "127.0.0.1",
    });
  });

  it.each([
    ["a refusal", { success: false, "error-codes": ["timeout-or-duplicate"] }],
    ["another site's token", { success: true, hostname: "evil.example", action: "sign_up" }],
    ["a token for another act", { success: true, hostname: "localhost", action: "contact" }],
    ["an answer that is none", { hello: "world" }],
  ])("refuses at %s", async (_name, verdict) => {
    service.answer(verdict);
    expect(codeOf(await registerWith(test, "from-the-widget"))).toBe("captcha_failed");
  });

  it("refuses when the service fails or is away", async () => {
    service.answer({ success: true, hostname: "localhost" }, 500);
    expect(codeOf(await registerWith(test, "from-the-widget"))).toBe("captcha_failed");
    await service.close();
    expect(codeOf(await registerWith(test, "from-the-widget"))).toBe("captcha_failed");
  });
});
