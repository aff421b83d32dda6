import { useState } from "react";
import { Rich } from "../../platform/i18n/Rich.tsx";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { TextButton, TextLink } from "../../ui/TextLink.tsx";
import styles from "./account.module.css";
import textLinkStyles from "../../ui/TextLink.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

interface ConsentFieldProps {
  value: boolean;
  onChange: (isGiven: boolean) => void;
  error: string | undefined;
}

/** The legal-agreement step (spec §5): the box to tick, and what is agreed to in short with the full texts. */
export function ConsentField({ value, onChange, error }: ConsentFieldProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const text = t("accounts.consent", { terms: "{terms}", privacy: "{privacy}" });
  return (
    <div>
      <Checkbox
        isSelected={value}
        onChange={onChange}
        error={error && t("errors.consent_required")}
      >
        <Rich
          text={text}
          parts={{
            terms: <LegalLink href={pathTo("/terms")}>{t("accounts.terms")}</LegalLink>,
            privacy: (
              <LegalLink href={pathTo("/privacy-policy")}>{t("accounts.privacy")}</LegalLink>
            ),
          }}
        />
      </Checkbox>
      <TextButton onPress={() => setOpen(true)}>{t("accounts.legal_open")}</TextButton>
      <Sheet
        isOpen={isOpen}
        onOpenChange={setOpen}
        isDismissable
        title={t("accounts.legal_title")}
        closeLabel={t("common.close")}
        foot={(close) => (
          <Button
            variant="primary"
            onPress={() => {
              onChange(true);
              close();
            }}
          >
            {t("accounts.legal_accept")}
          </Button>
        )}
      >
        <ul className={styles.legalPoints}>
          <li>{t("accounts.legal_data")}</li>
          <li>{t("accounts.legal_export")}</li>
          <li>{t("accounts.legal_trial")}</li>
          <li>{t("accounts.legal_close")}</li>
        </ul>
        <p className={styles.legalLinks}>
          <TextLink href={pathTo("/terms")} target="_blank" isUnderlined>
            {t("accounts.terms_page")}
          </TextLink>
          <TextLink href={pathTo("/privacy-policy")} target="_blank" isUnderlined>
            {t("accounts.privacy_page")}
          </TextLink>
        </p>
      </Sheet>
    </div>
  );
}

/** A link within the words of the box: opening it ticks nothing. */
function LegalLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      className={textLinkStyles.textLinkInline}
      href={href}
      target="_blank"
      rel="noreferrer"
      onClick={(event) => event.stopPropagation()}
      onPointerDown={(event) => event.stopPropagation()}
    >
      {children}
    </a>
  );
}
