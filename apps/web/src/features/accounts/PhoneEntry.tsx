import { useState } from "react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { AskCodeForm } from "./AskCodeForm.tsx";
import { PhoneCodeForm } from "./PhoneCodeForm.tsx";
import type { CodeSent } from "./phone-entry.types.ts";
import { keepSentCode, readSentCode } from "./sent-code.ts";
import styles from "./account.module.css";

/**
 * Signing in by phone: a code is asked for, then typed, also after a reload; `passwordHref` leads back to the password.
 */
export function PhoneEntry({ passwordHref }: { passwordHref: string }) {
  const t = useT();
  const [sent, setSent] = useState(() => readSentCode(Date.now()));
  const note = (next: CodeSent | null): void => {
    keepSentCode(next, Date.now());
    setSent(next);
  };
  return (
    <>
      {sent ? (
        <PhoneCodeForm sent={sent} onSent={note} onOther={() => note(null)} />
      ) : (
        <AskCodeForm onSent={note} />
      )}
      <div className={styles.accOr}>{t("accounts.or")}</div>
      <ButtonLink isWide href={passwordHref}>
        {t("accounts.with_password")}
      </ButtonLink>
    </>
  );
}
