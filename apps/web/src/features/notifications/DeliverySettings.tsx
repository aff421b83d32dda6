import { digestTime } from "@marzipan/domain/notification-times";
import { useState } from "react";
import { useFormat, useLanguage, useT } from "../../platform/i18n/LanguageProvider.tsx";
import screenStyles from "../../platform/screen/screen.module.css";
import { useMe } from "../../platform/session/me.tsx";
import { Card } from "../../ui/Card.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { RadioGroup } from "../../ui/RadioGroup.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { TimeField } from "../../ui/TimeField.tsx";
import styles from "./settings.module.css";
import type { PersonSettings, SettingsOnPage } from "./use-notification-settings.ts";

/** The hours that are quiet when they are first switched on. */
const usualHours = { from: "22:00", until: "05:00" };

interface DeliverySettingsProps {
  settings: PersonSettings;
  onChange: SettingsOnPage["change"];
}

/** When messages are sent: emails at once or once a day, and the hours in which nothing is sent. */
export function DeliverySettings({ settings, onChange }: DeliverySettingsProps) {
  const t = useT();
  const format = useFormat();
  const { quiet, isDigest } = settings;
  return (
    <Card title={t("notification_settings.when")}>
      <div data-part="settings-form" className={screenStyles.settingsForm}>
        <RadioGroup
          label={t("notification_settings.emails")}
          value={isDigest ? "digest" : "each"}
          onChange={(id) => onChange({ isDigest: id === "digest" })}
          options={[
            {
              id: "digest",
              label: t("notification_settings.digest_on"),
              detail: t("notification_settings.digest_on_hint", { time: format.time(digestTime) }),
            },
            { id: "each", label: t("notification_settings.digest_off") },
          ]}
        />
        <Switch
          isSelected={quiet !== null}
          onChange={(isOn) => onChange({ quiet: isOn ? usualHours : null })}
          detail={t("notification_settings.quiet_hint")}
        >
          {t("notification_settings.quiet")}
        </Switch>
        {quiet && <QuietHours quiet={quiet} onChange={onChange} />}
      </div>
    </Card>
  );
}

function QuietHours({
  quiet,
  onChange,
}: {
  quiet: { from: string; until: string };
  onChange: SettingsOnPage["change"];
}) {
  const t = useT();
  const { tag } = useLanguage();
  const { timeZone } = useMe().business;
  const [typed, setTyped] = useState<{ from: string | null; until: string | null }>(quiet);
  const type = (changed: Partial<typeof typed>): void => {
    const next = { ...typed, ...changed };
    setTyped(next);
    const { from, until } = next;
    if (from !== null && until !== null && from !== until) onChange({ quiet: { from, until } });
  };
  const isSame = typed.from !== null && typed.from === typed.until;
  return (
    <>
      <div className={styles.quietHours}>
        <TimeField
          label={t("notification_settings.quiet_from")}
          value={typed.from}
          onChange={(from) => type({ from })}
        />
        <TimeField
          label={t("notification_settings.quiet_until")}
          value={typed.until}
          onChange={(until) => type({ until })}
        />
      </div>
      {isSame && (
        <Notice tone="danger" role="alert">
          {t("notification_settings.quiet_same")}
        </Notice>
      )}
      <p className={styles.choiceHint}>
        {t("notification_settings.quiet_zone", { zone: nameZone(tag, timeZone) })}
      </p>
    </>
  );
}

/** Returns a time zone's name: "Israel Time". */
function nameZone(tag: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: "longGeneric" });
  return parts.formatToParts(0).find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
