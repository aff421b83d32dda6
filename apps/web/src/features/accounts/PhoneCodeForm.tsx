import { signInWithPhone } from "@marzipan/contract/auth";
import { ApiError } from "../../platform/api/api-error.ts";
import { useAct } from "../../platform/api/queries.ts";
import { Field } from "../../platform/forms/Field.tsx";
import { useSubmit } from "../../platform/forms/use-submit.ts";
import { useZodForm } from "../../platform/forms/use-zod-form.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Rich } from "../../platform/i18n/Rich.tsx";
import { Button } from "../../ui/Button.tsx";
import { Form } from "../../ui/Form.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { FormEnd } from "./FormEnd.tsx";
import { PhoneCodeSchema } from "./account-forms.ts";
import { NextCode } from "./NextCode.tsx";
import type { CodeSent } from "./phone-entry.types.ts";
import { useEntering } from "./use-entering.ts";

interface PhoneCodeFormProps {
  sent: CodeSent;
  /** Hears that another code is on its way. */
  onSent: (sent: CodeSent) => void;
  /** Another phone is to be typed. */
  onOther: () => void;
}

const hasCode = (error: unknown, code: ApiError["code"]): boolean =>
  error instanceof ApiError && error.code === code;

/** Takes the code that was sent to a phone, and the authenticator's code where the account has one. */
export function PhoneCodeForm({ sent, onSent, onOther }: PhoneCodeFormProps) {
  const { phone, country } = sent;
  const t = useT();
  const enter = useEntering();
  const act = useAct(signInWithPhone);
  const form = useZodForm(PhoneCodeSchema, { defaultValues: { token: "", totp: "" } });
  const onSubmit = useSubmit(form, async ({ token, totp }) => {
    const body = { phone, country, token, type: "sms" as const, ...(totp ? { totp } : {}) };
    await act.mutateAsync({ body }).catch((error: unknown) => {
      if (hasCode(error, "code_invalid")) {
        form.setError("token", { type: "server", message: t("errors.code_invalid") });
      }
      throw error;
    });
    await enter();
  });
  const asksTotp = hasCode(act.error, "totp_required") || form.watch("totp") !== "";
  return (
    <>
      <p role="status">
        <Rich
          text={t("accounts.phone_sent", { phone: "{phone}" })}
          parts={{
            phone: (
              <b>
                <bdi dir="ltr">{phone}</bdi>
              </b>
            ),
          }}
        />
      </p>
      <Form onSubmit={onSubmit}>
        <Field control={form.control} name="token">
          {({ onChange, ...field }) => (
            <TextField
              {...field}
              onChange={(typed) => onChange(typed.replace(/\s/g, ""))}
              label={t("accounts.phone_code")}
              inputMode="numeric"
              direction="ltr"
              autoComplete="one-time-code"
              autoFocus
            />
          )}
        </Field>
        {asksTotp && (
          <Field control={form.control} name="totp">
            {(field) => (
              <TextField
                {...field}
                label={t("settings.totp_code")}
                description={t("settings.totp_or_recovery")}
                direction="ltr"
                autoComplete="off"
                autoFocus
              />
            )}
          </Field>
        )}
        <FormEnd
          error={hasCode(act.error, "code_invalid") ? null : act.error}
          label={t("accounts.sign_in")}
          isPending={act.isPending}
        />
      </Form>
      <NextCode sent={sent} onSent={onSent} />
      <Button variant="quiet" isWide onPress={onOther}>
        {t("accounts.phone_other")}
      </Button>
    </>
  );
}
