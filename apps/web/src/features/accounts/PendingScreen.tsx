import { getMe } from "@marzipan/contract/accounts";
import { streamAccountChanges } from "@marzipan/contract/live";
import { useRouter } from "@tanstack/react-router";
import { BookOpen, Clock, LogOut, Mail, RefreshCw } from "lucide-react";
import { useEffect } from "react";
import { useCall } from "../../platform/api/queries.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Rich } from "../../platform/i18n/Rich.tsx";
import type { Me } from "../../platform/session/me.tsx";
import { ownAddress } from "../../platform/owner/page-owner.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useSignOut } from "../../platform/session/use-sign-out.ts";
import { AccountFrame } from "./AccountFrame.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import { useSessionChange } from "./use-session-change.ts";
import styles from "./account.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** The interval in milliseconds at which a waiting screen reloads its state. */
const lookAgainMs = 20_000;

/**
 * Reloads the person's gate on live notices and by interval; when it changes, the router decides
 * again. So it does when the session has ended or belongs to another account (rulings §2).
 */
export function useGateWatch(gate: Me["gate"], everyMs: number = lookAgainMs): void {
  const router = useRouter();
  const { data: me, refetch } = useCall(getMe, undefined, {
    refetchInterval: everyMs,
    refetchIntervalInBackground: true,
  });
  const isWaiting = me?.gate === gate;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const source = new EventSource(ownAddress(streamAccountChanges.path));
    for (const event of ["change", "signed-out"] as const) {
      source.addEventListener(event, () => void refetch());
    }
    return () => source.close();
  }, [isWaiting, refetch]);
  useEffect(() => {
    if (me && me.gate !== gate) void router.invalidate();
  }, [me, gate, router]);
  useSessionChange();
}

/**
 * The registration waits for an administrator (spec §2); it opens by itself when the answer comes. One that
 * was declined says why, and whom to ask.
 */
export function PendingScreen({ me: known }: { me: Me }) {
  const t = useT();
  const signOut = useSignOut();
  useGateWatch("unapproved");
  const { data: me = known } = useCall(getMe);
  const { decline_reason: reason, email } = me.user;
  const title = t(reason === null ? "errors.account_unapproved" : "messages.mail_declined_text");
  return (
    <AccountFrame title={title} isSaying>
      <span className={joinClasses(styles.accArt, styles.accArtBlue)}>
        <img src="/sweets/resting-dough.svg" alt="" />
      </span>
      <h1>{title}</h1>
      {reason === null ? <WaitingFacts email={email} /> : <DeclineReason reason={reason} />}
      <Button isWide icon={LogOut} iconFlips onPress={() => void signOut()}>
        {t("shell.sign_out")}
      </Button>
    </AccountFrame>
  );
}

function WaitingFacts({ email }: { email: string }) {
  const t = useT();
  return (
    <>
      <p>{t("accounts.pending_text")}</p>
      <ul className={styles.accFacts}>
        <li>
          <Icon of={Mail} />
          <span>
            <Rich
              text={t("accounts.pending_mail", { email: "{email}" })}
              parts={{
                email: (
                  <b>
                    <bdi dir="ltr">{email}</bdi>
                  </b>
                ),
              }}
            />
          </span>
        </li>
        <li>
          <Icon of={Clock} />
          <span>{t("accounts.pending_days")}</span>
        </li>
        <li>
          <Icon of={RefreshCw} />
          <span>{t("accounts.pending_opens")}</span>
        </li>
      </ul>
      <ButtonLink
        variant="primary"
        isWide
        icon={BookOpen}
        href={pathTo("/help/$article", { article: "first-day" })}
      >
        {t("accounts.pending_read")}
      </ButtonLink>
    </>
  );
}

function DeclineReason({ reason }: { reason: string }) {
  const t = useT();
  return (
    <>
      <Notice tone="warning" title={t("messages.mail_reason")}>
        <p dir="auto">{reason}</p>
      </Notice>
      <ButtonLink variant="primary" isWide href={pathTo("/contact")}>
        {t("accounts.contact_support")}
      </ButtonLink>
    </>
  );
}
