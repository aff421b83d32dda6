import { correctEmail } from "@marzipan/contract/auth";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useAct } from "../../platform/api/queries.ts";
import { useCaptcha } from "../../platform/captcha/use-captcha.tsx";
import { Field } from "../../platform/forms/Field.tsx";
import { useSubmit } from "../../platform/forms/use-submit.ts";
import { useZodForm } from "../../platform/forms/use-zod-form.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { forgetEverything } from "../../platform/session/load-me.ts";
import { Form } from "../../ui/Form.tsx";
import { TextButton } from "../../ui/TextLink.tsx";
import { EmailEntry } from "./EmailEntry.tsx";
import { FormEnd } from "./FormEnd.tsx";
import { AskResetSchema } from "./account-forms.ts";
import { keepEmail } from "./entered-email.ts";

/** Mends an address that was mistyped at registration, before it is verified. */
export function MendEmail() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <MendForm />
  ) : (
    <TextButton onPress={() => setOpen(true)}>{t("accounts.email_wrong")}</TextButton>
  );
}

function MendForm() {
  const t = useT();
  const client = useQueryClient();
  const router = useRouter();
  const act = useAct(correctEmail);
  const captcha = useCaptcha("sign_up");
  const form = useZodForm(AskResetSchema, { defaultValues: { email: "" } });
  const onSubmit = useSubmit(form, async ({ email }) => {
    await act.mutateAsync({ body: { email, ...(await captcha.getToken()) } });
    keepEmail(email);
    forgetEverything(client);
    await router.invalidate();
  });
  return (
    <Form onSubmit={onSubmit}>
      <Field control={form.control} name="email">
        {(field) => <EmailEntry {...field} autoComplete="email" />}
      </Field>
      {captcha.slot}
      <FormEnd error={act.error} label={t("accounts.email_mend")} isPending={act.isPending} />
    </Form>
  );
}
