import type { FormEvent } from "react";
import { useCallback, useRef } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { focusFirstError } from "../../ui/focusFirstError.ts";
import { fieldsOf } from "../errors/error-text.ts";
import { checkedNow } from "./use-zod-form.ts";

/** How many animation frames are waited for the errors to render. */
const mostFrames = 30;

function focusOnceDrawn(form: HTMLFormElement, framesLeft = mostFrames): void {
  requestAnimationFrame(() => {
    if (!focusFirstError(form) && framesLeft > 0) focusOnceDrawn(form, framesLeft - 1);
  });
}

/** What follows when a form was sent. */
export interface SubmitOptions {
  /** The page is left then: its fields are told only when the act has ended, in case it failed. */
  leavesPage?: boolean;
}

/**
 * Returns the submit handler of a form: validates, runs `act` with the checked values, shows the
 * server's field problems at their fields, and focuses the first invalid field. Typed values are
 * kept. A second submit while one is running is ignored. Errors of `act` that concern no field must
 * be shown by the page.
 */
export function useSubmit<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  act: (values: Output) => Promise<unknown>,
  { leavesPage = false }: SubmitOptions = {},
): (event: FormEvent<HTMLFormElement>) => void {
  const { handleSubmit, setError } = form;
  const isSending = useRef(false);
  return useCallback(
    (event) => {
      event.stopPropagation();
      event.preventDefault();
      if (isSending.current) return;
      isSending.current = true;
      const element = event.currentTarget;
      const showFirst = (): void => focusOnceDrawn(element);
      // What is good is sent before the form says so at its fields: drawing them again takes a slow phone a tenth of a second.
      const checked = checkedNow(form);
      const acting = checked === undefined ? null : act(checked);
      acting?.catch(() => undefined);
      const send = handleSubmit(async (values) => {
        try {
          await (acting ?? act(values));
        } catch (error) {
          for (const { path, problem } of fieldsOf(error)) {
            setError(path as FieldPath<Values>, { type: "server", message: problem });
          }
          showFirst();
        }
      }, showFirst);
      const endSending = (): void => {
        isSending.current = false;
      };
      const tell = (): void => void send().finally(endSending);
      if (acting !== null && leavesPage) void acting.finally(endSending).then(tell, tell);
      else setTimeout(tell);
    },
    [form, handleSubmit, setError, act, leavesPage],
  );
}
