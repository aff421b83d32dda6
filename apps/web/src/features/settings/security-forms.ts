import { TotpAnswer } from "@marzipan/contract/accounts";
import { NewPassword } from "@marzipan/contract/auth";
import { GivenPassword, SixDigits } from "@marzipan/contract/own-account";
import { Email, Phone } from "@marzipan/contract/primitives";
import * as z from "zod/mini";

/** What is typed to change the email. */
export const ChangeEmailSchema = z.object({ email: Email, password: GivenPassword });

/** What is typed to change the password. */
export const ChangePasswordSchema = z.object({
  currentPassword: GivenPassword,
  newPassword: NewPassword,
});

/** What is typed to set a phone: first the phone, then the code that was sent to it. */
export const PhoneSchema = z.object({ phone: Phone, password: GivenPassword });
export const PhoneCodeSchema = z.object({ token: SixDigits });

/** What is typed where only the password is asked for. */
export const PasswordOnlySchema = z.object({ password: GivenPassword });

/** What is typed to turn authenticator codes on, and off. */
export const TotpCodeSchema = z.object({ code: SixDigits });
export const TotpOffSchema = z.object({ password: GivenPassword, code: TotpAnswer });
