import { getSecurity } from "@marzipan/contract/own-account";
import { useCall } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { EmailForm } from "./EmailForm.tsx";
import { FoldRow } from "./FoldRow.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import { PhoneForm } from "./PhoneForm.tsx";
import { Section } from "../../platform/screen/Section.tsx";
import { TotpPart } from "./TotpPart.tsx";

/** The ways in: email, password, phone, authenticator codes; each a row that opens its form. */
export function SecuritySection() {
  const t = useT();
  const errorText = useErrorText();
  const { user } = useMe();
  const security = useCall(getSecurity);
  return (
    <Section id="security" title={t("settings.security")}>
      <FoldRow title={t("settings.email_change")} state={<bdi dir="ltr">{user.email}</bdi>}>
        <EmailForm />
      </FoldRow>
      <FoldRow title={t("settings.password_change")}>
        <PasswordForm />
      </FoldRow>
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
          <FoldRow
            title={t("settings.phone_title")}
            state={
              security.data.phone === null ? (
                t("settings.state_no_phone")
              ) : (
                <bdi dir="ltr">{security.data.phone}</bdi>
              )
            }
          >
            <PhoneForm phone={security.data.phone} />
          </FoldRow>
          <FoldRow
            title={t("settings.totp_title")}
            state={t(security.data.isTotpOn ? "settings.codes_on" : "settings.codes_off")}
          >
            <TotpPart {...security.data} />
          </FoldRow>
        </>
      )}
    </Section>
  );
}
