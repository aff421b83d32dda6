import { register } from "@marzipan/contract/auth";
import { publicPlanNames } from "@marzipan/contract/plans";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { ApiError } from "../../platform/api/api-error.ts";
import { useAct } from "../../platform/api/queries.ts";
import { useCaptcha } from "../../platform/captcha/use-captcha.tsx";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { Field } from "../../platform/forms/Field.tsx";
import { useSubmit } from "../../platform/forms/use-submit.ts";
import { useZodForm } from "../../platform/forms/use-zod-form.ts";
import { useLanguage, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useUrlParams } from "../../platform/url/use-url-params.ts";
import { Button } from "../../ui/Button.tsx";
import { Form } from "../../ui/Form.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { SignUpSchema } from "./account-forms.ts";
import { ConsentField } from "./ConsentField.tsx";
import { keepEmail } from "./entered-email.ts";
import { PlanOptions } from "./PlanOptions.tsx";
import { proposePlace } from "./propose-place.ts";
import { useEntering } from "./use-entering.ts";

/** Registration: names, email, password twice, plan, and the legal agreement (spec §5). */
export function SignUpForm() {
  const t = useT();
  const errorText = useErrorText();
  const enter = useEntering();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const [{ plan: asked }] = useUrlParams();
  const [place] = useState(() => proposePlace(language));
  const act = useAct(register);
  const captcha = useCaptcha("sign_up");
  const form = useZodForm(SignUpSchema, {
    defaultValues: {
      fullName: "",
      businessName: "",
      email: "",
      password: "",
      confirmPassword: "",
      plan: publicPlanNames.find((name) => name === asked) ?? "pro",
      consent: false,
    },
  });
  const { control } = form;
  const onSubmit = useSubmit(form, async (values) => {
    const solved = await captcha.getToken();
    await act.mutateAsync({
      body: { ...values, consent: true, role: "user", language, ...place, ...solved },
    });
    keepEmail(values.email);
    await enter();
    await navigate({ href: "/verify-email" });
  });
  const isFieldError = act.error instanceof ApiError && act.error.facts.fields;
  const eye = { showLabel: t("common.show_password"), hideLabel: t("common.hide_password") };
  return (
    <Form onSubmit={onSubmit}>
      <Field control={control} name="fullName">
        {(field) => (
          <TextField
            {...field}
            label={t("accounts.full_name")}
            direction="auto"
            autoComplete="name"
          />
        )}
      </Field>
      <Field control={control} name="businessName">
        {(field) => (
          <TextField
            {...field}
            label={t("accounts.business_name")}
            direction="auto"
            autoComplete="organization"
          />
        )}
      </Field>
      <Field control={control} name="email">
        {(field) => (
          <TextField
            {...field}
            label={t("common.email")}
            type="email"
            inputMode="email"
            direction="ltr"
            autoComplete="email"
          />
        )}
      </Field>
      <Field control={control} name="password">
        {(field) => (
          <PasswordField
            {...field}
            {...eye}
            label={t("accounts.password")}
            description={t("accounts.password_rule")}
            autoComplete="new-password"
          />
        )}
      </Field>
      <Field control={control} name="confirmPassword">
        {(field) => (
          <PasswordField
            {...field}
            {...eye}
            label={t("accounts.password_again")}
            autoComplete="new-password"
          />
        )}
      </Field>
      <Field control={control} name="plan">
        {(field) => <PlanOptions value={field.value ?? "pro"} onChange={field.onChange} />}
      </Field>
      <Field control={control} name="consent">
        {(field) => <ConsentField {...field} />}
      </Field>
      {captcha.slot}
      {act.error && !isFieldError && (
        <Notice tone="danger" role="alert">
          {errorText(act.error)}
        </Notice>
      )}
      <Button type="submit" variant="primary" isWide className="acc-big" isPending={act.isPending}>
        {t("accounts.sign_up")}
      </Button>
    </Form>
  );
}
