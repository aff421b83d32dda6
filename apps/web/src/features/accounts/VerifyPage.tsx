import { verifyEmail } from "@marzipan/contract/auth";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { BadgeCheck } from "lucide-react";
import { useEffect } from "react";
import { ApiError } from "../../platform/api/api-error.ts";
import { useAct } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { forgetEverything } from "../../platform/session/load-me.ts";
import { useUrlParams } from "../../platform/url/use-url-params.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { AccountFrame } from "./AccountFrame.tsx";
import { ConfirmEmail } from "./ConfirmEmail.tsx";
import { noteVerified } from "./noted-verified.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./account.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** Why a verification failed, as `/verification-error?reason=` says it. */
function reasonOf(error: unknown): string {
  const code = error instanceof ApiError ? error.code : "internal";
  if (code === "verification_expired") return "expired";
  if (code === "verification_used") return "used";
  return code === "verification_invalid" || code === "invalid_input" ? "invalid" : "generic";
}

/**
 * Returns whether retrying is pointless: true unless the network failed or the throttle refused.
 */
function isAboutTheLink(error: unknown): boolean {
  return error instanceof ApiError && error.code !== "network" && error.status !== 429;
}

/** `/auth/verify` and `/auth/callback`: opening the mail's link changes nothing; its button verifies (rulings §2). */
export function VerifyPage() {
  const [{ change }] = useUrlParams();
  return change ? <ConfirmEmail token={change} /> : <VerifyAddress />;
}

function VerifyAddress() {
  const t = useT();
  const errorText = useErrorText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [{ token }] = useUrlParams();
  const act = useAct(verifyEmail, {
    onSuccess: () => {
      forgetEverything(client);
      noteVerified();
      void navigate({ href: pathTo("/verification-success"), replace: true });
    },
    onError: (error) => {
      if (!isAboutTheLink(error)) return;
      void navigate({
        href: pathTo("/verification-error", { reason: reasonOf(error) }),
        replace: true,
      });
    },
  });
  useEffect(() => {
    if (!token)
      void navigate({ href: pathTo("/verification-error", { reason: "invalid" }), replace: true });
  }, [token, navigate]);
  const title = t("accounts.confirm_title");
  return (
    <AccountFrame title={title} isSaying>
      <span className={joinClasses(styles.accArt, styles.accArtGreen)}>
        <img src="/sweets/cupcakes.svg" alt="" />
      </span>
      <h1>{title}</h1>
      <p>{t("accounts.confirm_text")}</p>
      {act.error && (
        <Notice tone="danger" role="alert">
          {errorText(act.error)}
        </Notice>
      )}
      <Button
        variant="primary"
        isWide
        className={styles.accBig}
        icon={BadgeCheck}
        isPending={act.isPending}
        onPress={() => act.mutate({ body: { token: token ?? "" } })}
      >
        {t("accounts.confirm_button")}
      </Button>
    </AccountFrame>
  );
}
