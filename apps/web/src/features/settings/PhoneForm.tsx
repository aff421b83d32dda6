import { removePhone, setPhone, verifyPhone } from "@marzipan/contract/own-account";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useAct } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { Field } from "../../platform/forms/Field.tsx";
import { useSubmit } from "../../platform/forms/use-submit.ts";
import { useZodForm } from "../../platform/forms/use-zod-form.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Rich } from "../../platform/i18n/Rich.tsx";
import { Button } from "../../ui/Button.tsx";
import { Form } from "../../ui/Form.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { showLater } from "../../platform/toast/toasts.ts";
import { ActRow } from "./ActRow.tsx";
import { CodeField } from "./CodeField.tsx";
import { PasswordEntry } from "../../platform/forms/PasswordEntry.tsx";
import { NewPhoneCodeSchema, PhoneSchema } from "./security-forms.ts";
import styles from "./settings.module.css";
import screenStyles from "../../platform/screen/screen.module.css";

/** The phone that signs in: sent a code, verified by it, taken off. */
export function PhoneForm({ phone }: { phone: string | null }) {
  const t = useT();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <div data-part="settings-form" className={screenStyles.settingsForm}>
      <p className={styles.settingsFine}>{t("settings.phone_text")}</p>
      {phone !== null && <OwnPhone phone={phone} />}
      {phone === null && sentTo === null && <AskForm onSent={setSentTo} />}
      {phone === null && sentTo !== null && (
        <CodeForm phone={sentTo} onDone={() => setSentTo(null)} />
      )}
    </div>
  );
}

/** The verified phone, with the button that removes it. */
function OwnPhone({ phone }: { phone: string }) {
  const t = useT();
  const errorText = useErrorText();
  const act = useAct(removePhone, {
    onSuccess: () => showLater(t("settings.phone_removed")),
  });
  return (
    <>
      <p>
        <bdi dir="ltr">{phone}</bdi>
      </p>
      {act.error && (
        <Notice tone="danger" role="alert">
          {errorText(act.error)}
        </Notice>
      )}
      <div className={styles.settingsSave}>
        <Button icon={Trash2} isPending={act.isPending} onPress={() => act.mutate({})}>
          {t("settings.phone_remove")}
        </Button>
      </div>
    </>
  );
}

/** The first step: the phone, and the password to confirm who asks. */
function AskForm({ onSent }: { onSent: (phone: string) => void }) {
  const t = useT();
  const act = useAct(setPhone);
  const form = useZodForm(PhoneSchema, { defaultValues: { phone: "", password: "" } });
  const onSubmit = useSubmit(form, async (values) => {
    onSent((await act.mutateAsync({ body: values })).phone);
  });
  return (
    <Form data-part="settings-form" className={screenStyles.settingsForm} onSubmit={onSubmit}>
      <Field control={form.control} name="phone">
        {(field) => (
          <TextField
            {...field}
            label={t("common.phone")}
            type="tel"
            inputMode="tel"
            direction="ltr"
            autoComplete="tel"
          />
        )}
      </Field>
      <Field control={form.control} name="password">
        {(field) => <PasswordEntry {...field} label={t("settings.password_yours")} />}
      </Field>
      <ActRow label={t("settings.phone_send")} isPending={act.isPending} error={act.error} />
    </Form>
  );
}

/** The second step: the code; the phone counts as the account's only once it is right. */
function CodeForm({ phone, onDone }: { phone: string; onDone: () => void }) {
  const t = useT();
  const act = useAct(verifyPhone);
  const form = useZodForm(NewPhoneCodeSchema, { defaultValues: { token: "" } });
  const onSubmit = useSubmit(form, async ({ token }) => {
    await act.mutateAsync({ body: { phone, token } });
    showLater(t("settings.phone_confirmed"));
    onDone();
  });
  return (
    <Form data-part="settings-form" className={screenStyles.settingsForm} onSubmit={onSubmit}>
      <p>
        <Rich
          text={t("settings.phone_code_sent", { phone: "{phone}" })}
          parts={{ phone: <bdi dir="ltr">{phone}</bdi> }}
        />
      </p>
      <Field control={form.control} name="token">
        {(field) => <CodeField {...field} label={t("settings.phone_code")} />}
      </Field>
      <ActRow label={t("settings.phone_confirm")} isPending={act.isPending} error={act.error} />
      <Button variant="quiet" onPress={onDone}>
        {t("common.cancel")}
      </Button>
    </Form>
  );
}
