import { useState } from "react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { AskCodeForm } from "./AskCodeForm.tsx";
import { PhoneCodeForm } from "./PhoneCodeForm.tsx";
import type { CodeSent } from "./phone-entry.types.ts";

/** Signing in by phone: a code is asked for, then typed; `passwordHref` leads back to the password. */
export function PhoneEntry({ passwordHref }: { passwordHref: string }) {
  const t = useT();
  const [sent, setSent] = useState<CodeSent | null>(null);
  return (
    <>
      {sent ? (
        <PhoneCodeForm sent={sent} onOther={() => setSent(null)} />
      ) : (
        <AskCodeForm onSent={setSent} />
      )}
      <div className="acc-or">{t("accounts.or")}</div>
      <ButtonLink isWide href={passwordHref}>
        {t("accounts.with_password")}
      </ButtonLink>
    </>
  );
}
