import type { ReactElement } from "react";
import { Controller } from "react-hook-form";
import type {
  Control,
  ControllerRenderProps,
  FieldPath,
  FieldPathValue,
  FieldValues,
} from "react-hook-form";
import { sayProblem } from "../errors/error-text.ts";
import { useT } from "../i18n/LanguageProvider.tsx";

/** What a field of the form hands to its control. */
export interface FieldBinding<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  /** What is wrong, in words; undefined when nothing is. */
  error: string | undefined;
}

interface FieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Output> {
  control: Control<Values, unknown, Output>;
  name: Name;
  children: (binding: FieldBinding<FieldPathValue<Values, Name>>) => ReactElement;
}

/** Binds one value of a form to a control of `ui/`: `<Field …>{(f) => <TextField {...f} label=… />}</Field>`. */
export function Field<Values extends FieldValues, Name extends FieldPath<Values>, Output>({
  control,
  name,
  children,
}: FieldProps<Values, Name, Output>) {
  const t = useT();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) =>
        children(bindingOf(field, messageOf(t, fieldState.error?.message)))
      }
    />
  );
}

function messageOf(t: ReturnType<typeof useT>, problem: string | undefined): string | undefined {
  return problem === undefined ? undefined : sayProblem(t, problem);
}

function bindingOf<Values extends FieldValues, Name extends FieldPath<Values>>(
  field: ControllerRenderProps<Values, Name>,
  error: string | undefined,
): FieldBinding<FieldPathValue<Values, Name>> {
  return {
    name: field.name,
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    error,
  };
}
