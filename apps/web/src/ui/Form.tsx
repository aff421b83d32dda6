import { Form as AriaForm, type FormProps as AriaFormProps } from "react-aria-components/Form";

/** A form whose errors are ours: no browser bubbles, messages stand at the fields. */
export function Form(props: AriaFormProps) {
  return <AriaForm {...props} validationBehavior="aria" />;
}
