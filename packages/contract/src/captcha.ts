import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { atMost } from "./primitives.ts";

/** What a captcha is solved for; a solution for one is none for another. */
export const captchaPurposes = ["sign_up", "sign_in", "contact", "order_request"] as const;

/** A captcha's purpose. */
export type CaptchaPurpose = (typeof captchaPurposes)[number];

/** The solution of a captcha as its widget hands it over. */
export const CaptchaToken = z.string("required").check(atMost(2048), z.minLength(1, "required"));

/**
 * Returns which captcha is in use; `siteKey` and `widgetUrl`, the address of its script, are the outside
 * service's, `null` for proof of work.
 */
export const getCaptcha = endpoint({
  id: "auth.captcha",
  method: "GET",
  path: "/api/captcha",
  access: "public",
  summary: "Returns the captcha in use, with its public key and script if it has them.",
  reply: z.object({
    kind: z.enum(["altcha", "turnstile"]),
    siteKey: z.nullable(z.string()),
    widgetUrl: z.nullable(z.string()),
  }),
});

/** A proof-of-work challenge as the ALTCHA widget reads it. */
export const CaptchaChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    expiresAt: z.number(),
    data: z.object({ for: z.string(), until: z.number() }),
  }),
  signature: z.string(),
});

/** A proof-of-work challenge. */
export type CaptchaChallenge = z.output<typeof CaptchaChallenge>;

/** Creates a proof-of-work challenge; with an outside service there is none. */
export const getCaptchaChallenge = endpoint({
  id: "auth.captchaChallenge",
  method: "GET",
  path: "/api/captcha/challenge",
  access: "public",
  summary: "Creates a proof-of-work challenge for one purpose, valid for ten minutes and one use.",
  query: z.strictObject({ for: z.enum(captchaPurposes, "invalid") }),
  reply: CaptchaChallenge,
  errors: ["not_found"],
});
