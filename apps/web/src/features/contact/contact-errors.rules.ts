import type { PlainPhraseKey } from "@marzipan/phrases/translate";
import { ApiError } from "../../platform/api/api-error.ts";

/** Answers what is wrong with the email in the words of rulings §11, `null` where the usual words stand. */
export function emailProblemOf(
  problem: string | undefined,
  error: Error | null,
): PlainPhraseKey | null {
  if (problem === "bad_email") return "contact.bad_email";
  const isDisposable = error instanceof ApiError && error.code === "disposable_email";
  return problem === undefined && isDisposable ? "errors.disposable_email" : null;
}

/** Answers what is wrong with the phone in the words of rulings §11, `null` where the usual words stand. */
export function phoneProblemOf(problem: string | undefined): PlainPhraseKey | null {
  return problem === "bad_phone" ? "contact.bad_phone" : null;
}

/** Answers whether a field that must be filled in is empty. */
export function lacksSomething(
  errors: Readonly<Record<string, { message?: string | undefined } | undefined>>,
): boolean {
  return Object.values(errors).some((error) => error?.message === "required");
}

/**
 * Answers why the message did not get through, where it is no field's fault: too many, the captcha, else the
 * generic words (rulings §11).
 */
export function refusalOf(error: Error | null): PlainPhraseKey | null {
  if (error === null) return null;
  if (!(error instanceof ApiError)) return "contact.failed";
  const { code, facts } = error;
  if (code === "disposable_email" || facts.fields) return null;
  if (code === "too_many_submissions") return "errors.too_many_submissions";
  if (code === "captcha_failed" || code === "captcha_required") return "errors.captcha_failed";
  return "contact.failed";
}
