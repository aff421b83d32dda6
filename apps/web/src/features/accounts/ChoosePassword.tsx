import { resetPassword } from "@marzipan/contract/auth";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { ApiError } from "../../platform/api/api-error.ts";
import { useAct } from "../../platform/api/queries.ts";
import { fieldsOf } from "../../platform/errors/error-text.ts";
import { Field } from "../../platform/forms/Field.tsx";
import { useSubmit } from "../../platform/forms/use-submit.ts";
import { useZodForm } from "../../platform/forms/use-zod-form.ts";
import { PasswordEntry } from "../../platform/forms/PasswordEntry.tsx";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { forgetEverything } from "../../platform/session/load-me.ts";
import { Form } from "../../ui/Form.tsx";
import { FormEnd } from "./FormEnd.tsx";
import { AccountFrame } from "./AccountFrame.tsx";
import { NewPasswordSchema } from "./account-forms.ts";
import styles from "./account.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

interface ChoosePasswordProps {
  token: string;
  /** The token was used before, or is none that holds. */
  onRefused: (isUsed: boolean) => void;
}

/** Chooses a new password by the mail's token, typed twice; then it leads to signing in. */
export function ChoosePassword({ token, onRefused }: ChoosePasswordProps) {
  const t = useT();
  const client = useQueryClient();
  const navigate = useNavigate();
  const act = useAct(resetPassword, {
    onSuccess: () => {
      forgetEverything(client);
      void navigate({ href: pathTo("/auth", { reset: "true" }), replace: true });
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      const isTokenWrong = fieldsOf(error).some(({ path }) => path === "token");
      if (error.code === "reset_used") onRefused(true);
      if (error.code === "reset_invalid" || isTokenWrong) onRefused(false);
    },
  });
  const form = useZodForm(NewPasswordSchema, {
    defaultValues: { password: "", confirmPassword: "" },
  });
  const onSubmit = useSubmit(form, ({ password }) =>
    act.mutateAsync({ body: { token, password } }),
  );
  const title = t("accounts.reset_title_new");
  return (
    <AccountFrame title={title}>
      <div className={styles.accHeadWords}>
        <h1>{title}</h1>
        <p>{t("accounts.reset_text_new")}</p>
      </div>
      <Form onSubmit={onSubmit}>
        <Field control={form.control} name="password">
          {(field) => (
            <PasswordEntry
              {...field}
              label={t("accounts.password_new")}
              description={t("accounts.password_rule")}
              isNew
            />
          )}
        </Field>
        <Field control={form.control} name="confirmPassword">
          {(field) => <PasswordEntry {...field} label={t("accounts.password_again")} isNew />}
        </Field>
        <FormEnd error={act.error} label={t("accounts.reset_save")} isPending={act.isPending} />
      </Form>
    </AccountFrame>
  );
}
