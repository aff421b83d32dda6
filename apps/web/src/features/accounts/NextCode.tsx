import { requestPhoneCode } from "@marzipan/contract/auth";
import { useEffect } from "react";
import { useAct } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import type { CodeSent } from "./phone-entry.types.ts";
import { secondsToWait, useCountdown } from "./use-countdown.ts";
import styles from "./account.module.css";

interface NextCodeProps {
  sent: CodeSent;
  /** Hears that another code is on its way. */
  onSent: (sent: CodeSent) => void;
}

/** Sends a new code once the seconds until the next one are over. */
export function NextCode({ sent: { phone, country, seconds: first }, onSent }: NextCodeProps) {
  const t = useT();
  const errorText = useErrorText();
  const [seconds, startCountdown] = useCountdown();
  const act = useAct(requestPhoneCode, {
    onSuccess: (reply) => {
      startCountdown(reply.seconds);
      onSent({ phone, country, seconds: reply.seconds });
    },
    onError: (error) => startCountdown(secondsToWait(error)),
  });
  useEffect(() => startCountdown(first), [first, startCountdown]);
  return (
    <div className={styles.accActs}>
      {act.error && (
        <Notice tone="danger" role="alert">
          {errorText(act.error)}
        </Notice>
      )}
      <Button
        isWide
        isPending={act.isPending}
        isDisabled={seconds > 0}
        onPress={() => act.mutate({ body: { phone, country } })}
      >
        {t("accounts.phone_again")}
      </Button>
      {seconds > 0 && <p className={styles.accFine}>{t("accounts.phone_wait", { seconds })}</p>}
    </div>
  );
}
