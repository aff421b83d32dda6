import { createHmac } from "node:crypto";
import { CaptchaChallenge } from "@marzipan/contract/captcha";
import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import * as z from "zod/mini";
import type { Statement } from "../../platform/database/database.ts";
import type { Captcha } from "./captcha.port.ts";

/** How much work a challenge asks: rounds of the key, and between which counters the answer lies. */
export interface CaptchaWork {
  cost: number;
  least: number;
  most: number;
}

/** About 1.3 seconds of one core; five times as much would be too slow on old phones. */
const usualWork: CaptchaWork = { cost: 1000, least: 1000, most: 2000 };

/** How long a challenge may be solved and its solution be used. */
const challengeTtlMs = 10 * 60_000;

/** What proof of work needs: the secret that signs, the clock, and the place where used challenges are kept. */
export interface AltchaOptions {
  secret: string;
  now: () => Date;
  lookUp: <Row extends object>(statement: Statement) => Promise<Row[]>;
  work?: CaptchaWork;
}

const Solution = z.object({
  challenge: CaptchaChallenge,
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/**
 * Creates the captcha that needs no one outside: proof of work, signed by a key derived from the session
 * secret. A challenge holds for one purpose and ten minutes, and its solution for one use.
 */
export function createAltcha(options: AltchaOptions): Captcha {
  const { now, lookUp, work = usualWork } = options;
  const keyOf = (use: string): string =>
    createHmac("sha256", options.secret).update(`captcha:${use}`).digest("base64url");
  const keys = { hmacSignatureSecret: keyOf("challenge"), hmacKeySignatureSecret: keyOf("key") };

  const spend = async (nonce: string, until: number): Promise<boolean> => {
    const rows = await lookUp<{ is_first: boolean }>({
      name: "spend_captcha",
      text: "select app.spend_captcha($1, $2) as is_first",
      values: [nonce, new Date(until)],
    });
    return rows[0]?.is_first === true;
  };

  return {
    kind: "altcha",
    siteKey: null,
    widgetUrl: null,
    makeChallenge: async (purpose) => {
      const { parameters, signature = "" } = await createChallenge({
        ...keys,
        algorithm: "PBKDF2/SHA-256",
        cost: work.cost,
        counter: randomInt(work.most, work.least),
        deriveKey,
        data: { for: purpose, until: now().getTime() + challengeTtlMs },
        // The widget compares this with the machine's clock and then requests another challenge.
        expiresAt: new Date(Date.now() + challengeTtlMs),
      });
      return CaptchaChallenge.parse({ parameters, signature });
    },
    isSolved: async (token, purpose) => {
      const read = z.safeParse(Solution, readToken(token));
      if (!read.success) return false;
      const { challenge, solution } = read.data;
      const { data, nonce } = challenge.parameters;
      if (data.for !== purpose || data.until <= now().getTime()) return false;
      const { verified } = await verifySolution({ ...keys, challenge, solution, deriveKey });
      return verified && (await spend(nonce, data.until));
    },
  };
}

function readToken(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, "base64").toString());
  } catch {
    return null;
  }
}
