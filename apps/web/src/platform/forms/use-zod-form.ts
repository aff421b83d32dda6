import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm } from "react-hook-form";
import type { FieldValues, UseFormProps, UseFormReturn } from "react-hook-form";
import type * as z from "zod/mini";

/** A schema of a form: an object whose failing checks carry problem codes. */
export type FormSchema = z.ZodMiniType<FieldValues, FieldValues>;

/** A form over a schema: typed by what is typed in, answering what the schema makes of it. */
export type ZodForm<S extends FormSchema> = UseFormReturn<z.input<S>, unknown, z.output<S>>;

/**
 * Makes a form that checks itself with a contract schema. Errors carry problem codes; they are said
 * by `sayProblem`, which `Field` does. Fields are checked when the form is sent, then while typing.
 */
export function useZodForm<S extends FormSchema>(
  schema: S,
  options: Omit<UseFormProps<z.input<S>, unknown, z.output<S>>, "resolver"> = {},
): ZodForm<S> {
  return useForm<z.input<S>, unknown, z.output<S>>({
    shouldFocusError: false,
    ...options,
    resolver: standardSchemaResolver<z.input<S>, unknown, z.output<S>>(schema),
  });
}
