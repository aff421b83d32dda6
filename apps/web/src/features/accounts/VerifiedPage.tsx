import { getMe } from "@marzipan/contract/accounts";
import { useNavigate } from "@tanstack/react-router";
import { MonitorSmartphone } from "lucide-react";
import { useEffect, useState } from "react";
import { useCall } from "../../platform/api/queries.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { AccountFrame } from "./AccountFrame.tsx";
import { wasVerified } from "./noted-verified.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./account.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** The pause before the dashboard opens by itself (spec §9: verification redirect). */
const goOnMs = 3000;

/**
 * `/verification-success`: in a signed-in browser the dashboard opens by itself after 3 seconds; on
 * another device the page says where to go on (rulings §2). Without a verification in this tab it
 * redirects to the sign-in.
 */
export function VerifiedPage() {
  const t = useT();
  const navigate = useNavigate();
  const [isHere] = useState(wasVerified);
  const { data: me, isPending } = useCall(getMe);
  const isSignedIn = me !== undefined && me.user.email_verified_at !== null;
  const isNobody = !isPending && !isSignedIn && !isHere;
  useEffect(() => {
    if (isNobody) void navigate({ href: pathTo("/auth"), replace: true });
  }, [isNobody, navigate]);
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const timer = setTimeout(
      () => void navigate({ href: pathTo("/dashboard"), replace: true }),
      goOnMs,
    );
    return () => clearTimeout(timer);
  }, [isSignedIn, navigate]);
  if (isPending || isNobody) return <Looking />;
  const title = t("accounts.verified_title");
  return (
    <AccountFrame title={title} isSaying>
      <span className={joinClasses(styles.accArt, styles.accArtPink)}>
        <img src="/sweets/celebration-cake.svg" alt="" />
      </span>
      <h1>{title}</h1>
      {isSignedIn ? (
        <>
          <p role="status">
            {t(me.gate === "open" ? "accounts.verified_text" : "accounts.verified_goes_on")}
          </p>
          <ButtonLink variant="primary" isWide href={pathTo("/dashboard")}>
            {t(me.gate === "open" ? "accounts.to_dashboard" : "accounts.go_on")}
          </ButtonLink>
        </>
      ) : (
        <Elsewhere />
      )}
    </AccountFrame>
  );
}

function Looking() {
  const t = useT();
  return (
    <AccountFrame title={t("accounts.confirm_title")} isSaying>
      <Spinner label={t("common.loading")} />
    </AccountFrame>
  );
}

/** The address was verified in another browser than the one that signed up. */
function Elsewhere() {
  const t = useT();
  return (
    <>
      <p role="status">{t("accounts.verified_elsewhere")}</p>
      <ul className={styles.accFacts}>
        <li>
          <Icon of={MonitorSmartphone} />
          <span>{t("accounts.verified_go_back")}</span>
        </li>
      </ul>
      <ButtonLink isWide href={pathTo("/auth")}>
        {t("accounts.sign_in_here")}
      </ButtonLink>
    </>
  );
}
