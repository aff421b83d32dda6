import * as z from "zod/mini";
import { SixDigits, TotpAnswer } from "./codes.ts";
import { NewPassword } from "./auth.ts";
import { CaptchaToken } from "./captcha.ts";
import { endpoint } from "./endpoint.ts";
import { PageOwner } from "./page-owner.ts";
import { CountryCode, Done, Email, Instant, Phone, atMost } from "./primitives.ts";

/** A password that is only compared with the stored one, so its strength is not checked. */
export const GivenPassword = z.string("required").check(atMost(200), z.minLength(1, "required"));

const LinkToken = z.string("required").check(atMost(200), z.minLength(1, "required"));

/** Returns how the own account is kept safe. */
export const getSecurity = endpoint({
  id: "accounts.security",
  method: "GET",
  path: "/api/me/security",
  access: "member",
  summary: "Returns whether authenticator codes are on, and which phone can sign in.",
  reply: z.object({
    isTotpOn: z.boolean(),
    recoveryCodesLeft: z.number(),
    phone: z.nullable(z.string()),
  }),
});

/** Changes the own password; every other device is signed out. */
export const changePassword = endpoint({
  id: "accounts.changePassword",
  method: "POST",
  path: "/api/me/password",
  access: "member",
  changes: ["account"],
  summary: "Changes the own password; this session stays, all others end.",
  body: z.strictObject({ currentPassword: GivenPassword, newPassword: NewPassword }),
  reply: Done,
  errors: ["rate_limited"],
});

/** Asks for another email address; it counts once the link mailed there is confirmed. */
export const changeEmail = endpoint({
  id: "accounts.changeEmail",
  method: "POST",
  path: "/api/me/email",
  access: "member",
  changes: ["account"],
  summary:
    "Mails a confirmation link to the new address. The reply is the same for a taken address.",
  body: z.strictObject({ email: Email, password: GivenPassword }),
  reply: Done,
  errors: ["rate_limited"],
});

/** Confirms a new email address by the mailed token; fetching the link changes nothing. */
export const confirmEmail = endpoint({
  id: "accounts.confirmEmail",
  method: "POST",
  path: "/api/me/email/confirm",
  access: "public",
  changes: ["account"],
  summary: "Confirms a new email by its mailed token.",
  body: z.strictObject({ token: LinkToken }),
  reply: Done,
  errors: [
    "verification_invalid",
    "verification_expired",
    "verification_used",
    "too_many_verifications",
    "email_taken",
  ],
});

/** Sends a code to a phone that is to sign in to the own account. */
export const setPhone = endpoint({
  id: "accounts.setPhone",
  method: "POST",
  path: "/api/me/phone",
  access: "member",
  changes: [],
  changesNothing: "Only what confirms it later is shown.",
  summary:
    "Sends a code to a phone after the password; without a country it is read as the business's.",
  body: z.strictObject({
    phone: Phone,
    password: GivenPassword,
    country: z.optional(CountryCode),
  }),
  reply: z.object({ phone: z.string(), seconds: z.number() }),
  errors: ["too_many_sms", "rate_limited"],
});

/** Verifies the phone by the code that was sent to it. */
export const verifyPhone = endpoint({
  id: "accounts.verifyPhone",
  method: "POST",
  path: "/api/me/phone/verify",
  access: "member",
  changes: ["account"],
  summary: "Adds a phone to the account by the code that was sent to it.",
  body: z.strictObject({ phone: Phone, token: SixDigits }),
  reply: Done,
});

/** Removes the phone from the caller's account. */
export const removePhone = endpoint({
  id: "accounts.removePhone",
  method: "DELETE",
  path: "/api/me/phone",
  access: "member",
  changes: ["account"],
  summary: "Removes the phone from the caller's account.",
  reply: Done,
});

/** Creates a secret for an authenticator app; it counts once a code of it is confirmed. */
export const startTotp = endpoint({
  id: "accounts.startTotp",
  method: "POST",
  path: "/api/me/totp",
  access: "member",
  changes: [],
  changesNothing: "Only what confirms it later is shown.",
  summary: "Creates a secret for an authenticator app, with its address and a QR code as SVG.",
  body: z.strictObject({ password: GivenPassword }),
  reply: z.object({ secret: z.string(), url: z.string(), qrSvg: z.string() }),
  errors: ["already_exists", "rate_limited"],
});

/** Turns authenticator codes on by a first code; the recovery codes are shown this once. */
export const confirmTotp = endpoint({
  id: "accounts.confirmTotp",
  method: "POST",
  path: "/api/me/totp/confirm",
  access: "member",
  changes: ["account"],
  summary:
    "Turns authenticator codes on and returns ten recovery codes, which are shown only once.",
  body: z.strictObject({ code: SixDigits }),
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ["already_exists", "rate_limited"],
});

/** Turns authenticator codes off. */
export const removeTotp = endpoint({
  id: "accounts.removeTotp",
  method: "DELETE",
  path: "/api/me/totp",
  access: "member",
  changes: ["account"],
  summary: "Turns authenticator codes off by the password and a code.",
  body: z.strictObject({ password: GivenPassword, code: TotpAnswer }),
  reply: Done,
  errors: ["rate_limited"],
});

/** Exports all data of the business as a ZIP, on every plan (rulings §3). */
export const exportData = endpoint({
  id: "accounts.export",
  method: "GET",
  path: "/api/me/export",
  access: "member",
  capability: "ownership",
  summary: "Returns a ZIP of all data of the business: CSV tables and files.",
  query: PageOwner,
  reply: z.any(),
  replyType: "zip",
  errors: ["rate_limited"],
});

/** Returns whether the own data can be taken away now: a download that is refused shows no one why. */
export const checkExport = endpoint({
  id: "accounts.checkExport",
  method: "GET",
  path: "/api/me/export/check",
  access: "member",
  capability: "ownership",
  summary: "Returns whether the data export is available now, without counting as one.",
  reply: Done,
  errors: ["rate_limited"],
});

/**
 * Closes the own account: it can be reopened for 30 days, then account and business are deleted
 * (rulings §3).
 */
export const closeAccount = endpoint({
  id: "accounts.close",
  method: "POST",
  path: "/api/me/close",
  access: "member",
  capability: "ownership",
  changes: [],
  changesNothing: "It ends the sessions of the account, and with them its pages.",
  summary: "Closes the account and signs out everywhere; after 30 days everything is deleted.",
  body: z.strictObject({ password: GivenPassword }),
  reply: z.object({ deletedOn: Instant }),
  errors: ["rate_limited"],
});

/** Reopens a closed account and signs in. */
export const reopenAccount = endpoint({
  id: "accounts.reopen",
  method: "POST",
  path: "/api/me/reopen",
  access: "public",
  changes: ["account"],
  summary: "Reopens an account within 30 days of closing it, and signs in.",
  body: z.strictObject({
    email: Email,
    password: GivenPassword,
    totp: z.optional(TotpAnswer),
    captchaToken: z.optional(CaptchaToken),
  }),
  reply: Done,
  errors: [
    "wrong_credentials",
    "too_many_sign_ins",
    "totp_required",
    "captcha_required",
    "captcha_failed",
  ],
});
