import type * as auth from "@marzipan/contract/auth";
import type { Input } from "@marzipan/contract/endpoint";
import { AppError, fieldError } from "../../platform/errors/app-error.ts";
import type { Asker } from "../../platform/request/asker.ts";
import { atLeast } from "../../platform/limits/minimum-duration.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { emailKey } from "../../platform/account/email-key.ts";
import { hashToken, makeToken } from "../../platform/formats/ids.ts";
import type { AccessClaims } from "../../platform/session/tokens.ts";
import { countAct } from "../../platform/limits/throttle.ts";
import { dismissPlanEnd } from "../accounts/me.actions.ts";
import { addresseeOf, requireOwnAccount } from "../accounts/own-password.actions.ts";
import type { Transact } from "../accounts/own-password.actions.ts";
import { alikeMs, verifyTtlMs, windows } from "./auth.windows.ts";
import { requireCaptcha } from "./captcha.actions.ts";
import { mendOwnEmail } from "./identity.store.ts";
import { sendVerifyMail } from "./mails.actions.ts";
import { mailRefused } from "./register.actions.ts";

/**
 * Gives an account that is not verified another address and mails the link there; earlier links stop working.
 * The reply is the same, and as slow, for an address that is someone's or kept for an account that left it: anyone who reads
 * its mails is told so instead. A verified account stays as it is; a blocked one is refused (rulings §2).
 */
export async function correctEmail(
  deps: Deps,
  call: { asker: Asker; transact: Transact; session: AccessClaims },
  body: Input<typeof auth.correctEmail>["body"],
): Promise<{ ok: true }> {
  const { asker, transact, session } = call;
  const origin = asker.linkOrigin();
  const { own, user, timeZone } = await transact(async (tx) => ({
    own: await requireOwnAccount(tx),
    user: (await dismissPlanEnd(tx)).user,
    timeZone: (await tx.entered).time_zone,
  }));
  if (user.is_blocked) throw new AppError("account_blocked");
  if (user.email_verified_at !== null) return { ok: true };
  const key = emailKey(body.email);
  if (key === emailKey(own.email)) throw fieldError("email", "same_email");
  await refuseTooMany(deps, asker.address, session.accountId);
  await requireCaptcha(deps, body.captchaToken, "sign_up", asker.address);
  await atLeast(alikeMs, async () => {
    const token = makeToken();
    const expiresAt = new Date(deps.now().getTime() + verifyTtlMs);
    const mended = { email: body.email, emailKey: key, hash: hashToken(token), expiresAt };
    const { outcome, now } = await transact(async (tx) => ({
      outcome: await mendOwnEmail(tx, mended),
      now: tx.now,
    }));
    const person = { ...addresseeOf(own), email: body.email };
    if (outcome === "taken") {
      await mailRefused(deps, origin, { ...person, timeZone }, { accountId: own.id, now });
    }
    if (outcome === "mailed") {
      await sendVerifyMail(deps, person, `${origin}/auth/verify?token=${token}`);
    }
  });
  return { ok: true };
}

async function refuseTooMany(deps: Deps, address: string, accountId: string): Promise<void> {
  const counted = [
    [`resend:address:${address}`, windows.resendAddress],
    [`mend-email:${accountId}`, windows.mendAccount],
  ] as const;
  for (const [key, window] of counted) {
    await countAct(deps, { key, window, refusal: "too_many_resends" });
  }
}
