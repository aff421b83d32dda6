import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Rich } from "../../platform/i18n/Rich.tsx";
import type { Me } from "../../platform/session/me.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { AccountFrame } from "./AccountFrame.tsx";
import { SignInForm } from "./SignInForm.tsx";
import { useSessionChange } from "./use-session-change.ts";
import styles from "./account.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/**
 * Shown when another account has signed in in this browser than the one whose page this was
 * (rulings §2): names it, leads into its bakery, and offers the former one to sign in again.
 */
export function ChangedScreen({ me }: { me: Me }) {
  const t = useT();
  useSessionChange();
  const title = t("accounts.changed_title");
  return (
    <AccountFrame title={title}>
      <div className={styles.accHeadWords}>
        <h1>{title}</h1>
        <p>
          <Rich
            text={t("accounts.changed_text", { email: "{email}" })}
            parts={{
              email: (
                <b>
                  <bdi dir="ltr">{me.user.email}</bdi>
                </b>
              ),
            }}
          />
        </p>
      </div>
      <ButtonLink variant="primary" isWide href={pathTo("/dashboard")}>
        {t("accounts.to_dashboard")}
      </ButtonLink>
      <div className={styles.accOr}>{t("accounts.or")}</div>
      <p>{t("accounts.changed_back")}</p>
      <SignInForm />
    </AccountFrame>
  );
}
