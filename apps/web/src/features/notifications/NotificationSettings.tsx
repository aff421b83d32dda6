import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Section } from "../../platform/screen/Section.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { DeliverySettings } from "./DeliverySettings.tsx";
import { DeviceSettings } from "./DeviceSettings.tsx";
import { SettingsSkeleton } from "./SettingsSkeleton.tsx";
import { TopicChoices } from "./TopicChoices.tsx";
import styles from "./settings.module.css";
import { useNotificationSettings } from "./use-notification-settings.ts";
import type { SettingsOnPage } from "./use-notification-settings.ts";

/** Of what a person is notified, by which channel and when, and what this device does. */
export function NotificationSettings() {
  const t = useT();
  const page = useNotificationSettings();
  return (
    <div className={styles.notificationSettings}>
      <Section id="notifications" title={t("common.notifications")}>
        <Choices page={page} />
      </Section>
      <DeviceSettings />
      {page.settings && <DeliverySettings settings={page.settings} onChange={page.change} />}
    </div>
  );
}

function Choices({ page }: { page: SettingsOnPage }) {
  const t = useT();
  const { settings, failure, problem, retry, choose } = page;
  if (failure !== null)
    return (
      <ErrorState
        title={t("notification_settings.load_failed")}
        text={failure}
        retryLabel={t("common.try_again")}
        onRetry={retry}
      />
    );
  if (!settings) return <SettingsSkeleton />;
  return (
    <>
      {problem !== null && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <TopicChoices topics={settings.topics} onChoose={choose} />
    </>
  );
}
