import { NewPassword, Registration } from "@marzipan/contract/auth";
import { PhoneCode } from "@marzipan/contract/codes";
import { Email, Phone } from "@marzipan/contract/primitives";
import * as z from "zod/mini";

/** What is typed to sign in; the authenticator code is empty until it is asked for. */
export const SignInSchema = z.object({
  email: Email,
  password: z.string("required").check(z.minLength(1, "required"), z.maxLength(200, "too_long")),
  totp: z.string().check(z.trim(), z.maxLength(40, "too_long")),
});

/** What is typed to be sent a link for a new password. */
export const AskResetSchema = z.object({ email: Email });

/** What is typed to be sent a code: the phone, and the country whose numbers need no prefix. */
export const AskCodeSchema = z.object({ phone: Phone, country: z.string() });

/** What is typed to sign in by phone; `totp` stays empty until an authenticator code is asked for. */
export const PhoneCodeSchema = z.object({
  token: PhoneCode,
  totp: z.string().check(z.trim(), z.maxLength(40, "too_long")),
});

interface TypedTwice {
  password: string;
  confirmPassword: string;
}

/** The second password must be the first (spec §5). */
const sameTwice = z.refine<TypedTwice>(
  (typed) => typed.confirmPassword === "" || typed.password === typed.confirmPassword,
  { error: "passwords_differ", path: ["confirmPassword"] },
);

/** A new password, typed twice. */
export const NewPasswordSchema = z
  .object({
    password: NewPassword,
    confirmPassword: z.string("required").check(z.minLength(1, "required")),
  })
  .check(sameTwice);

/** What is typed to register; the second password must be the first (spec §5). */
export const SignUpSchema = z
  .object({
    ...z.pick(Registration, {
      fullName: true,
      businessName: true,
      email: true,
      password: true,
      plan: true,
    }).def.shape,
    confirmPassword: z.string("required").check(z.minLength(1, "required")),
    consent: z.boolean().check(z.refine((isGiven: boolean) => isGiven, "required")),
  })
  .check(sameTwice);
