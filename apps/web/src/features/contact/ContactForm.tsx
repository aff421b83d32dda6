import { ContactMessage, messagesKeptMonths } from "@marzipan/contract/contact";
import type { sendContactMessage } from "@marzipan/contract/contact";
import { useState } from "react";
import type * as z from "zod/mini";
import type { Act } from "../../platform/api/queries.ts";
import { useCaptcha } from "../../platform/captcha/use-captcha.tsx";
import { Field } from "../../platform/forms/Field.tsx";
import { useSubmit } from "../../platform/forms/use-submit.ts";
import { useZodForm } from "../../platform/forms/use-zod-form.ts";
import { useLanguage, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { Form } from "../../ui/Form.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { proposePlace } from "../accounts/propose-place.ts";
import {
  emailProblemOf,
  lacksSomething,
  phoneProblemOf,
  refusalOf,
} from "./contact-errors.rules.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./contact.module.css";
import cardStyles from "../../ui/Card.module.css";

interface ContactFormProps {
  sending: Act<typeof sendContactMessage>;
  /** Called with the email that the answer will go to. */
  onSent: (email: string) => void;
}

/** Name, email, phone and message, all required; each error stands at its field (spec §5, rulings §11). */
export function ContactForm({ sending, onSent }: ContactFormProps) {
  const t = useT();
  const { language } = useLanguage();
  const [{ country }] = useState(() => proposePlace(language));
  const captcha = useCaptcha("contact");
  const form = useZodForm(ContactMessage, {
    defaultValues: { name: "", email: "", phone: "", message: "" },
  });
  const { control, formState } = form;
  const onSubmit = useSubmit(form, async (values: z.output<typeof ContactMessage>) => {
    const body = { ...values, country, language, ...(await captcha.getToken()) };
    await sending.mutateAsync({ body });
    onSent(values.email);
  });
  const { errors } = formState;
  const emailProblem = emailProblemOf(errors.email?.message, sending.error);
  const phoneProblem = phoneProblemOf(errors.phone?.message);
  const refusal = refusalOf(sending.error);
  return (
    <Form className={joinClasses(cardStyles.card, styles.contactForm)} onSubmit={onSubmit}>
      <Field control={control} name="name">
        {(field) => (
          <TextField {...field} label={t("common.name")} direction="auto" autoComplete="name" />
        )}
      </Field>
      <div className={styles.contactPair}>
        <Field control={control} name="email">
          {(field) => (
            <TextField
              {...field}
              error={emailProblem ? t(emailProblem) : field.error}
              label={t("common.email")}
              type="email"
              inputMode="email"
              direction="ltr"
              autoComplete="email"
            />
          )}
        </Field>
        <Field control={control} name="phone">
          {(field) => (
            <TextField
              {...field}
              error={phoneProblem ? t(phoneProblem) : field.error}
              label={t("common.phone")}
              type="tel"
              inputMode="tel"
              direction="ltr"
              autoComplete="tel"
            />
          )}
        </Field>
      </div>
      <Field control={control} name="message">
        {(field) => (
          <TextField {...field} label={t("contact.message")} direction="auto" lines={5} />
        )}
      </Field>
      {captcha.slot}
      {lacksSomething(errors) ? (
        <Notice tone="danger" role="alert">
          {t("contact.fill_all")}
        </Notice>
      ) : (
        refusal && (
          <Notice tone="danger" role="alert">
            {t(refusal)}
          </Notice>
        )
      )}
      <Button
        type="submit"
        variant="primary"
        isWide
        className={styles.contactSend}
        isPending={formState.isSubmitting}
      >
        {t("contact.send")}
      </Button>
      <p className={styles.contactKept}>{t("contact.kept", { n: messagesKeptMonths })}</p>
    </Form>
  );
}
