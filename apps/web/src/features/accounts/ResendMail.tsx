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
import { TextField } from "../../ui/TextField.tsx";
import { useCountdown } from "./use-countdown.ts";

/** Sends the verification mail again, with the seconds until it may be asked for once more (spec §2). */
export function ResendMail({ email: known }: { email: string | null }) {
  const t = useT();
  const errorText = useErrorText();
  const [typed, setTyped] = useState("");
  const [seconds, startCountdown] = useCountdown();
  const act = useAct(resendVerification, {
    onSuccess: (reply) => startCountdown(reply.seconds),
    onError: (error) => {
      if (error instanceof ApiError && error.facts.seconds) startCountdown(error.facts.seconds);
    },
  });
  const isTooSoon = act.error instanceof ApiError && act.error.code === "resend_too_soon";
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        act.mutate({ body: { email: known ?? typed, type: "signup" } });
      }}
    >
      {known === null && (
        <TextField
          label={t("common.email")}
          type="email"
          inputMode="email"
          direction="ltr"
          autoComplete="email"
          value={typed}
          onChange={setTyped}
        />
      )}
      <div role="status">
        {act.isSuccess && <Notice tone="success">{t("accounts.mail_sent")}</Notice>}
      </div>
      {act.error && !isTooSoon && (
        <Notice tone="danger" role="alert">
          {errorText(act.error)}
        </Notice>
      )}
      <Button type="submit" isWide icon={Mail} isPending={act.isPending} isDisabled={seconds > 0}>
        {t("accounts.resend")}
      </Button>
      {seconds > 0 && <p className="acc-fine">{t("errors.resend_too_soon", { n: seconds })}</p>}
    </Form>
  );
}
