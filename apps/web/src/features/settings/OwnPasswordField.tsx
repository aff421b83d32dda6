import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import type { FieldBinding } from "../../platform/forms/Field.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";

interface OwnPasswordFieldProps extends FieldBinding<string> {
  /** "Your password" when left out. */
  label?: string;
  isNew?: boolean;
}

/** The own password once more, or a new one. */
export function OwnPasswordField({ label, isNew = false, ...field }: OwnPasswordFieldProps) {
  const t = useT();
  return (
    <PasswordField
      {...field}
      label={label ?? t("settings.password_yours")}
      showLabel={t("common.show_password")}
      hideLabel={t("common.hide_password")}
      autoComplete={isNew ? "new-password" : "current-password"}
    />
  );
}
