import { signIn } from "@marzipan/contract/auth";
import { reopenAccount } from "@marzipan/contract/own-account";
import { dayIn } from "@marzipan/domain/dates";
import { useState } from "react";
import { ApiError } from "../../platform/api/api-error.ts";
import { useAct } from "../../platform/api/queries.ts";
import { useCaptcha } from "../../platform/captcha/use-captcha.tsx";
import { Field } from "../../platform/forms/Field.tsx";
import { useSubmit } from "../../platform/forms/use-submit.ts";
import { useZodForm } from "../../platform/forms/use-zod-form.ts";
import { PasswordEntry } from "../../platform/forms/PasswordEntry.tsx";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Form } from "../../ui/Form.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { EmailEntry } from "./EmailEntry.tsx";
import { FormEnd } from "./FormEnd.tsx";
import { freshThrottle, judgeAttempt } from "./login-throttle.ts";
import { SignInSchema } from "./account-forms.ts";
import { readEmail } from "./entered-email.ts";
import { useEntering } from "./use-entering.ts";
import { pathTo } from "../../platform/url/path-to.ts";

// One throttle for the tab, so that leaving the page and coming back does not reset it.
let throttle = freshThrottle;
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** A closed account: whose it is, and when it is deleted. */
interface Closed {
  email: string;
  deletedOn: string;
}

/**
 * Email and password; three attempts in a minute, then a minute's rest (spec §5). An authenticator code is
 * asked for where the account has one, and a closed account is offered to be reopened (rulings §3).
 */
export function SignInForm() {
  const t = useT();
  const format = useFormat();
  const enter = useEntering();
  const [throttled, setThrottled] = useState<string | null>(null);
  const [asksTotp, setAsksTotp] = useState(false);
  const [closed, setClosed] = useState<Closed | null>(null);
  const signingIn = useAct(signIn);
  const reopening = useAct(reopenAccount);
  const captcha = useCaptcha("sign_in", false);
  const form = useZodForm(SignInSchema, {
    defaultValues: { email: readEmail() ?? "", password: "", totp: "" },
  });
  const isReopening = closed !== null && form.watch("email") === closed.email;
  const act = isReopening ? reopening : signingIn;
  /** The password was right, and something more is needed. */
  function noteNextStep(error: unknown, email: string): void {
    if (!(error instanceof ApiError)) return;
    if (error.code === "totp_required") setAsksTotp(true);
    else if (error.code === "account_closed") {
      setClosed({ email, deletedOn: String(error.facts.deletedOn) });
    } else return;
    throttle = freshThrottle;
  }
  const onSubmit = useSubmit(form, async (values) => {
    const { verdict, next } = judgeAttempt(throttle, Date.now());
    throttle = next;
    setThrottled(
      verdict === "through"
        ? null
        : t(verdict === "too_many" ? "errors.login_throttled" : "errors.rate_limited"),
    );
    if (verdict !== "through") return;
    const { totp, ...typed } = values;
    const body = { ...typed, ...(totp === "" ? {} : { totp }) };
    try {
      await act.mutateAsync({ body }).catch(async (error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== "captcha_required") throw error;
        await act.mutateAsync({ body: { ...body, ...(await captcha.getToken()) } });
      });
    } catch (error) {
      noteNextStep(error, typed.email);
      throw error;
    }
    throttle = freshThrottle;
    await enter();
  });
  return (
    <Form onSubmit={onSubmit}>
      <Field control={form.control} name="email">
        {(field) => <EmailEntry {...field} autoComplete="username" />}
      </Field>
      <Field control={form.control} name="password">
        {(field) => <PasswordEntry {...field} label={t("accounts.password")} />}
      </Field>
      {asksTotp && (
        <Field control={form.control} name="totp">
          {(field) => (
            <TextField
              {...field}
              label={t("settings.totp_code")}
              description={t("settings.totp_or_recovery")}
              direction="ltr"
              autoComplete="one-time-code"
              autoFocus
            />
          )}
        </Field>
      )}
      {captcha.slot}
      {isReopening && (
        <Notice tone="warning" role="status">
          {t("settings.reopen_text", {
            date: format.date(dayIn(timeZone, new Date(closed.deletedOn))),
          })}
        </Notice>
      )}
      <FormEnd
        error={act.error}
        said={throttled}
        label={t(isReopening ? "settings.reopen" : "accounts.sign_in")}
        isPending={act.isPending}
      />
      <TextLink href={pathTo("/reset-password")} isUnderlined>
        {t("accounts.forgot_password")}
      </TextLink>
    </Form>
  );
}
