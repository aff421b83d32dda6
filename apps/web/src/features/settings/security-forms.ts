import { SixDigits, TotpAnswer } from "@marzipan/contract/codes";
import { NewPassword } from "@marzipan/contract/auth";
import { GivenPassword } from "@marzipan/contract/own-account";
import { Email, Phone } from "@marzipan/contract/primitives";
import * as z from "zod/mini";

/** What is typed to change the email. */
export const ChangeEmailSchema = z.object({ email: Email, password: GivenPassword });

/** What is typed to change the password. */
export const ChangePasswordSchema = z.object({
  currentPassword: GivenPassword,
  newPassword: NewPassword,
});

/** What is typed to set a phone; the password is confirmed before a code is sent. */
export const PhoneSchema = z.object({ phone: Phone, password: GivenPassword });
/** What is typed next: the code that was sent to the phone. */
export const NewPhoneCodeSchema = z.object({ token: SixDigits });

/** What is typed where only the password is asked for. */
export const PasswordOnlySchema = z.object({ password: GivenPassword });

/** What is typed to turn authenticator codes on: the first code of the app. */
export const TotpCodeSchema = z.object({ code: SixDigits });
/** What is typed to turn them off: the password, and a code or a recovery code. */
export const TotpOffSchema = z.object({ password: GivenPassword, code: TotpAnswer });
