import { useRouteContext } from "@tanstack/react-router";
import { LogOut, MailOpen, RefreshCw } from "lucide-react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Rich } from "../../platform/i18n/Rich.tsx";
import type { Me } from "../../platform/session/me.tsx";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useSignOut } from "../shell/use-sign-out.ts";
import { AccountFrame } from "./AccountFrame.tsx";
import { readEmail } from "./entered-email.ts";
import { useGateWatch } from "./PendingScreen.tsx";
import { ResendMail } from "./ResendMail.tsx";

/** `/verify-email`: the mail is on its way; it can be sent again, and the page opens once it is verified. */
export function VerifyEmailPage() {
  const t = useT();
  const { me } = useRouteContext({ strict: false }) as { me: Me | null };
  const email = me?.user.email ?? readEmail();
  const title = t("accounts.verify_title");
  return (
    <AccountFrame title={title} isSaying>
      <span className="acc-art acc-art-green">
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
      <ul className="acc-facts">
        <li>
          <Icon of={MailOpen} />
          <span>{t("accounts.verify_spam")}</span>
        </li>
        <li>
          <Icon of={RefreshCw} />
          <span>{t(me ? "accounts.verify_opens" : "accounts.verify_then")}</span>
        </li>
      </ul>
      <ResendMail email={email} />
      {me ? (
        <Waiting />
      ) : (
        <ButtonLink variant="quiet" href="/auth">
          {t("accounts.sign_in")}
        </ButtonLink>
      )}
    </AccountFrame>
  );
}

function Waiting() {
  const t = useT();
  const signOut = useSignOut();
  useGateWatch("unverified");
  return (
    <Button variant="quiet" icon={LogOut} iconFlips onPress={() => void signOut()}>
      {t("shell.sign_out")}
    </Button>
  );
}
