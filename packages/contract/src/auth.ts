import * as z from "zod/mini";
import { isTimeZone } from "./accounts.ts";
import { CaptchaToken } from "./captcha.ts";
import { PhoneCode, TotpAnswer } from "./codes.ts";
import { currencies } from "./currencies.ts";
import { endpoint } from "./endpoint.ts";
import { languages } from "./languages.ts";
import { publicPlanNames } from "./plans.ts";
import { CountryCode, Done, Email, Phone, atMost, nameText, requiredText } from "./primitives.ts";

/** A password: 8 to 200 characters with letters and numbers (spec §5). */
export const NewPassword = z.string("required").check(
  atMost(200),
  z.minLength(8, "weak_password"),
  z.refine((typed: string) => /\p{L}/u.test(typed) && /\p{N}/u.test(typed), "weak_password"),
);

/** Signs in with email and password; the session comes back in cookies. */
export const signIn = endpoint({
  id: "auth.signIn",
  method: "POST",
  path: "/api/auth/sign-in",
  access: "public",
  changes: [],
  changesNothing: "No page shows sessions as they come, are renewed and go.",
  summary: "Signs in by email and password and sets the session's cookies.",
  body: z.strictObject({
    email: Email,
    password: z.string("required").check(atMost(200), z.minLength(1, "required")),
    captchaToken: z.optional(CaptchaToken),
    totp: z.optional(TotpAnswer),
  }),
  reply: Done,
  errors: [
    "wrong_credentials",
    "too_many_sign_ins",
    "captcha_required",
    "captcha_failed",
    "totp_required",
    "account_closed",
  ],
});

/** Renews the session from its refresh token. */
export const refreshSession = endpoint({
  id: "auth.refresh",
  method: "POST",
  path: "/api/auth/refresh",
  access: "public",
  changes: [],
  changesNothing: "No page shows sessions as they come, are renewed and go.",
  summary: "Renews the session from the refresh cookie; the same successor for 60 seconds.",
  reply: Done,
  errors: ["session_expired", "session_reused"],
});

/** Signs out here, or on every device. */
export const signOut = endpoint({
  id: "auth.signOut",
  method: "POST",
  path: "/api/auth/sign-out",
  access: "public",
  changes: [],
  changesNothing: "No page shows sessions as they come, are renewed and go.",
  summary: "Signs out and removes the cookies; `everywhere` ends every device's session.",
  body: z.strictObject({ everywhere: z._default(z.boolean("invalid"), false) }),
  reply: Done,
});

/** The registration's fields (spec §5), shared with the form. */
export const Registration = z.strictObject({
  fullName: nameText(120),
  businessName: nameText(120),
  email: Email,
  password: NewPassword,
  confirmPassword: z.optional(z.string("required").check(atMost(200))),
  role: z._default(z.literal("user", "invalid"), "user"),
  plan: z._default(z.enum(publicPlanNames, "invalid"), "basic"),
  consent: z.literal(true, "required"),
  language: z._default(z.enum(languages, "invalid"), "en"),
  timeZone: z.optional(z.string().check(atMost(64), z.refine(isTimeZone, "invalid"))),
  country: z.optional(CountryCode),
  currency: z.optional(z.enum(currencies, "invalid")),
  captchaToken: z.optional(CaptchaToken),
});

/** Registers an account with its business; the reply is the same whether or not the email is known. */
export const register = endpoint({
  id: "auth.register",
  method: "POST",
  path: "/api/auth/register",
  access: "public",
  changes: ["account"],
  summary:
    "Registers an account and its business and mails the verification link. The reply is the same whether or not the email is known.",
  body: Registration,
  reply: z.object({ ok: z.literal(true), next: z.literal("verify_email") }),
  creates: true,
  errors: ["too_many_signups", "consent_required", "captcha_required", "captcha_failed"],
});

/** Corrects the email address of an account that is not verified yet. */
export const correctEmail = endpoint({
  id: "auth.correctEmail",
  method: "POST",
  path: "/api/auth/mend-email",
  access: "member",
  changes: ["account"],
  beforeGates: true,
  summary:
    "Changes the email of an unverified account and mails the verification link to it. The reply is the same for any address. Refused for a blocked account.",
  body: z.strictObject({ email: Email, captchaToken: z.optional(CaptchaToken) }),
  reply: Done,
  errors: [
    "account_blocked",
    "too_many_resends",
    "captcha_required",
    "captcha_failed",
    "unknown_host",
  ],
});

/**
 * Returns where the outbox is shown while mails are kept and not sent; `null` in production and
 * with a mail server.
 */
export const getTestInbox = endpoint({
  id: "auth.mailPlace",
  method: "GET",
  path: "/api/mail-place",
  access: "public",
  summary:
    "Returns the address of the outbox page, which shows mails that this server stores instead of sending.",
  reply: z.object({ outboxPath: z.nullable(z.string()) }),
});

/** Verifies an email address by the token of the mail. */
export const verifyEmail = endpoint({
  id: "auth.verifyEmail",
  method: "POST",
  path: "/api/auth/verify-email",
  access: "public",
  changes: ["account"],
  summary: "Verifies an email address; a second use on a verified account succeeds.",
  body: z.strictObject({
    token: z.string("required").check(atMost(200), z.minLength(1, "required")),
  }),
  reply: Done,
  errors: [
    "verification_invalid",
    "verification_expired",
    "verification_used",
    "too_many_verifications",
  ],
});

/** Mails a link to choose a new password. */
export const requestReset = endpoint({
  id: "auth.requestReset",
  method: "POST",
  path: "/api/auth/reset-request",
  access: "public",
  changes: [],
  changesNothing: "It only sends a message.",
  summary: "Mails a password reset link. The reply is the same for any address.",
  body: z.strictObject({ email: Email }),
  reply: Done,
  errors: ["too_many_resets", "unknown_host"],
});

/**
 * Returns whether a link for a new password still works, before a password is typed; it changes
 * nothing.
 */
export const checkResetLink = endpoint({
  id: "auth.checkResetLink",
  method: "POST",
  path: "/api/auth/reset-check",
  access: "public",
  changes: [],
  changesNothing: "It only reads.",
  summary: "Returns whether a password reset token is still valid, without using it.",
  body: z.strictObject({
    token: z.string("required").check(atMost(200), z.minLength(1, "required")),
  }),
  reply: Done,
  errors: ["reset_invalid", "reset_used", "too_many_resets"],
});

/** Creates a new password the account's by the token of the mail. */
export const resetPassword = endpoint({
  id: "auth.reset",
  method: "POST",
  path: "/api/auth/reset",
  access: "public",
  changes: [],
  changesNothing: "It ends the sessions of the account, and with them its pages.",
  summary: "Chooses a new password by a mailed token, once within an hour; every session ends.",
  body: z.strictObject({
    token: z.string("required").check(atMost(200), z.minLength(1, "required")),
    password: NewPassword,
  }),
  reply: Done,
  errors: ["reset_invalid", "reset_used", "too_many_resets"],
});

/**
 * "This was not me": reverts a change of how the account is entered, by the token of the mail that
 * told of it (rulings §2).
 */
export const reportUnauthorizedChange = endpoint({
  id: "auth.disavow",
  method: "POST",
  path: "/api/auth/not-me",
  access: "public",
  changes: ["account"],
  summary:
    "Restores the account's email to the address that received the link, ends all sessions and sign-in methods, and mails a password reset link. Works once, within seven days.",
  body: z.strictObject({
    token: z.string("required").check(atMost(200), z.minLength(1, "required")),
  }),
  reply: Done,
  errors: ["not_me_invalid", "not_me_used", "too_many_resets", "unknown_host"],
});

/** The country of phones that are typed without a prefix. */
const PhoneCountry = z.optional(CountryCode);

/** Sends a code to a phone to sign in with (spec §7). */
export const requestPhoneCode = endpoint({
  id: "auth.phoneCode",
  method: "POST",
  path: "/api/auth/phone-code",
  access: "public",
  changes: [],
  changesNothing: "It only sends a message.",
  summary:
    "Sends a sign-in code to a verified phone, at most once a minute. The reply is the same for any phone.",
  body: z.strictObject({ phone: Phone, country: PhoneCountry }),
  reply: z.object({ ok: z.literal(true), seconds: z.number() }),
  errors: ["too_many_sms"],
});

/** Signs in by a phone and the code that was sent to it (spec §7). */
export const signInWithPhone = endpoint({
  id: "auth.signInWithPhone",
  method: "POST",
  path: "/api/auth/phone-sign-in",
  access: "public",
  changes: [],
  changesNothing: "No page shows sessions as they come, are renewed and go.",
  summary: "Signs in by a phone's code, once within ten minutes, and sets the session's cookies.",
  body: z.strictObject({
    phone: Phone,
    country: PhoneCountry,
    token: PhoneCode,
    type: z.literal("sms", "invalid"),
    totp: z.optional(TotpAnswer),
  }),
  reply: Done,
  errors: ["code_invalid", "too_many_sign_ins", "totp_required", "account_closed"],
});

/** Sends the confirmation again: the verification link by mail, or the sign-in code by text message. */
export const resendVerification = endpoint({
  id: "auth.resendVerification",
  method: "POST",
  path: "/api/auth/resend-verification",
  access: "public",
  changes: [],
  changesNothing: "It only sends a message.",
  summary:
    "Sends the verification link (type signup, by email) or the code (type sms, by phone) again, at most once a minute. The reply is the same for any address.",
  body: z.strictObject({
    email: z.optional(Email),
    phone: z.optional(Phone),
    country: PhoneCountry,
    type: z.enum(["signup", "sms"], "invalid"),
  }),
  reply: z.object({ ok: z.literal(true), seconds: z.number() }),
  errors: ["resend_too_soon", "too_many_resends", "too_many_sms", "unknown_host"],
});

/** Stores the device of the session (spec §7). */
export const registerDevice = endpoint({
  id: "auth.sessionRegister",
  method: "POST",
  path: "/api/functions/session-register",
  access: "member",
  changes: [],
  changesNothing: "No page shows sessions as they come, are renewed and go.",
  beforeGates: true,
  summary: "Stores the device's fingerprint and label with the session; the label is kept hashed.",
  body: z.strictObject({ device_fingerprint: requiredText(200), session_token: requiredText(200) }),
  reply: Done,
});
