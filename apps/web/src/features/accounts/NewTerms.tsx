import { updateMe } from "@marzipan/contract/accounts";
import { legalVersion } from "@marzipan/contract/legal";
import { useQueryClient } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { useAct } from "../../platform/api/queries.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Rich } from "../../platform/i18n/Rich.tsx";
import { setMe } from "../../platform/session/load-me.ts";
import { useSignOut } from "../../platform/session/use-sign-out.ts";
import { pathTo } from "../../platform/url/path-to.ts";
import { Button } from "../../ui/Button.tsx";
import { Form } from "../../ui/Form.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { AccountFrame } from "./AccountFrame.tsx";
import { FormEnd } from "./FormEnd.tsx";
import styles from "./account.module.css";

/** Asks for consent to a newer version of terms and privacy policy before the app goes on; signing out is the other way. */
export function NewTerms() {
  const t = useT();
  const client = useQueryClient();
  const signOut = useSignOut();
  const act = useAct(updateMe, { onSuccess: (me) => setMe(client, me) });
  return (
    <AccountFrame title={t("accounts.new_terms_title")}>
      <div className={styles.accHeadWords}>
        <h1>{t("accounts.new_terms_title")}</h1>
        <p>
          <Rich
            text={t("accounts.new_terms_text", { version: "{version}" })}
            parts={{ version: <bdi dir="ltr">{legalVersion}</bdi> }}
          />
        </p>
      </div>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          act.mutate({ body: { legalVersion } });
        }}
      >
        <p className={styles.legalLinks}>
          <TextLink href={`${pathTo("/terms")}#versions`} target="_blank" isUnderlined>
            {t("accounts.new_terms_changes")}
          </TextLink>
          <TextLink href={pathTo("/terms")} target="_blank" isUnderlined>
            {t("accounts.terms_page")}
          </TextLink>
          <TextLink href={pathTo("/privacy-policy")} target="_blank" isUnderlined>
            {t("accounts.privacy_page")}
          </TextLink>
        </p>
        <FormEnd error={act.error} label={t("accounts.legal_accept")} isPending={act.isPending} />
        <Button isWide icon={LogOut} iconFlips onPress={() => void signOut()}>
          {t("shell.sign_out")}
        </Button>
      </Form>
    </AccountFrame>
  );
}
