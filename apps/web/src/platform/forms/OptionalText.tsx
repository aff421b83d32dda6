import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { TextField } from "../../ui/TextField.tsx";
import type { TextFieldProps } from "../../ui/TextField.tsx";
import { useT } from "../i18n/LanguageProvider.tsx";
import { Field } from "./Field.tsx";
import type { FieldBinding } from "./Field.tsx";

interface OptionalTextProps<Values extends FieldValues, Output> extends Pick<
  TextFieldProps,
  "label" | "description" | "direction" | "lines" | "maxLength"
> {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
}

/** A text of a form that may stay empty, and says so. */
export function OptionalText<Values extends FieldValues, Output>({
  control,
  name,
  ...texts
}: OptionalTextProps<Values, Output>) {
  const t = useT();
  return (
    <Field control={control} name={name}>
      {(field) => {
        const { value, ...rest } = field as FieldBinding<unknown> as FieldBinding<string | null>;
        return (
          <TextField {...texts} {...rest} value={value ?? ""} labelEnd={t("common.optional")} />
        );
      }}
    </Field>
  );
}
