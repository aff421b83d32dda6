import * as z from "zod/mini";
import { plainSigns } from "./phone.ts";
import { atMost, writtenFor } from "./primitives.ts";

/** As `trimmedFor`, for a code that was sent or that an app shows: in the digits of any keyboard, parted or not. */
function codeFor(max: number) {
  return writtenFor(max, (typed) => plainSigns(typed).replace(/[\s-]/g, ""));
}

/** A code that was sent to a phone: six digits. */
export const PhoneCode = z
  .string("required")
  .check(codeFor(6), atMost(6, "invalid"), z.regex(/^\d{6}$/, "invalid"));

/** The six digits of an authenticator app or a message, spaces allowed. */
export const SixDigits = z
  .string("required")
  .check(
    codeFor(6),
    atMost(6, "wrong_code"),
    z.minLength(1, "required"),
    z.regex(/^\d{6}$/, "wrong_code"),
  );

/** The answer to the request for an authenticator code: six digits, or a recovery code. */
export const TotpAnswer = z
  .string("invalid")
  .check(codeFor(40), atMost(40), z.minLength(1, "required"));
