import { notificationChannels } from "@marzipan/contract/notifications";
import type { NotificationChannel, NotificationTopic } from "@marzipan/contract/notifications";
import { Bell, Mail, Smartphone } from "lucide-react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { IconShape } from "../../ui/Icon.tsx";
import styles from "./settings.module.css";
import type { PersonSettings, SettingsOnPage } from "./use-notification-settings.ts";

type TopicSettings = PersonSettings["topics"][number];

const icons: Readonly<Record<NotificationChannel, IconShape>> = {
  app: Bell,
  push: Smartphone,
  email: Mail,
};

const groups = [
  { name: "orders", topics: ["requests", "answers", "waiting", "tomorrow", "day_full"] },
  { name: "money", topics: ["money", "plan"] },
  { name: "work", topics: ["tasks", "documents", "devices"] },
] as const satisfies { name: string; topics: NotificationTopic[] }[];

interface TopicChoicesProps {
  topics: readonly TopicSettings[];
  onChoose: SettingsOnPage["choose"];
}

/** Which events a person learns of by which channel: a row of boxes for each kind that their role may know of. */
export function TopicChoices({ topics, onChoose }: TopicChoicesProps) {
  const t = useT();
  const shown = groups.map(({ name, topics: names }) => ({
    name,
    rows: names.flatMap((topic) => topics.filter((one) => one.topic === topic)),
  }));
  return (
    <>
      <table className={styles.choices}>
        <thead>
          <tr>
            <td />
            {notificationChannels.map((channel) => (
              <th key={channel} scope="col">
                <Icon of={icons[channel]} />
                {t(`notification_settings.channel_${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        {shown
          .filter(({ rows }) => rows.length > 0)
          .map(({ name, rows }) => (
            <tbody key={name}>
              <tr>
                <th scope="rowgroup" colSpan={4} className={styles.choiceGroup}>
                  {t(`notification_settings.group_${name}`)}
                </th>
              </tr>
              {rows.map((row) => (
                <TopicRow key={row.topic} row={row} onChoose={onChoose} />
              ))}
            </tbody>
          ))}
      </table>
      <p className={styles.choicesNote}>{t("notification_settings.always_email")}</p>
    </>
  );
}

function TopicRow({
  row: { topic, channels, always },
  onChoose,
}: {
  row: TopicSettings;
  onChoose: SettingsOnPage["choose"];
}) {
  const t = useT();
  const hint = useHint(topic);
  const label = t(`notification_settings.topic_${topic}`);
  return (
    <tr>
      <th scope="row" className={styles.choiceName}>
        {label}
        {hint !== null && <span className={styles.choiceHint}>{hint}</span>}
      </th>
      {notificationChannels.map((channel) => (
        <td key={channel}>
          <Checkbox
            aria-label={t("common.labelled", {
              label,
              value: t(`notification_settings.channel_${channel}`),
            })}
            isSelected={channels[channel]}
            isDisabled={always.includes(channel)}
            onChange={(isOn) => onChoose(topic, channel, isOn)}
          >
            {null}
          </Checkbox>
        </td>
      ))}
    </tr>
  );
}

/** Returns when or of what a topic tells; `null` where its name says it all. */
function useHint(topic: NotificationTopic): string | null {
  const t = useT();
  if (topic === "day_full" || topic === "plan" || topic === "devices") return null;
  return t(`notification_settings.hint_${topic}`);
}
