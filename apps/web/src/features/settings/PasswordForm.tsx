import { changePassword } from "@marzipan/contract/own-account";
import { useAct } from "../../platform/api/queries.ts";
import { Field } from "../../platform/forms/Field.tsx";
import { useSubmit } from "../../platform/forms/use-submit.ts";
import { useZodForm } from "../../platform/forms/use-zod-form.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Form } from "../../ui/Form.tsx";
import { showLater } from "../../platform/toast/toasts.ts";
import { ActRow } from "./ActRow.tsx";
import { PasswordEntry } from "../../platform/forms/PasswordEntry.tsx";
import { ChangePasswordSchema } from "./security-forms.ts";
import screenStyles from "../../platform/screen/screen.module.css";

const empty = { currentPassword: "", newPassword: "" };

/** Another password; all other devices are signed out with it. */
export function PasswordForm() {
  const t = useT();
  const act = useAct(changePassword);
  const form = useZodForm(ChangePasswordSchema, { defaultValues: empty });
  const onSubmit = useSubmit(form, async (values) => {
    await act.mutateAsync({ body: values });
    form.reset(empty);
    showLater(t("settings.password_changed"));
  });
  return (
    <Form data-part="settings-form" className={screenStyles.settingsForm} onSubmit={onSubmit}>
      <Field control={form.control} name="currentPassword">
        {(field) => <PasswordEntry {...field} label={t("settings.password_current")} />}
      </Field>
      <Field control={form.control} name="newPassword">
        {(field) => <PasswordEntry {...field} label={t("settings.password_new")} isNew />}
      </Field>
      <ActRow label={t("settings.password_change")} isPending={act.isPending} error={act.error} />
    </Form>
  );
}
