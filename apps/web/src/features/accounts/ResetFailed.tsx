import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { AccountFrame } from "./AccountFrame.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./account.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** What is wrong with a link for a new password, in the words of spec §5, with the way to a new one. */
export function ResetFailed({ isUsed }: { isUsed: boolean }) {
  const t = useT();
  const title = t(isUsed ? "accounts.not_verified_used" : "accounts.reset_failed");
  return (
    <AccountFrame title={title} isSaying>
      <span className={joinClasses(styles.accArt, styles.accArtBlue)}>
        <img src="/sweets/empty-board.svg" alt="" />
      </span>
      <h1>{title}</h1>
      <p role="alert">{t(isUsed ? "errors.reset_used" : "errors.reset_invalid")}</p>
      <div className={styles.accActs}>
        <ButtonLink variant="primary" isWide href={pathTo("/reset-password")}>
          {t("accounts.reset_anew")}
        </ButtonLink>
        <ButtonLink variant="quiet" isWide href={pathTo("/auth")}>
          {t("accounts.return_to_login")}
        </ButtonLink>
      </div>
    </AccountFrame>
  );
}
