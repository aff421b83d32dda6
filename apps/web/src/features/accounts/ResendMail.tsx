import { resendVerification } from "@marzipan/contract/auth";
import { Mail } from "lucide-react";
import { useState } from "react";
import { ApiError } from "../../platform/api/api-error.ts";
import { useAct } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { Form } from "../../ui/Form.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { EmailEntry } from "./EmailEntry.tsx";
import { keepEmail } from "./entered-email.ts";
import { useCountdown } from "./use-countdown.ts";
import styles from "./account.module.css";

interface ResendMailProps {
  /** The address when it is known; it is asked for otherwise. */
  email: string | null;
  /** What follows once the mail is on its way. */
  onSent?: () => void;
}

function isTooSoon(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === "resend_too_soon";
}

/** Sends the verification mail again, with the seconds until it may be asked for once more (spec §2). */
export function ResendMail({ email: known, onSent }: ResendMailProps) {
  const t = useT();
  const errorText = useErrorText();
  const [typed, setTyped] = useState("");
  const [seconds, startCountdown] = useCountdown();
  const act = useAct(resendVerification, {
    onSuccess: (reply) => {
      startCountdown(reply.seconds);
      if (known === null) keepEmail(typed);
      onSent?.();
    },
    onError: (error) => {
      if (isTooSoon(error)) startCountdown(error.facts.seconds ?? 0);
    },
  });
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        act.mutate({ body: { email: known ?? typed, type: "signup" } });
      }}
    >
      {known === null && <EmailEntry autoComplete="email" value={typed} onChange={setTyped} />}
      <div role="status">
        {act.isSuccess && <Notice tone="success">{t("accounts.mail_sent")}</Notice>}
      </div>
      {act.error && !isTooSoon(act.error) && (
        <Notice tone="danger" role="alert">
          {errorText(act.error)}
        </Notice>
      )}
      <Button type="submit" isWide icon={Mail} isPending={act.isPending} isDisabled={seconds > 0}>
        {t("accounts.resend")}
      </Button>
      {seconds > 0 && (
        <p className={styles.accFine}>{t("errors.resend_too_soon", { n: seconds })}</p>
      )}
    </Form>
  );
}
