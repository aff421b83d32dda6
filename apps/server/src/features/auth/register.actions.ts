import { legalVersion } from "@marzipan/contract/legal";
import type * as auth from "@marzipan/contract/auth";
import type { Input } from "@marzipan/contract/endpoint";
import type { Language } from "@marzipan/contract/languages";
import { AppError, fieldError } from "../../platform/errors/app-error.ts";
import { atLeast } from "../../platform/limits/minimum-duration.ts";
import { isKnownToOthers } from "../../platform/passwords/known-passwords.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { hashToken, makeId, makeToken } from "../../platform/formats/ids.ts";
import type { PasswordTurn } from "../../platform/passwords/password-workers.ts";
import { hashPassword } from "../../platform/passwords/passwords.ts";
import { requireCaptcha } from "./captcha.actions.ts";
import { alikeMs, verifyTtlMs, windows } from "./auth.windows.ts";
import { emailKey } from "../../platform/account/email-key.ts";
import {
  addAccount,
  addEmailToken,
  findAccount,
  findHeldUntil,
  spendVerifyToken,
} from "./identity.store.ts";
import { sendHeldMail, sendKnownMail, sendReceivedMail, sendVerifyMail } from "./mails.actions.ts";
import { requestPhoneCode } from "./phone-sign-in.actions.ts";
import { countAct, isOneTooMany } from "../../platform/limits/throttle.ts";
import { tellOfWaiting } from "./waiting.actions.ts";

const zones: Readonly<Record<string, string>> = { he: "Asia/Jerusalem", ar: "Asia/Jerusalem" };

/** Registers an account after a solved captcha; the reply is the same whether or not the email is known (rulings §2). */
export async function register(
  deps: Deps,
  origin: string,
  address: string,
  body: Input<typeof auth.register>["body"],
): Promise<{ ok: true; next: "verify_email" }> {
  const key = `register:${address}`;
  const refusal = "too_many_signups";
  await countAct(deps, { key, window: windows.register, refusal });
  if (body.confirmPassword !== undefined && body.confirmPassword !== body.password) {
    throw fieldError("confirmPassword", "passwords_differ");
  }
  if (isKnownToOthers(deps.config, body.password))
    throw fieldError("password", "breached_password");
  await requireCaptcha(deps, body.captchaToken, "sign_up", address);
  await storeRegistration(deps, origin, body, { lines: [key], isKnown: false, refusal });
  return { ok: true, next: "verify_email" };
}

/**
 * Stores an account with its business and mails the verification link. For an address that is known, or kept for an
 * account that left it, anyone who reads its mails is told so instead.
 */
export async function storeRegistration(
  deps: Deps,
  origin: string,
  body: Input<typeof auth.register>["body"],
  turn?: PasswordTurn,
): Promise<void> {
  const id = makeId();
  const { email, language } = body;
  const key = emailKey(email);
  const timeZone = body.timeZone ?? zones[language] ?? "UTC";
  const now = deps.now();
  const isNew = await addAccount(
    deps.database,
    {
      id,
      businessId: makeId(),
      email,
      emailKey: key,
      passwordHash: await hashPassword(body.password, turn),
      fullName: body.fullName,
      businessName: body.businessName,
      language,
      timeZone,
      country: body.country ?? "IL",
      currency: body.currency ?? "ILS",
      plan: body.plan,
      legalVersion,
    },
    now,
  );
  if (isNew) await mailVerification(deps, origin, { ...body, id });
  else await mailRefused(deps, origin, { email, language, timeZone }, { accountId: id, now });
}

/**
 * Notifies anyone who reads the mails to an address why no account could be made or moved to it; strangers together can cause
 * no more of these mails than `windows.refusedMails` allows.
 */
export async function mailRefused(
  deps: Deps,
  origin: string,
  person: { email: string; language: Language; timeZone: string },
  { accountId, now }: { accountId: string; now: Date },
): Promise<void> {
  const key = emailKey(person.email);
  const mails = { key: `refused:mails:${key}`, window: windows.refusedMails };
  if (await isOneTooMany(deps, mails)) return;
  const until = await findHeldUntil(deps.database, { emailKey: key, accountId }, now);
  if (until) return await sendHeldMail(deps, origin, person, until);
  // Its owner reads it as they wrote their address and in their language, regardless of who typed it.
  const { email, language } = (await findAccount(deps.database, key)) ?? person;
  return await sendKnownMail(deps, origin, email, language);
}

async function mailVerification(
  deps: Deps,
  origin: string,
  account: { id: string; email: string; fullName: string; language: Language },
): Promise<void> {
  const now = deps.now();
  const token = makeToken();
  await addEmailToken(
    deps.database,
    {
      hash: hashToken(token),
      accountId: account.id,
      purpose: "verify",
      email: account.email,
      expiresAt: new Date(now.getTime() + verifyTtlMs),
    },
    now,
  );
  await sendVerifyMail(deps, account, `${origin}/auth/verify?token=${token}`);
}

/**
 * Sends the confirmation again, at most once a minute: the verification link to an email, or the code to a
 * phone (spec §5, "requires an email or phone and a type"). Returns alike for any address.
 */
export async function resendVerification(
  deps: Deps,
  origin: () => string,
  address: string,
  { type, email, phone, country }: Input<typeof auth.resendVerification>["body"],
): Promise<{ ok: true; seconds: number }> {
  if (type === "sms") {
    if (phone === undefined) throw fieldError("phone", "required");
    return await requestPhoneCode(deps, address, { phone, ...(country ? { country } : {}) });
  }
  if (email === undefined) throw fieldError("email", "required");
  return await resendLink(deps, origin(), address, email);
}

async function resendLink(
  deps: Deps,
  origin: string,
  address: string,
  email: string,
): Promise<{ ok: true; seconds: number }> {
  const key = emailKey(email);
  await countAct(deps, {
    key: `resend:address:${address}`,
    window: windows.resendAddress,
    refusal: "too_many_resends",
  });
  const seconds = await countAct(deps, {
    key: `resend:asker:${address}:${key}`,
    window: windows.resendAsker,
    refusal: "resend_too_soon",
  });
  await atLeast(alikeMs, async () => {
    const mails = { key: `resend:mails:${key}`, window: windows.resendMails };
    if (await isOneTooMany(deps, mails)) return;
    const account = await findAccount(deps.database, key);
    if (account && account.email_verified_at === null) {
      await mailVerification(deps, origin, { ...account, fullName: account.full_name });
    }
  });
  return { ok: true, seconds };
}

/** Verifies an email by its mailed token; approval follows by itself where the operator wants it so. */
export async function verifyEmail(
  deps: Deps,
  address: string,
  body: Input<typeof auth.verifyEmail>["body"],
): Promise<{ ok: true }> {
  const now = deps.now();
  await countAct(deps, {
    key: `verify:${address}`,
    window: windows.verify,
    refusal: "too_many_verifications",
  });
  const isApproved = deps.config.approval === "automatic";
  const answer = await spendVerifyToken(deps.database, hashToken(body.token), isApproved, now);
  if (answer.outcome === "invalid") throw new AppError("verification_invalid");
  if (answer.outcome === "expired") throw new AppError("verification_expired");
  if (answer.outcome === "used") throw new AppError("verification_used");
  if (answer.business_id) deps.live.tell(answer.business_id, ["account"]);
  if (answer.outcome === "verified" && answer.waits_for_approval) {
    await sendReceivedMail(deps, { ...answer, fullName: answer.full_name });
    await tellOfWaiting(deps);
  }
  return { ok: true };
}
