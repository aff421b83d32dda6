import { useRouteContext } from "@tanstack/react-router";
import { Smartphone } from "lucide-react";
import { hasDrafts } from "../../platform/kept/kept-drafts.ts";
import { isReportWanted, readWanted, readWantedBy } from "../../platform/gate/wanted-path.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import type { Me } from "../../platform/session/me.tsx";
import { useUrlParams } from "../../platform/url/use-url-params.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { SegmentLinks } from "../../ui/SegmentLinks.tsx";
import { AccountFrame } from "./AccountFrame.tsx";
import { BlockedScreen } from "./BlockedScreen.tsx";
import { ChangedScreen } from "./ChangedScreen.tsx";
import { PhoneEntry } from "./PhoneEntry.tsx";
import { PendingScreen } from "./PendingScreen.tsx";
import { SignInForm } from "./SignInForm.tsx";
import { SignUpForm } from "./SignUpForm.tsx";
import { useSignedInElsewhere } from "./use-signed-in-elsewhere.ts";
import { pathTo } from "../../platform/url/path-to.ts";
import styles from "./account.module.css";

/**
 * `/auth`: signing in and up; for the blocked and the unapproved, their screen (rulings §2); where another account has
 * been signed in under an open page, who it is.
 */
export function AuthPage() {
  const { me } = useRouteContext({ strict: false }) as { me: Me | null };
  if (me?.gate === "blocked") return <BlockedScreen />;
  if (me?.gate === "open") return <ChangedScreen me={me} />;
  if (me?.gate === "unapproved") return <PendingScreen me={me} />;
  return <EntryScreen />;
}

type Mode = "sign_in" | "sign_up" | "phone";

const modes: Readonly<Record<string, Mode>> = { "sign-up": "sign_up", phone: "phone" };

function EntryScreen() {
  const t = useT();
  useSignedInElsewhere();
  const [{ mode: asked, redirectTo, plan, interval }] = useUrlParams();
  const mode = modes[asked ?? ""] ?? "sign_in";
  const hrefOf = (to: string | null) => pathTo("/auth", { mode: to, redirectTo, plan, interval });
  const [signIn, signUp] = [hrefOf(null), hrefOf("sign-up")];
  const title = t(`accounts.${mode === "phone" ? "phone_title" : mode}`);
  return (
    <AccountFrame title={title}>
      <SegmentLinks
        label={t("accounts.enter")}
        currentHref={mode === "sign_up" ? signUp : signIn}
        links={[
          { href: signIn, label: t("accounts.sign_in") },
          { href: signUp, label: t("accounts.sign_up") },
        ]}
      />
      <div className={styles.accHeadWords}>
        <h1>{mode === "phone" ? title : t(`accounts.${mode}_title`)}</h1>
        <p>{t(`accounts.${mode}_text`)}</p>
      </div>
      {mode === "sign_up" && <SignUpForm />}
      {mode === "phone" && <PhoneEntry passwordHref={signIn} />}
      {mode === "sign_in" && (
        <>
          <WhatWasBefore />
          <SignInForm />
          <div className={styles.accOr}>{t("accounts.or")}</div>
          <ButtonLink isWide icon={Smartphone} href={hrefOf("phone")}>
            {t("accounts.phone_sign_in")}
          </ButtonLink>
        </>
      )}
    </AccountFrame>
  );
}

/** Why someone is asked to sign in: sent here from a page, a new password, a confirmation on its way. */
function WhatWasBefore() {
  const t = useT();
  const [{ redirectTo, reset, confirmation }] = useUrlParams();
  if (reset === "true" || confirmation === "true") {
    return (
      <Notice tone="success" role="status">
        {t(reset === "true" ? "accounts.reset_done" : "accounts.mail_sent")}
      </Notice>
    );
  }
  const emptied = readWantedBy();
  if (emptied !== null && hasDrafts(emptied)) {
    return <Notice role="status">{t("accounts.draft_waits")}</Notice>;
  }
  if (isReportWanted()) return <Notice role="status">{t("reports.sign_in")}</Notice>;
  if (readWanted(redirectTo) === null) return null;
  return <Notice role="status">{t("errors.sign_in_required")}</Notice>;
}
