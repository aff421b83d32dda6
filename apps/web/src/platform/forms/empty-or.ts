import * as z from "zod/mini";

/**
 * A text of a form that may stay empty: `""` (or only spaces) answers `null`, anything else is what
 * the schema makes of it. The typed value is a text, as a field needs it.
 */
export function emptyOr<T extends z.ZodMiniType<unknown, string>>(schema: T) {
  return z.pipe(
    z.transform((typed: string) => (typed.trim() === "" ? null : typed)),
    z.nullable(schema),
  );
}
