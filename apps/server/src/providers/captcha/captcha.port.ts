import type { CaptchaPurpose, CaptchaChallenge } from "@marzipan/contract/captcha";

/** Distinguishes people from programs. */
export interface Captcha {
  readonly kind: "altcha" | "turnstile";
  /** The public key that the widget of an outside service needs. */
  readonly siteKey: string | null;
  /** The address of the script that draws the widget of an outside service. */
  readonly widgetUrl: string | null;
  /** Creates a challenge for one purpose; `null` where an outside service makes them. */
  makeChallenge(purpose: CaptchaPurpose): Promise<CaptchaChallenge | null>;
  /** Returns whether a token is a fresh, unused solution for the purpose; every doubt and outage is a no. */
  isSolved(token: string, purpose: CaptchaPurpose, address: string): Promise<boolean>;
}
