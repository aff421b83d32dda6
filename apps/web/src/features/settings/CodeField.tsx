import type { FieldBinding } from "../../platform/forms/Field.tsx";
import { TextField } from "../../ui/TextField.tsx";

interface CodeFieldProps extends FieldBinding<string> {
  label: string;
  description?: string;
}

/** A code of six digits that was sent or is shown by an app. */
export function CodeField(props: CodeFieldProps) {
  return <TextField {...props} direction="ltr" inputMode="numeric" autoComplete="one-time-code" />;
}
