import { register, signIn } from "@marzipan/contract/auth";
import { publicPlanNames } from "@marzipan/contract/plans";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useAct } from "../../platform/api/queries.ts";
import { useCaptcha } from "../../platform/captcha/use-captcha.tsx";
import { Field } from "../../platform/forms/Field.tsx";
import { useSubmit } from "../../platform/forms/use-submit.ts";
import { useZodForm } from "../../platform/forms/use-zod-form.ts";
import { PasswordEntry } from "../../platform/forms/PasswordEntry.tsx";
import { useLanguage, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useUrlParams } from "../../platform/url/use-url-params.ts";
import { Form } from "../../ui/Form.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { EmailEntry } from "./EmailEntry.tsx";
import { FormEnd } from "./FormEnd.tsx";
import { keepInterval, readChoice } from "../billing/plan-choice.ts";
import { SignUpSchema } from "./account-forms.ts";
import { ConsentField } from "./ConsentField.tsx";
import { keepEmail } from "./entered-email.ts";
import { forgetSignUp, readSignUp, useKeptSignUp } from "./kept-sign-up.ts";
import { PlanOptions } from "./PlanOptions.tsx";
import { proposePlace } from "./propose-place.ts";
import { useEntering } from "./use-entering.ts";
import { pathTo } from "../../platform/url/path-to.ts";

/** Registration: names, email, password twice, plan, and the legal agreement (spec §5); it signs in to the gates (rulings §2). */
export function SignUpForm() {
  const t = useT();
  const enter = useEntering();
  const navigate = useNavigate();
  const entering = useAct(signIn);
  const { language, setLanguage } = useLanguage();
  const [{ plan: asked, interval }] = useUrlParams();
  const [place] = useState(() => proposePlace(language));
  const act = useAct(register);
  const captcha = useCaptcha("sign_up");
  const [kept] = useState(readSignUp);
  const form = useZodForm(SignUpSchema, {
    defaultValues: {
      fullName: kept.fullName ?? "",
      businessName: kept.businessName ?? "",
      email: kept.email ?? "",
      password: "",
      confirmPassword: "",
      consent: false,
      plan: publicPlanNames.find((name) => name === (asked ?? kept.plan)) ?? "pro",
    },
  });
  useKeptSignUp(form);
  const { control } = form;
  const onSubmit = useSubmit(form, async (values) => {
    const solved = await captcha.getToken();
    await act.mutateAsync({
      body: { ...values, consent: true, role: "user", language, ...place, ...solved },
    });
    keepEmail(values.email);
    forgetSignUp();
    const choice = readChoice({ plan: values.plan, interval });
    if (interval !== undefined && choice !== null) keepInterval(choice.interval);
    const { email, password } = values;
    // Registering gets the same answer for a known address; signing in with the new password then
    // fails there.
    await entering.mutateAsync({ body: { email, password } }).catch(() => undefined);
    // The mailed link opens another tab, which shall use the same language.
    await setLanguage(language);
    await enter();
    await navigate({ href: pathTo("/verify-email") });
  });
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
        {(field) => <EmailEntry {...field} autoComplete="email" />}
      </Field>
      <Field control={control} name="password">
        {(field) => (
          <PasswordEntry
            {...field}
            label={t("accounts.password")}
            description={t("accounts.password_rule")}
            isNew
          />
        )}
      </Field>
      <Field control={control} name="confirmPassword">
        {(field) => <PasswordEntry {...field} label={t("accounts.password_again")} isNew />}
      </Field>
      <Field control={control} name="plan">
        {(field) => <PlanOptions value={field.value ?? "pro"} onChange={field.onChange} />}
      </Field>
      <Field control={control} name="consent">
        {(field) => <ConsentField {...field} />}
      </Field>
      {captcha.slot}
      <FormEnd
        error={act.error}
        label={t("accounts.sign_up")}
        isPending={act.isPending || entering.isPending}
      />
    </Form>
  );
}
