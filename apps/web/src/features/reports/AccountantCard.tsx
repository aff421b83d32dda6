import {
  getAccountant,
  monthPapers,
  papersLinkDays,
  setAccountant,
  testAccountant,
} from "@marzipan/contract/accountant";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import { languages } from "@marzipan/contract/languages";
import { addMonths, dayIn, monthStart } from "@marzipan/domain/dates";
import { locales } from "@marzipan/phrases/locales";
import { CalendarClock, CircleCheck, Mail } from "lucide-react";
import { useState } from "react";
import { useAct, useCall } from "../../platform/api/queries.ts";
import { useToday } from "../../platform/calendar/use-today.ts";
import { fieldsOf, useErrorText, useFieldErrors } from "../../platform/errors/error-text.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { showLater } from "../../platform/toast/toasts.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { CheckboxGroup } from "../../ui/CheckboxGroup.tsx";
import { Form } from "../../ui/Form.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Select } from "../../ui/Select.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { CardFace } from "./CardFace.tsx";
import { phraseOfPaper, sayPaperForm } from "./month-papers.rules.ts";
import { SentPapers } from "./SentPapers.tsx";
import styles from "./reports.module.css";

type Accountant = ReplyOf<typeof getAccountant>;

/** To whom which of last month's papers are mailed, what was sent, and how a link is stopped. */
export function AccountantCard() {
  const t = useT();
  const accountant = useCall(getAccountant);
  const { data } = accountant;
  return (
    <Card title={t("reports.accountant")}>
      <CardFace query={accountant} height="320px" />
      {data && <AccountantForm key={data.email ?? ""} stored={data} />}
      {data && data.sent.length > 0 && <SentPapers sent={data.sent} />}
    </Card>
  );
}

function AccountantForm({ stored }: { stored: Accountant }) {
  const t = useT();
  const today = useToday();
  const errorText = useErrorText();
  const format = useFormat();
  const [email, setEmail] = useState(stored.email ?? "");
  const [language, setLanguage] = useState(stored.language);
  const [isOn, setOn] = useState(stored.isOn);
  const [papers, setPapers] = useState<readonly Accountant["papers"][number][]>(stored.papers);
  const save = useAct(setAccountant, { onSuccess: () => showLater(t("common.saved")) });
  const test = useAct(testAccountant);
  const errors = useFieldErrors(save.error ?? test.error);
  const failure = [save.error, test.error].find((error) => error && fieldsOf(error).length === 0);
  const others = { language, papers: [...papers] };
  return (
    <Form
      className={styles.accountant}
      onSubmit={(event) => {
        event.preventDefault();
        test.reset();
        save.mutate({ body: { email, isOn, ...others } });
      }}
    >
      <Switch isSelected={isOn} onChange={setOn} detail={t("reports.accountant_on_detail")}>
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
          error={errors("email")}
        />
        <Select
          label={t("reports.mail_language")}
          placeholder={t("common.choose")}
          items={languages.map((code) => ({ id: code, text: locales[code].name }))}
          value={language}
          onChange={(id) => setLanguage(languages.find((one) => one === id) ?? language)}
        />
      </div>
      <CheckboxGroup
        label={t("reports.along")}
        description={t("reports.along_link", { n: papersLinkDays })}
        error={errors("papers") && t("reports.choose_paper")}
        value={papers}
        onChange={setPapers}
        options={monthPapers.map((id) => ({
          id,
          label: t(phraseOfPaper(id)),
          end: sayPaperForm(t, id),
        }))}
      />
      {failure && (
        <Notice tone="danger" role="alert">
          {errorText(failure)}
        </Notice>
      )}
      {test.data && (
        <Notice tone="success" role="status">
          {t("reports.tested", {
            email: test.data.email,
            month: format.month(addMonths(monthStart(today), -1)),
          })}
        </Notice>
      )}
      <Facts stored={stored} />
      <div className={styles.accountantActs}>
        <Button variant="primary" type="submit" isPending={save.isPending}>
          {t("common.save")}
        </Button>
        <Button
          variant="quiet"
          icon={Mail}
          isPending={test.isPending}
          onPress={() => {
            save.reset();
            test.mutate({ body: others });
          }}
        >
          {t("reports.test")}
        </Button>
      </div>
    </Form>
  );
}

/** When papers went out last, with how many, and when they go next. */
function Facts({ stored: { sent, nextDate } }: { stored: Accountant }) {
  const t = useT();
  const format = useFormat();
  const { timeZone } = useMe().business;
  const [last] = sent;
  if (!last && nextDate === null) return null;
  return (
    <ul className={styles.accountantFacts}>
      {last && (
        <li>
          <Icon of={CircleCheck} size="s" />
          {t("reports.accountant_sent", {
            date: format.date(dayIn(timeZone, new Date(last.sentAt))),
            n: last.papers.length,
          })}
        </li>
      )}
      {nextDate !== null && (
        <li>
          <Icon of={CalendarClock} size="s" />
          {t("reports.accountant_next", {
            date: format.date(nextDate),
            month: format.month(addMonths(monthStart(nextDate), -1)),
          })}
        </li>
      )}
    </ul>
  );
}
