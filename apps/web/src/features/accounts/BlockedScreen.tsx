import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { blockStatusMs } from "../../platform/api/query-client.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { useSignOut } from "../../platform/session/use-sign-out.ts";
import { AccountFrame } from "./AccountFrame.tsx";
import { useGateWatch } from "./PendingScreen.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./account.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** The account is blocked (spec §2, §8): whom to ask, and the way back to the sign-in. */
export function BlockedScreen() {
  const t = useT();
  const returnToLogin = useSignOut(pathTo("/auth"));
  useGateWatch("blocked", blockStatusMs);
  return (
    <AccountFrame title={t("accounts.blocked")} isSaying>
      <span className={joinClasses(styles.accArt, styles.accArtPink)}>
        <img src="/sweets/empty-board.svg" alt="" />
      </span>
      <h1>{t("errors.account_blocked")}</h1>
      <div className={styles.accActs}>
        <Button variant="primary" isWide onPress={() => void returnToLogin()}>
          {t("accounts.return_to_login")}
        </Button>
        <ButtonLink variant="quiet" isWide href={pathTo("/contact")}>
          {t("accounts.contact_support")}
        </ButtonLink>
      </div>
    </AccountFrame>
  );
}
