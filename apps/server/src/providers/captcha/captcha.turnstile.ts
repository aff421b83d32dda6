import * as z from "zod/mini";
import { postForm } from "../../platform/outside/outside-call.ts";
import type { Captcha } from "./captcha.port.ts";

/** How Turnstile is reached. */
export interface TurnstileOptions {
  siteKey: string;
  secret: string;
  /** The service's address, such as `https://challenges.cloudflare.com/turnstile/v0`. */
  url: string;
  /** The host that the widget must have run on; `null` believes any. */
  host: string | null;
  timeoutMs?: number;
}

const Verdict = z.object({
  success: z.boolean(),
  hostname: z.optional(z.string()),
  action: z.optional(z.string()),
});

/** Creates the captcha that asks Turnstile; a timeout, an outage and an answer that is none count as a no. */
export function createTurnstile(options: TurnstileOptions): Captcha {
  const { siteKey, secret, url, host, timeoutMs = 5000 } = options;
  return {
    kind: "turnstile",
    siteKey,
    widgetUrl: `${url}/api.js?render=explicit`,
    makeChallenge: async () => null,
    isSolved: async (token, purpose, address) => {
      const verdict = await ask(
        `${url}/siteverify`,
        { secret, response: token, remoteip: address },
        timeoutMs,
      );
      if (!verdict?.success) return false;
      const isOwnHost = host === null || verdict.hostname === host;
      return (
        isOwnHost &&
        (verdict.action === undefined || verdict.action === "" || verdict.action === purpose)
      );
    },
  };
}

async function ask(
  url: string,
  fields: Record<string, string>,
  timeoutMs: number,
): Promise<z.output<typeof Verdict> | null> {
  try {
    const { status, body } = await postForm(url, fields, { timeoutMs });
    const read = z.safeParse(Verdict, body);
    return status === 200 && read.success ? read.data : null;
  } catch {
    return null;
  }
}
