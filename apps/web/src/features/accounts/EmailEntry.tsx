import type { FieldBinding } from "../../platform/forms/Field.tsx";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { TextField } from "../../ui/TextField.tsx";

interface EmailEntryProps extends Partial<FieldBinding<string>> {
  /** "username" where it is what one signs in with. */
  autoComplete: "username" | "email";
}

/** The email of an account. */
export function EmailEntry({ error, ...field }: EmailEntryProps) {
  const t = useT();
  return (
    <TextField
      {...field}
      error={error}
      label={t("common.email")}
      type="email"
      inputMode="email"
      direction="ltr"
    />
  );
}
