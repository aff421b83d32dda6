import { Form as AriaForm, type FormProps as AriaFormProps } from "react-aria-components/Form";

export interface FormProps extends Omit<AriaFormProps, "className"> {
  className?: string | undefined;
}

/** A form whose errors are ours: no browser bubbles, messages stand at the fields. */
export function Form({ className = "", ...rest }: FormProps) {
  return <AriaForm {...rest} className={className} validationBehavior="aria" />;
}
