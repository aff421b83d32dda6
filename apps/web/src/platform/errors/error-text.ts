import { isProblem } from "@marzipan/contract/errors";
import type { FieldProblem } from "@marzipan/contract/errors";
import type { Translate } from "@marzipan/phrases/translate";
import { useCallback, useMemo } from "react";
import { ApiError } from "../api/api-error.ts";
import { useT } from "../i18n/LanguageProvider.tsx";

/** Says what went wrong, by the error's code and facts; an error that is no `ApiError` is "unexpected". */
function sayError(t: Translate, error: unknown): string {
  if (!(error instanceof ApiError)) return t("errors.unexpected");
  const { code, facts } = error;
  if (code === "resend_too_soon") return t("errors.resend_too_soon", { n: facts.seconds ?? 60 });
  return t(`errors.${code}`);
}

const limited = [
  "too_long",
  "too_short",
  "too_small",
  "too_big",
  "too_many",
  "too_precise",
] as const;

/** Says what is wrong with a field by its problem code; a text that is no code is said as it is. */
export function sayProblem(t: Translate, problem: string, limit?: number): string {
  if (!isProblem(problem)) return problem;
  const withLimit = limited.find((name) => name === problem);
  if (withLimit && limit !== undefined) return t(`errors.problem_${withLimit}_limit`, { limit });
  return t(`errors.problem_${problem}`);
}

/** Returns the function that says what went wrong, in the language in use. */
export function useErrorText(): (error: unknown) => string {
  const t = useT();
  return useCallback((error) => sayError(t, error), [t]);
}

/** Returns the fields that a refusal complains about, none for any other error. */
export function fieldsOf(error: unknown): readonly FieldProblem[] {
  return error instanceof ApiError ? (error.facts.fields ?? []) : [];
}

/** Returns the function that says what the server found wrong with a field, by its path in the body. */
export function useFieldErrors(error: unknown): (path: string) => string | undefined {
  const t = useT();
  return useMemo(() => {
    const byPath = new Map(fieldsOf(error).map((field) => [field.path, field]));
    return (path) => {
      const field = byPath.get(path);
      return field && sayProblem(t, field.problem, field.limit);
    };
  }, [t, error]);
}
