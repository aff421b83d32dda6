import { reportUnauthorizedChange } from "@marzipan/contract/auth";
import { useQueryClient } from "@tanstack/react-query";
import { MailOpen, ShieldAlert } from "lucide-react";
import { ApiError } from "../../platform/api/api-error.ts";
import { useAct } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { forgetEverything } from "../../platform/session/load-me.ts";
import { useUrlParams } from "../../platform/url/use-url-params.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { AccountFrame } from "./AccountFrame.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./account.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** Returns whether the link itself is of no use, so that another press cannot help. */
function isOver(error: unknown): boolean {
  return error instanceof ApiError && ["not_me_used", "not_me_invalid"].includes(error.code);
}

/** `/not-me?token=`: opening the mail's link changes nothing; its button disowns the change (rulings §2). */
export function NotMePage() {
  const t = useT();
  const errorText = useErrorText();
  const client = useQueryClient();
  const [{ token = "" }] = useUrlParams();
  const act = useAct(reportUnauthorizedChange, { onSuccess: () => forgetEverything(client) });
  if (act.isSuccess) return <AccountBack />;
  const title = t("accounts.not_me_title");
  return (
    <AccountFrame title={title} isSaying>
      <span className={joinClasses(styles.accArt, styles.accArtPink)}>
        <img src="/sweets/empty-board.svg" alt="" />
      </span>
      <h1>{title}</h1>
      <p>{t("accounts.not_me_text")}</p>
      {act.error && (
        <Notice tone="danger" role="alert">
          {errorText(act.error)}
        </Notice>
      )}
      {isOver(act.error) ? (
        <ButtonLink
          variant="primary"
          isWide
          className={styles.accBig}
          href={pathTo("/reset-password")}
        >
          {t("accounts.reset_anew")}
        </ButtonLink>
      ) : (
        <Button
          variant="primary"
          isWide
          className={styles.accBig}
          icon={ShieldAlert}
          isPending={act.isPending}
          onPress={() => act.mutate({ body: { token } })}
        >
          {t("accounts.not_me_button")}
        </Button>
      )}
    </AccountFrame>
  );
}

function AccountBack() {
  const t = useT();
  const title = t("accounts.not_me_done");
  return (
    <AccountFrame title={title} isSaying>
      <span className={joinClasses(styles.accArt, styles.accArtGreen)}>
        <img src="/sweets/croissant.svg" alt="" />
      </span>
      <h1>{title}</h1>
      <p role="status">{t("accounts.not_me_done_text")}</p>
      <ul className={styles.accFacts}>
        <li>
          <Icon of={MailOpen} />
          <span>{t("accounts.verify_spam")}</span>
        </li>
      </ul>
      <ButtonLink isWide href={pathTo("/reset-password")}>
        {t("accounts.reset_anew")}
      </ButtonLink>
    </AccountFrame>
  );
}
