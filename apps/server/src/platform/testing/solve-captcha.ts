import type { CaptchaChallenge, CaptchaPurpose } from "@marzipan/contract/captcha";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { createAltcha } from "../../providers/captcha/captcha.altcha.ts";
import type { CaptchaWork } from "../../providers/captcha/captcha.altcha.ts";
import type { Caller } from "./test-caller.ts";

/** Work that takes a test no time. */
export const easyWork: CaptchaWork = { cost: 1, least: 1, most: 3 };

/** Asks for a challenge and returns its solution, as the widget hands it over. */
export async function solveCaptcha(caller: Caller, purpose: CaptchaPurpose): Promise<string> {
  const { body } = await caller.get(`/api/captcha/challenge?for=${purpose}`);
  return await solveAsWidget(body as CaptchaChallenge);
}

/** Solves a challenge and returns the solution as the widget hands it over. */
export async function solveAsWidget(challenge: CaptchaChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

/**
 * Returns a solution for the server that has a session secret: of a challenge that this secret signed too, but
 * that asks for hardly any work.
 */
export async function solveBySecret(secret: string, purpose: CaptchaPurpose): Promise<string> {
  const options = { secret, now: () => new Date(), lookUp: () => Promise.resolve([]) };
  const altcha = createAltcha({ ...options, work: easyWork });
  return await solveAsWidget((await altcha.makeChallenge(purpose)) as CaptchaChallenge);
}
