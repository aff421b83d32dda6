import type { CaptchaPurpose } from "@marzipan/contract/captcha";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import type * as captchaContract from "@marzipan/contract/captcha";

/**
 * Refuses an act without a solved captcha: `captcha_required` when none was sent, `captcha_failed` when it
 * is wrong, for another purpose, too old or used before, or when it cannot be checked now.
 */
export async function requireCaptcha(
  deps: Pick<Deps, "captcha">,
  token: string | undefined,
  purpose: CaptchaPurpose,
  address: string,
): Promise<void> {
  if (token === undefined) throw new AppError("captcha_required");
  if (!(await deps.captcha.isSolved(token, purpose, address))) throw new AppError("captcha_failed");
}

/** Returns which captcha is in use. */
export function getCaptcha({
  captcha,
}: Pick<Deps, "captcha">): ReplyOf<typeof captchaContract.getCaptcha> {
  const { kind, siteKey, widgetUrl } = captcha;
  return { kind, siteKey, widgetUrl };
}

/** Creates a proof-of-work challenge for a purpose; `not_found` where an outside service makes them. */
export async function getCaptchaChallenge(
  { captcha }: Pick<Deps, "captcha">,
  purpose: CaptchaPurpose,
): Promise<ReplyOf<typeof captchaContract.getCaptchaChallenge>> {
  const challenge = await captcha.makeChallenge(purpose);
  if (!challenge) throw new AppError("not_found");
  return challenge;
}
