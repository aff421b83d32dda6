import { requestReset } from "@marzipan/contract/auth";
import { MailOpen } from "lucide-react";
import { useState } from "react";
import { useAct } from "../../platform/api/queries.ts";
import { Field } from "../../platform/forms/Field.tsx";
import { useSubmit } from "../../platform/forms/use-submit.ts";
import { useZodForm } from "../../platform/forms/use-zod-form.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Rich } from "../../platform/i18n/Rich.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { Form } from "../../ui/Form.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { EmailEntry } from "./EmailEntry.tsx";
import { FormEnd } from "./FormEnd.tsx";
import { AccountFrame } from "./AccountFrame.tsx";
import { AskResetSchema } from "./account-forms.ts";
import { keepEmail, readEmail } from "./entered-email.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./account.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** Asks for the address that gets a link for a new password; it says the same for any address. */
export function AskReset() {
  const t = useT();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const act = useAct(requestReset);
  const form = useZodForm(AskResetSchema, { defaultValues: { email: readEmail() ?? "" } });
  const onSubmit = useSubmit(form, async (values) => {
    await act.mutateAsync({ body: values });
    keepEmail(values.email);
    setSentTo(values.email);
  });
  if (sentTo !== null) return <LinkSent email={sentTo} />;
  const title = t("accounts.reset_title");
  return (
    <AccountFrame title={title}>
      <div className={styles.accHeadWords}>
        <h1>{title}</h1>
        <p>{t("accounts.reset_text")}</p>
      </div>
      <Form onSubmit={onSubmit}>
        <Field control={form.control} name="email">
          {(field) => <EmailEntry {...field} autoComplete="username" />}
        </Field>
        <FormEnd error={act.error} label={t("accounts.reset_send")} isPending={act.isPending} />
      </Form>
      <ButtonLink variant="quiet" isWide href={pathTo("/auth")}>
        {t("accounts.return_to_login")}
      </ButtonLink>
    </AccountFrame>
  );
}

function LinkSent({ email }: { email: string }) {
  const t = useT();
  const title = t("accounts.reset_sent_title");
  return (
    <AccountFrame title={title} isSaying>
      <span className={joinClasses(styles.accArt, styles.accArtGreen)}>
        <img src="/sweets/croissant.svg" alt="" />
      </span>
      <h1>{title}</h1>
      <p role="status">
        <Rich
          text={t("accounts.reset_sent", { email: "{email}" })}
          parts={{
            email: (
              <b>
                <bdi dir="ltr">{email}</bdi>
              </b>
            ),
          }}
        />
      </p>
      <ul className={styles.accFacts}>
        <li>
          <Icon of={MailOpen} />
          <span>{t("accounts.verify_spam")}</span>
        </li>
      </ul>
      <ButtonLink isWide href={pathTo("/auth")}>
        {t("accounts.return_to_login")}
      </ButtonLink>
    </AccountFrame>
  );
}
