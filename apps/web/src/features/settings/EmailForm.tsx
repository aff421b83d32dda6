import { changeEmail } from "@marzipan/contract/own-account";
import { MailCheck } from "lucide-react";
import { Field } from "../../platform/forms/Field.tsx";
import { useSubmit } from "../../platform/forms/use-submit.ts";
import { useZodForm } from "../../platform/forms/use-zod-form.ts";
import { useAct } from "../../platform/api/queries.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Rich } from "../../platform/i18n/Rich.tsx";
import { Form } from "../../ui/Form.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { ActRow } from "./ActRow.tsx";
import { PasswordEntry } from "../../platform/forms/PasswordEntry.tsx";
import { ChangeEmailSchema } from "./security-forms.ts";
import styles from "./settings.module.css";
import screenStyles from "../../platform/screen/screen.module.css";

const empty = { email: "", password: "" };

/** Another email: asked for with the password, confirmed by the link that is mailed to it. */
export function EmailForm() {
  const t = useT();
  const act = useAct(changeEmail);
  const form = useZodForm(ChangeEmailSchema, { defaultValues: empty });
  const onSubmit = useSubmit(form, async (values) => {
    await act.mutateAsync({ body: values });
    form.reset(empty);
  });
  const sentTo = act.isSuccess ? act.variables?.body.email : undefined;
  return (
    <Form data-part="settings-form" className={screenStyles.settingsForm} onSubmit={onSubmit}>
      <p className={styles.settingsFine}>{t("settings.email_fixed")}</p>
      <Field control={form.control} name="email">
        {(field) => (
          <TextField
            {...field}
            label={t("settings.email_new")}
            type="email"
            inputMode="email"
            direction="ltr"
            autoComplete="off"
          />
        )}
      </Field>
      <Field control={form.control} name="password">
        {(field) => <PasswordEntry {...field} label={t("settings.password_yours")} />}
      </Field>
      {sentTo && (
        <Notice tone="success" role="status" icon={MailCheck}>
          <Rich
            text={t("settings.email_sent", { email: "{email}" })}
            parts={{
              email: (
                <bdi dir="ltr" className={styles.settingsAddress}>
                  {sentTo}
                </bdi>
              ),
            }}
          />
        </Notice>
      )}
      <ActRow label={t("settings.email_change")} isPending={act.isPending} error={act.error} />
    </Form>
  );
}
