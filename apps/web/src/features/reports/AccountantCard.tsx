import { getAccountant, setAccountant, stopPapers } from "@marzipan/contract/accountant";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import { languages } from "@marzipan/contract/languages";
import { locales } from "@marzipan/phrases/locales";
import { useState } from "react";
import { useAct, useCall } from "../../platform/api/queries.ts";
import { useToday } from "../../platform/calendar/use-today.ts";
import { fieldsOf, sayProblem, useErrorText } from "../../platform/errors/error-text.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { Form } from "../../ui/Form.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Select } from "../../ui/Select.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { TextButton } from "../../ui/TextLink.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { showLater } from "../../platform/toast/toasts.ts";
import styles from "./reports.module.css";

type Accountant = ReplyOf<typeof getAccountant>;

/** To whom last month's papers are mailed, what was sent, and how a link is stopped. */
export function AccountantCard() {
  const t = useT();
  const { data } = useCall(getAccountant);
  return (
    <Card title={t("reports.accountant")}>
      {data && <AccountantForm key={data.email ?? ""} stored={data} />}
      {data && data.sent.length > 0 && <Sent sent={data.sent} />}
    </Card>
  );
}

function AccountantForm({ stored }: { stored: Accountant }) {
  const t = useT();
  const format = useFormat();
  const errorText = useErrorText();
  const [email, setEmail] = useState(stored.email ?? "");
  const [language, setLanguage] = useState(stored.language);
  const [isOn, setOn] = useState(stored.isOn);
  const act = useAct(setAccountant, { onSuccess: () => showLater(t("common.saved")) });
  const [problem] = fieldsOf(act.error);
  return (
    <Form
      className={styles.accountant}
      onSubmit={(event) => {
        event.preventDefault();
        act.mutate({ body: { email, language, isOn } });
      }}
    >
      <Switch isSelected={isOn} onChange={setOn}>
        {t("reports.accountant_on")}
      </Switch>
      <div className={styles.accountantPair}>
        <TextField
          label={t("common.email")}
          type="email"
          direction="ltr"
          autoComplete="off"
          value={email}
          onChange={setEmail}
          error={problem && sayProblem(t, problem.problem)}
        />
        <Select
          label={t("reports.mail_language")}
          placeholder={t("common.choose")}
          items={languages.map((code) => ({ id: code, text: locales[code].name }))}
          value={language}
          onChange={(id) => setLanguage(languages.find((one) => one === id) ?? language)}
        />
      </div>
      {act.error && !problem && (
        <Notice tone="danger" role="alert">
          {errorText(act.error)}
        </Notice>
      )}
      {stored.nextDate !== null && (
        <p className={styles.quiet}>
          {t("reports.accountant_next", { date: format.date(stored.nextDate) })}
        </p>
      )}
      <Button variant="primary" type="submit" isPending={act.isPending}>
        {t("common.save")}
      </Button>
    </Form>
  );
}

function Sent({ sent }: { sent: Accountant["sent"] }) {
  const t = useT();
  const format = useFormat();
  const { timeZone } = useMe().business;
  const today = useToday();
  const stop = useAct(stopPapers);
  const isOpen = ({ isStopped, endsAt }: Accountant["sent"][number]): boolean =>
    !isStopped && format.instantDay(endsAt, timeZone) >= today;
  return (
    <>
      <h3 className={styles.sentHead}>{t("reports.sent")}</h3>
      <ul className={styles.files}>
        {sent.map((papers) => (
          <li key={papers.id}>
            <span className={styles.fileWords}>
              <b>{format.month(papers.month)}</b>
              <bdi>{papers.email}</bdi>
              <span>
                {papers.isStopped
                  ? t("reports.link_stopped")
                  : t("reports.link_until", {
                      date: format.date(format.instantDay(papers.endsAt, timeZone)),
                    })}
              </span>
            </span>
            {isOpen(papers) && (
              <TextButton onPress={() => stop.mutate({ params: { id: papers.id } })}>
                {t("reports.stop_link", { name: format.month(papers.month) })}
              </TextButton>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
