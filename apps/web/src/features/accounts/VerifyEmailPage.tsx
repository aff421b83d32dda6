import { getTestInbox } from "@marzipan/contract/auth";
import { useRouteContext } from "@tanstack/react-router";
import { LogOut, MailOpen, RefreshCw } from "lucide-react";
import { useCall } from "../../platform/api/queries.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Rich } from "../../platform/i18n/Rich.tsx";
import type { Me } from "../../platform/session/me.tsx";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useSignOut } from "../../platform/session/use-sign-out.ts";
import { AccountFrame } from "./AccountFrame.tsx";
import { readEmail } from "./entered-email.ts";
import { MendEmail } from "./MendEmail.tsx";
import { useGateWatch } from "./PendingScreen.tsx";
import { ResendMail } from "./ResendMail.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./account.module.css";
import textLinkStyles from "../../ui/TextLink.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** `/verify-email`: the mail is on its way; it can be sent again, and the page opens once it is verified. */
export function VerifyEmailPage() {
  const t = useT();
  const { me } = useRouteContext({ strict: false }) as { me: Me | null };
  const email = me?.user.email ?? readEmail();
  const title = t("accounts.verify_title");
  return (
    <AccountFrame title={title} isSaying>
      <span className={joinClasses(styles.accArt, styles.accArtGreen)}>
        <img src="/sweets/croissant.svg" alt="" />
      </span>
      <h1>{title}</h1>
      <p>
        {email ? (
          <Rich
            text={t("accounts.verify_text", { email: "{email}" })}
            parts={{
              email: (
                <b>
                  <bdi dir="ltr">{email}</bdi>
                </b>
              ),
            }}
          />
        ) : (
          t("accounts.verify_ask")
        )}
      </p>
      <ul className={styles.accFacts}>
        <li>
          <Icon of={MailOpen} />
          <span>{t("accounts.verify_spam")}</span>
        </li>
        <li>
          <Icon of={RefreshCw} />
          <span>{t(me ? "accounts.verify_opens" : "accounts.verify_then")}</span>
        </li>
      </ul>
      <OutboxHint />
      <ResendMail email={email} />
      {me ? (
        <Waiting email={me.user.email} />
      ) : (
        <ButtonLink variant="quiet" href={pathTo("/auth")}>
          {t("accounts.sign_in")}
        </ButtonLink>
      )}
    </AccountFrame>
  );
}

function Waiting({ email }: { email: string }) {
  const t = useT();
  const signOut = useSignOut();
  useGateWatch("unverified");
  return (
    <>
      <MendEmail key={email} />
      <Button variant="quiet" icon={LogOut} iconFlips onPress={() => void signOut()}>
        {t("shell.sign_out")}
      </Button>
    </>
  );
}

/** The link to the outbox, on a server that keeps mails instead of sending them. */
function OutboxHint() {
  const t = useT();
  const { data } = useCall(getTestInbox);
  if (!data?.outboxPath) return null;
  return (
    <Notice role="status">
      <Rich
        text={t("accounts.mail_stays", { page: "{page}" })}
        parts={{
          page: (
            <a
              className={textLinkStyles.textLinkInline}
              href={data.outboxPath}
              target="_blank"
              rel="noreferrer"
            >
              <bdi dir="ltr">{data.outboxPath}</bdi>
            </a>
          ),
        }}
      />
    </Notice>
  );
}
