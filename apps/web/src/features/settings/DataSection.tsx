import { checkExport, closeAccount, exportData } from "@marzipan/contract/own-account";
import { Download } from "lucide-react";
import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { call } from "../../platform/api/call.ts";
import { useAct } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { Field } from "../../platform/forms/Field.tsx";
import { useSubmit } from "../../platform/forms/use-submit.ts";
import { useZodForm } from "../../platform/forms/use-zod-form.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { forgetKeptOfSession, forgetKeptOfTab } from "../../platform/session/forget-kept.ts";
import { forgetEverything } from "../../platform/session/load-me.ts";
import { ownAddress } from "../../platform/owner/page-owner.ts";
import { setLeaving } from "../../platform/owner/session-events.ts";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { Form } from "../../ui/Form.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { showLater } from "../../platform/toast/toasts.ts";
import { ActRow } from "./ActRow.tsx";
import { ModelPart } from "./ModelPart.tsx";
import { FoldRow } from "./FoldRow.tsx";
import { PasswordEntry } from "../../platform/forms/PasswordEntry.tsx";
import { Section } from "../../platform/screen/Section.tsx";
import { PasswordOnlySchema } from "./security-forms.ts";
import styles from "./settings.module.css";
import screenStyles from "../../platform/screen/screen.module.css";

/** The own data: taken away as a ZIP, and the account closed (rulings §3). */
export function DataSection() {
  const t = useT();
  return (
    <Section id="data" title={t("settings.data")} text={t("settings.data_text")}>
      <DownloadPart />
      <ModelPart />
      <div className={styles.settingsRows}>
        <FoldRow title={t("settings.close_title")} isDanger>
          <CloseForm />
        </FoldRow>
      </div>
    </Section>
  );
}

/** Starts a download by a link and not by `fetch`, so that the browser streams the ZIP to disk. */
function beginDownload(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = "";
  link.click();
}

function DownloadPart() {
  const t = useT();
  const errorText = useErrorText();
  const [error, setError] = useState<unknown>(null);
  const download = async (): Promise<void> => {
    setError(null);
    try {
      // A download can neither renew an expired access token nor say why it is refused: a call that can is made first.
      await call(checkExport);
      beginDownload(ownAddress(exportData.path));
    } catch (failure) {
      setError(failure);
    }
  };
  return (
    <div data-part="settings-form" className={screenStyles.settingsForm}>
      {error !== null && (
        <Notice tone="danger" role="alert">
          {errorText(error)}
        </Notice>
      )}
      <div className={styles.settingsSave}>
        <Button icon={Download} onPress={() => void download()}>
          {t("settings.data_download")}
        </Button>
      </div>
    </div>
  );
}

/** Closes the account after the password and a question; the session ends with it. */
function CloseForm() {
  const t = useT();
  const client = useQueryClient();
  const navigate = useNavigate();
  const act = useAct(closeAccount);
  const [answer, setAnswer] = useState<((isSure: boolean) => void) | null>(null);
  const form = useZodForm(PasswordOnlySchema, { defaultValues: { password: "" } });
  const onSubmit = useSubmit(form, async (values) => {
    const isSure = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
    setAnswer(null);
    if (!isSure) return;
    setLeaving(true);
    try {
      await act.mutateAsync({ body: values });
      showLater(t("settings.closed"));
      forgetKeptOfSession(false);
      client.removeQueries();
      await navigate({ href: "/", replace: true, ignoreBlocker: true });
      forgetKeptOfTab(false);
      forgetEverything(client);
    } finally {
      setLeaving(false);
    }
  });
  return (
    <Form data-part="settings-form" className={screenStyles.settingsForm} onSubmit={onSubmit}>
      <p className={styles.settingsFine}>{t("settings.close_text")}</p>
      <Field control={form.control} name="password">
        {(field) => <PasswordEntry {...field} label={t("settings.password_yours")} />}
      </Field>
      <ActRow
        label={t("settings.close_title")}
        tone="danger"
        isPending={act.isPending}
        error={act.error}
      />
      <ConfirmDialog
        isOpen={answer !== null}
        onOpenChange={() => answer?.(false)}
        title={t("settings.close_ask")}
        confirmLabel={t("settings.close_title")}
        cancelLabel={t("common.cancel")}
        onConfirm={() => answer?.(true)}
      >
        {t("settings.close_text")}
      </ConfirmDialog>
    </Form>
  );
}
