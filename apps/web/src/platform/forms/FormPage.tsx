import type { ReactNode } from "react";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { TextField } from "../../ui/TextField.tsx";
import type { TextFieldProps } from "../../ui/TextField.tsx";
import { useT } from "../i18n/LanguageProvider.tsx";
import { Field } from "./Field.tsx";
import type { FieldBinding } from "./Field.tsx";
import styles from "../screen/page-parts.module.css";

interface FormFootProps {
  saveLabel: string;
  /** Where Cancel leads. */
  cancelHref: string;
  isPending: boolean;
  /** What is to be said before the buttons. */
  children?: ReactNode;
}

/** The end of a form page: what went wrong, Cancel, Save. */
export function FormFoot({ saveLabel, cancelHref, isPending, children }: FormFootProps) {
  const t = useT();
  return (
    <div data-part="form-foot" className={styles.formFoot}>
      {children}
      <ButtonLink variant="quiet" href={cancelHref}>
        {t("common.cancel")}
      </ButtonLink>
      <Button type="submit" variant="primary" isPending={isPending}>
        {saveLabel}
      </Button>
    </div>
  );
}

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
