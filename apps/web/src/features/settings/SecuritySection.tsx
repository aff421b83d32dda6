import { getSecurity } from "@marzipan/contract/own-account";
import { useCall } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { EmailForm } from "./EmailForm.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import { PhoneForm } from "./PhoneForm.tsx";
import { Section } from "../../platform/screen/Section.tsx";
import { TotpPart } from "./TotpPart.tsx";
import styles from "./settings.module.css";

/** The ways in: email, password, phone, authenticator codes. */
export function SecuritySection() {
  const t = useT();
  const errorText = useErrorText();
  const security = useCall(getSecurity);
  return (
    <Section id="security" title={t("settings.security")}>
      <div className={styles.settingsParts}>
        <EmailForm />
        <PasswordForm />
        {security.isPending && <Skeleton height="120px" />}
        {security.isError && (
          <ErrorState
            headingLevel={3}
            title={t("errors.not_loaded")}
            text={errorText(security.error)}
            retryLabel={t("common.try_again")}
            onRetry={() => void security.refetch()}
            isRetrying={security.isFetching}
          />
        )}
        {security.data && (
          <>
            <PhoneForm phone={security.data.phone} />
            <TotpPart {...security.data} />
          </>
        )}
      </div>
    </Section>
  );
}
