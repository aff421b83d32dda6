import { confirmEmail } from "@marzipan/contract/own-account";
import { useQueryClient } from "@tanstack/react-query";
import { BadgeCheck } from "lucide-react";
import { useAct } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { forgetEverything } from "../../platform/session/load-me.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { AccountFrame } from "./AccountFrame.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./account.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** `/auth/verify?change=`: the button makes the address that the link was mailed to the account's. */
export function ConfirmEmail({ token }: { token: string }) {
  const t = useT();
  const errorText = useErrorText();
  const client = useQueryClient();
  const act = useAct(confirmEmail, { onSuccess: () => forgetEverything(client) });
  const title = t(act.isSuccess ? "settings.email_confirmed" : "settings.email_confirm_title");
  return (
    <AccountFrame title={title} isSaying>
      <span className={joinClasses(styles.accArt, styles.accArtGreen)}>
        <img src="/sweets/cupcakes.svg" alt="" />
      </span>
      <h1>{title}</h1>
      <p>{t("settings.email_confirm_text")}</p>
      {act.error && (
        <Notice tone="danger" role="alert">
          {errorText(act.error)}
        </Notice>
      )}
      {act.isSuccess ? (
        <ButtonLink href={pathTo("/settings")} variant="primary" isWide className={styles.accBig}>
          {t("shell.settings")}
        </ButtonLink>
      ) : (
        <Button
          variant="primary"
          isWide
          className={styles.accBig}
          icon={BadgeCheck}
          isPending={act.isPending}
          onPress={() => act.mutate({ body: { token } })}
        >
          {t("settings.email_confirm")}
        </Button>
      )}
    </AccountFrame>
  );
}
