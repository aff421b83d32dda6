import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import type { FieldValues, UseFormProps, UseFormReturn } from "react-hook-form";
import type * as z from "zod/mini";
import { whenIdle } from "../when-idle.ts";

/** A schema of a form: an object whose failing checks carry problem codes. */
export type FormSchema = z.ZodMiniType<FieldValues, FieldValues>;

/** A form over a schema: typed by what is typed in, answering what the schema makes of it. */
export type ZodForm<S extends FormSchema> = UseFormReturn<z.input<S>, unknown, z.output<S>>;

const schemas = new WeakMap<object, FormSchema>();

/**
 * Returns what the schema of a form makes of what is typed in now; `undefined` where something is wrong with it, and
 * for a form without a schema.
 */
export function checkedNow<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
): Output | undefined {
  const checked = schemas.get(form.control)?.safeParse(form.getValues());
  return checked?.success ? (checked.data as Output) : undefined;
}

/** Uses a schema once, which takes a slow phone longer than any later use. */
function makeReady(schema: FormSchema, values: unknown): void {
  try {
    schema.safeParse(values);
  } catch {
    // A check may expect all fields, and a form that was just opened need not have them: sending it says so.
    return;
  }
}

/**
 * Makes a form that checks itself with a contract schema. Errors carry problem codes; they are said
 * by `sayProblem`, which `Field` does. Fields are checked when the form is sent, then while typing.
 */
export function useZodForm<S extends FormSchema>(
  schema: S,
  options: Omit<UseFormProps<z.input<S>, unknown, z.output<S>>, "resolver"> = {},
): ZodForm<S> {
  const form = useForm<z.input<S>, unknown, z.output<S>>({
    shouldFocusError: false,
    ...options,
    resolver: standardSchemaResolver<z.input<S>, unknown, z.output<S>>(schema),
  });
  useEffect(() => {
    schemas.set(form.control, schema);
    return whenIdle(() => makeReady(schema, form.getValues()));
  }, [form, schema]);
  return form;
}
