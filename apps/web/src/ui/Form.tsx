import type { ComponentProps } from "react";
import { FormContext } from "react-aria-components/Form";

export type FormProps = ComponentProps<"form">;

/** One value for all forms: react-aria's own form makes it again each time that it is drawn, and all its fields with it. */
const ours = { validationBehavior: "aria" } as const;

/** A form whose errors are ours: no browser bubbles, messages stand at the fields. */
export function Form(props: FormProps) {
  return (
    <FormContext value={ours}>
      <form noValidate {...props} />
    </FormContext>
  );
}
