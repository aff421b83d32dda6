import { pbkdf2 } from "node:crypto";
import { promisify } from "node:util";
import type { CaptchaChallenge, CaptchaPurpose } from "@marzipan/contract/captcha";
import type { APIRequestContext } from "@playwright/test";
import { expect } from "@playwright/test";

const derive = promisify(pbkdf2);

/** As many attempts as the thread pool has threads. */
const atOnce = 4;

/** Asks for a proof-of-work challenge and answers its solution, as the widget in a page would. */
export async function solveCaptcha(
  request: APIRequestContext,
  purpose: CaptchaPurpose,
): Promise<string> {
  const answer = await request.get(`/api/captcha/challenge?for=${purpose}`);
  expect(answer.status()).toBe(200);
  const challenge = (await answer.json()) as CaptchaChallenge;
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters;
  const attempt = async (counter: number) => {
    const secret = Buffer.concat([Buffer.from(nonce, "hex"), Buffer.alloc(4)]);
    secret.writeUInt32BE(counter, secret.length - 4);
    const key = await derive(secret, Buffer.from(salt, "hex"), cost, keyLength, "sha256");
    return { counter, derivedKey: key.toString("hex"), time: 0 };
  };
  for (let first = 0; ; first += atOnce) {
    const counters = Array.from({ length: atOnce }, (_, n) => first + n);
    const attempts = await Promise.all(counters.map(attempt));
    const solution = attempts.find(({ derivedKey }) => derivedKey.startsWith(keyPrefix));
    if (solution) return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
  }
}
