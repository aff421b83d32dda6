import { removeTotp, startTotp } from "@marzipan/contract/own-account";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import { useState } from "react";
import { useAct } from "../../platform/api/queries.ts";
import { Field } from "../../platform/forms/Field.tsx";
import { useSubmit } from "../../platform/forms/use-submit.ts";
import { useZodForm } from "../../platform/forms/use-zod-form.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Pill } from "../../ui/Badge.tsx";
import { Form } from "../../ui/Form.tsx";
import { showLater } from "../../platform/toast/toasts.ts";
import { ActRow } from "./ActRow.tsx";
import { CodeField } from "./CodeField.tsx";
import { PasswordEntry } from "../../platform/forms/PasswordEntry.tsx";
import { TotpSetUp } from "./TotpSetUp.tsx";
import { PasswordOnlySchema, TotpOffSchema } from "./security-forms.ts";
import styles from "./settings.module.css";
import screenStyles from "../../platform/screen/screen.module.css";

type Started = ReplyOf<typeof startTotp>;

interface TotpPartProps {
  isTotpOn: boolean;
  recoveryCodesLeft: number;
}

/** Authenticator codes: set up with the password, an app and a first code; turned off again. */
export function TotpPart({ isTotpOn, recoveryCodesLeft }: TotpPartProps) {
  const t = useT();
  const [started, setStarted] = useState<Started | null>(null);
  return (
    <div data-part="settings-form" className={screenStyles.settingsForm}>
      <p className={styles.settingsFine}>{t("settings.totp_text")}</p>
      {started !== null && <TotpSetUp started={started} onDone={() => setStarted(null)} />}
      {started === null && isTotpOn && <TurnOffForm recoveryCodesLeft={recoveryCodesLeft} />}
      {started === null && !isTotpOn && <StartForm onStarted={setStarted} />}
    </div>
  );
}

function StartForm({ onStarted }: { onStarted: (started: Started) => void }) {
  const t = useT();
  const act = useAct(startTotp);
  const form = useZodForm(PasswordOnlySchema, { defaultValues: { password: "" } });
  const onSubmit = useSubmit(form, async (values) => {
    onStarted(await act.mutateAsync({ body: values }));
  });
  return (
    <Form data-part="settings-form" className={screenStyles.settingsForm} onSubmit={onSubmit}>
      <Field control={form.control} name="password">
        {(field) => <PasswordEntry {...field} label={t("settings.password_yours")} />}
      </Field>
      <ActRow label={t("settings.totp_start")} isPending={act.isPending} error={act.error} />
    </Form>
  );
}

function TurnOffForm({ recoveryCodesLeft }: { recoveryCodesLeft: number }) {
  const t = useT();
  const act = useAct(removeTotp);
  const form = useZodForm(TotpOffSchema, { defaultValues: { password: "", code: "" } });
  const onSubmit = useSubmit(form, async (values) => {
    await act.mutateAsync({ body: values });
    showLater(t("settings.totp_removed"));
  });
  return (
    <Form data-part="settings-form" className={screenStyles.settingsForm} onSubmit={onSubmit}>
      <p className={styles.planLine}>
        <Pill tone="tint">{t("settings.totp_on")}</Pill>
        <span className={styles.settingsFine}>
          {t("settings.totp_left", { left: recoveryCodesLeft })}
        </span>
      </p>
      <Field control={form.control} name="password">
        {(field) => <PasswordEntry {...field} label={t("settings.password_yours")} />}
      </Field>
      <Field control={form.control} name="code">
        {(field) => (
          <CodeField
            {...field}
            label={t("settings.totp_code")}
            description={t("settings.totp_or_recovery")}
          />
        )}
      </Field>
      <ActRow label={t("settings.totp_remove")} isPending={act.isPending} error={act.error} />
    </Form>
  );
}
