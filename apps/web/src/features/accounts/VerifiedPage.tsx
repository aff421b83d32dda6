import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { AccountFrame } from "./AccountFrame.tsx";

/** The pause before the dashboard opens by itself (spec §9: verification redirect). */
const goOnMs = 3000;

/** `/verification-success`: verified; the dashboard opens by itself after 3 seconds. */
export function VerifiedPage() {
  const t = useT();
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate({ href: "/dashboard", replace: true }), goOnMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  const title = t("accounts.verified_title");
  return (
    <AccountFrame title={title} isSaying>
      <span className="acc-art acc-art-pink">
        <img src="/sweets/celebration-cake.svg" alt="" />
      </span>
      <h1>{title}</h1>
      <p role="status">{t("accounts.verified_text")}</p>
      <ButtonLink variant="primary" isWide href="/dashboard">
        {t("accounts.to_dashboard")}
      </ButtonLink>
    </AccountFrame>
  );
}
