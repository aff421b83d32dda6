import type { FormEvent } from "react";
import { useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useSubmit } from "./use-submit.ts";
import type { SubmitOptions } from "./use-submit.ts";

/** The files of a form: none on its way, at least one, or one did not arrive. */
export type Sending = "done" | "sending" | "failed";

/** The submit handler of a form with files. */
export interface SubmitAfter {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** The form was submitted and is sent as soon as its files have arrived. */
  isHeld: boolean;
}

/**
 * `useSubmit` for a form whose files are sent while it is filled in: submitted before they have arrived, the
 * form is checked at once and sent when they have, with what stands in it then. Where a file does not
 * arrive nothing is sent, so that nothing is kept without it unasked.
 */
export function useSubmitAfter<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  sending: Sending,
  act: (values: Output) => Promise<unknown>,
  options?: SubmitOptions,
): SubmitAfter {
  const element = useRef<HTMLFormElement>(null);
  const [wasHeld, setHeld] = useState(false);
  if (wasHeld && sending === "failed") setHeld(false);
  const submit = useSubmit(
    form,
    async (values) => {
      if (sending === "sending") setHeld(true);
      else await act(values);
    },
    options,
  );
  useEffect(() => {
    if (wasHeld && sending === "done") element.current?.requestSubmit();
  }, [wasHeld, sending]);
  return {
    onSubmit: (event) => {
      element.current = event.currentTarget;
      setHeld(false);
      submit(event);
    },
    isHeld: wasHeld && sending === "sending",
  };
}
