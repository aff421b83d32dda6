import type { ReplyOf } from "@marzipan/contract/endpoint";
import { confirmTotp } from "@marzipan/contract/own-account";
import type { startTotp } from "@marzipan/contract/own-account";
import { Copy } from "lucide-react";
import { copyText } from "../../platform/copy-text.ts";
import { useAct } from "../../platform/api/queries.ts";
import { Field } from "../../platform/forms/Field.tsx";
import { useSubmit } from "../../platform/forms/use-submit.ts";
import { useZodForm } from "../../platform/forms/use-zod-form.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Rich } from "../../platform/i18n/Rich.tsx";
import { Button } from "../../ui/Button.tsx";
import { Form } from "../../ui/Form.tsx";
import { showLater } from "../../platform/toast/toasts.ts";
import { ActRow } from "./ActRow.tsx";
import { CodeField } from "./CodeField.tsx";
import { TotpCodeSchema } from "./security-forms.ts";
import styles from "./settings.module.css";
import screenStyles from "../../platform/screen/screen.module.css";

interface TotpSetUpProps {
  started: ReplyOf<typeof startTotp>;
  onDone: () => void;
}

/** Shows the secret to an app, takes its first code, and shows the recovery codes this once. */
export function TotpSetUp({ started, onDone }: TotpSetUpProps) {
  const t = useT();
  const act = useAct(confirmTotp);
  const form = useZodForm(TotpCodeSchema, { defaultValues: { code: "" } });
  const onSubmit = useSubmit(form, (values) => act.mutateAsync({ body: values }));
  if (act.data) return <RecoveryCodes codes={act.data.recoveryCodes} onDone={onDone} />;
  return (
    <Form data-part="settings-form" className={screenStyles.settingsForm} onSubmit={onSubmit}>
      <p>{t("settings.totp_scan")}</p>
      <img
        data-part="totp-qr"
        className={styles.totpQr}
        alt={t("settings.totp_qr")}
        src={`data:image/svg+xml;base64,${btoa(started.qrSvg)}`}
      />
      <p className={styles.settingsFine}>
        <Rich
          text={t("common.labelled", { label: t("settings.totp_key"), value: "{value}" })}
          parts={{ value: <bdi dir="ltr">{started.secret.replace(/(.{4})/g, "$1 ")}</bdi> }}
        />
      </p>
      <Field control={form.control} name="code">
        {(field) => <CodeField {...field} label={t("settings.totp_code")} />}
      </Field>
      <ActRow label={t("settings.totp_confirm")} isPending={act.isPending} error={act.error} />
      <Button variant="quiet" onPress={onDone}>
        {t("common.cancel")}
      </Button>
    </Form>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useT();
  return (
    <div data-part="settings-form" className={screenStyles.settingsForm} role="status">
      <h4>{t("settings.totp_recovery")}</h4>
      <p>{t("settings.totp_recovery_text")}</p>
      <ul data-part="recovery-codes" className={styles.recoveryCodes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.settingsActs}>
        <Button
          icon={Copy}
          onPress={() =>
            void copyText(codes.join("\n")).then((isCopied) =>
              showLater(t(isCopied ? "settings.totp_copied" : "common.copy_failed")),
            )
          }
        >
          {t("settings.totp_copy")}
        </Button>
        <Button variant="primary" onPress={onDone}>
          {t("settings.totp_kept")}
        </Button>
      </div>
    </div>
  );
}
