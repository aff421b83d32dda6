import { PasswordField } from "../../ui/PasswordField.tsx";
import { useT } from "../i18n/LanguageProvider.tsx";
import type { FieldBinding } from "./Field.tsx";

interface PasswordEntryProps extends FieldBinding<string> {
  label: string;
  description?: string;
  /** It is chosen here, and not asked for again. */
  isNew?: boolean;
}

/** A password of a form, with the eye that shows it. */
export function PasswordEntry({ isNew = false, ...field }: PasswordEntryProps) {
  const t = useT();
  return (
    <PasswordField
      {...field}
      showLabel={t("common.show_password")}
      hideLabel={t("common.hide_password")}
      autoComplete={isNew ? "new-password" : "current-password"}
    />
  );
}
