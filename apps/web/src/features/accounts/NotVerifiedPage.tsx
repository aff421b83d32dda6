import { useNavigate } from "@tanstack/react-router";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useUrlParams } from "../../platform/url/use-url-params.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { AccountFrame } from "./AccountFrame.tsx";
import { ResendMail } from "./ResendMail.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./account.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

const reasons = ["generic", "expired", "invalid", "used"] as const;

/** `/verification-error`: what was wrong with the link (generic, expired, invalid, used) and a new one. */
export function NotVerifiedPage() {
  const t = useT();
  const navigate = useNavigate();
  const [{ reason: asked }] = useUrlParams();
  const reason = reasons.find((name) => name === asked) ?? "generic";
  const title = t(`accounts.not_verified_${reason}`);
  return (
    <AccountFrame title={title} isSaying>
      <span className={joinClasses(styles.accArt, styles.accArtBlue)}>
        <img src="/sweets/empty-board.svg" alt="" />
      </span>
      <h1>{title}</h1>
      <p>{t(`accounts.not_verified_${reason}_text`)}</p>
      {reason === "used" ? (
        <ButtonLink variant="primary" isWide href={pathTo("/auth")}>
          {t("accounts.sign_in")}
        </ButtonLink>
      ) : (
        <>
          <ResendMail
            email={null}
            onSent={() => void navigate({ href: pathTo("/auth", { confirmation: "true" }) })}
          />
          <ButtonLink variant="quiet" isWide href={pathTo("/auth")}>
            {t("accounts.return_to_login")}
          </ButtonLink>
        </>
      )}
    </AccountFrame>
  );
}
