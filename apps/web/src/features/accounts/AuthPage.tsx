import { useRouteContext } from "@tanstack/react-router";
import { readWanted } from "../../platform/gate/wanted-path.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import type { Me } from "../../platform/session/me.tsx";
import { useUrlParams, writeSearch } from "../../platform/url/use-url-params.ts";
import { Notice } from "../../ui/Notice.tsx";
import { SegmentLinks } from "../../ui/SegmentLinks.tsx";
import { AccountFrame } from "./AccountFrame.tsx";
import { BlockedScreen } from "./BlockedScreen.tsx";
import { PendingScreen } from "./PendingScreen.tsx";
import { SignInForm } from "./SignInForm.tsx";
import { SignUpForm } from "./SignUpForm.tsx";

/** `/auth`: signing in and up; for the blocked and the unapproved, their screen (rulings §2). */
export function AuthPage() {
  const { me } = useRouteContext({ strict: false }) as { me: Me | null };
  if (me?.gate === "blocked") return <BlockedScreen />;
  if (me?.gate === "unapproved") return <PendingScreen me={me} />;
  return <EntryScreen />;
}

function EntryScreen() {
  const t = useT();
  const [{ mode, redirectTo, plan }] = useUrlParams();
  const isSignUp = mode === "sign-up";
  const hrefOf = (to: string | null) => `/auth${writeSearch({ mode: to, redirectTo, plan })}`;
  const [signIn, signUp] = [hrefOf(null), hrefOf("sign-up")];
  const title = t(isSignUp ? "accounts.sign_up" : "accounts.sign_in");
  const isSentHere = readWanted(redirectTo) !== null;
  return (
    <AccountFrame title={title}>
      <SegmentLinks
        label={t("accounts.enter")}
        currentHref={isSignUp ? signUp : signIn}
        links={[
          { href: signIn, label: t("accounts.sign_in") },
          { href: signUp, label: t("accounts.sign_up") },
        ]}
      />
      <div className="acc-head-words">
        <h1>{t(isSignUp ? "accounts.sign_up_title" : "accounts.sign_in_title")}</h1>
        <p>{t(isSignUp ? "accounts.sign_up_text" : "accounts.sign_in_text")}</p>
      </div>
      {isSentHere && !isSignUp && <Notice role="status">{t("errors.sign_in_required")}</Notice>}
      {isSignUp ? <SignUpForm /> : <SignInForm />}
    </AccountFrame>
  );
}
