import { requestPhoneCode } from "@marzipan/contract/auth";
import { MessageSquare } from "lucide-react";
import { useState } from "react";
import { useAct } from "../../platform/api/queries.ts";
import { Field } from "../../platform/forms/Field.tsx";
import { useSubmit } from "../../platform/forms/use-submit.ts";
import { useZodForm } from "../../platform/forms/use-zod-form.ts";
import { useLanguage, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Form } from "../../ui/Form.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { FormEnd } from "./FormEnd.tsx";
import { AskCodeSchema } from "./account-forms.ts";
import { CountryField } from "./CountryField.tsx";
import type { CodeSent } from "./phone-entry.types.ts";
import { proposePlace } from "./propose-place.ts";
import { secondsToWait, useCountdown } from "./use-countdown.ts";
import styles from "./account.module.css";

/** Asks for the phone that gets a code; the country is proposed from browser and language. */
export function AskCodeForm({ onSent }: { onSent: (sent: CodeSent) => void }) {
  const t = useT();
  const { language } = useLanguage();
  const [proposed] = useState(() => proposePlace(language).country);
  const [seconds, startCountdown] = useCountdown();
  const act = useAct(requestPhoneCode, {
    onError: (error) => startCountdown(secondsToWait(error)),
  });
  const form = useZodForm(AskCodeSchema, { defaultValues: { phone: "", country: proposed } });
  const onSubmit = useSubmit(form, async (values) => {
    const sent = await act.mutateAsync({ body: values });
    onSent({ ...values, seconds: sent.seconds });
  });
  return (
    <Form onSubmit={onSubmit}>
      <Field control={form.control} name="country">
        {({ value, onChange }) => <CountryField value={value} onChange={onChange} />}
      </Field>
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
      <FormEnd
        error={act.error}
        label={t("accounts.phone_send")}
        icon={MessageSquare}
        isPending={act.isPending}
        isDisabled={seconds > 0}
      />
      {seconds > 0 && <p className={styles.accFine}>{t("accounts.phone_wait", { seconds })}</p>}
    </Form>
  );
}
