import type { Window } from "../../platform/limits/throttle.ts";

const minuteMs = 60_000;

/** How often each act may be done; failures of sign-in as rulings §2 has them. */
export const windows = {
  /** Failures of one account, known device or address after which a captcha is asked for. */
  signInFreely: { lengthMs: 15 * minuteMs, most: 10 },
  /** Failures from one address after which no one there may try; counted over the same time. */
  signInAddress: { lengthMs: 15 * minuteMs, most: 60 },
  register: { lengthMs: 60 * minuteMs, most: 20 },
  resendAddress: { lengthMs: 60 * minuteMs, most: 30 },
  mendAccount: { lengthMs: 60 * minuteMs, most: 5 },
  /** Requests for a verification link of one account by one address. */
  resendAsker: { lengthMs: minuteMs, most: 1 },
  /** Verification links that are mailed to one account, regardless of who asks. */
  resendMails: { lengthMs: 60 * minuteMs, most: 10 },
  /** Mails that tell an address why no account was made or moved to it, regardless of who asks. */
  refusedMails: { lengthMs: 60 * minuteMs, most: 10 },
  verify: { lengthMs: 15 * minuteMs, most: 60 },
  resetAddress: { lengthMs: 60 * minuteMs, most: 20 },
  /** Requests for a reset link of one account by one asker: an address, or a device that the account knows. */
  resetAsker: { lengthMs: 15 * minuteMs, most: 3 },
  /** Reset links that strangers may have mailed to one account; each works for an hour, as long as this window. */
  resetMails: { lengthMs: 60 * minuteMs, most: 10 },
  resetUse: { lengthMs: 15 * minuteMs, most: 30 },
} as const satisfies Record<string, Window>;

/**
 * The least duration in milliseconds of answers that must not reveal by their timing whether an
 * account exists.
 */
export const alikeMs = 40;

/** How long a verification link works. */
export const verifyTtlMs = 24 * 60 * minuteMs;

/** How long a reset link works. */
export const resetTtlMs = 60 * minuteMs;
