import { Registration } from "@marzipan/contract/auth";
import { Email } from "@marzipan/contract/primitives";
import * as z from "zod/mini";

/** What is typed to sign in; the authenticator code is empty until it is asked for. */
export const SignInSchema = z.object({
  email: Email,
  password: z.string("required").check(z.minLength(1, "required"), z.maxLength(200, "too_long")),
  totp: z.string().check(z.trim(), z.maxLength(40, "too_long")),
});

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
  .check(
    z.refine((typed) => typed.confirmPassword === "" || typed.password === typed.confirmPassword, {
      error: "passwords_differ",
      path: ["confirmPassword"],
    }),
  );
