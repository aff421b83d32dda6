import { loadNotificationSettingsPhrases } from "@marzipan/phrases/load-notification-settings";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { PhrasedPart } from "../../platform/parts/PhrasedPart.tsx";
import { Section } from "../../platform/screen/Section.tsx";
import { SettingsSkeleton } from "./SettingsSkeleton.tsx";

/** Settings of notifications; what they say is loaded with them. */
export function NotificationsSection() {
  const t = useT();
  return (
    <PhrasedPart
      section="notification_settings"
      loadPhrases={loadNotificationSettingsPhrases}
      load={async () => (await import("./NotificationSettings.tsx")).NotificationSettings}
      skeleton={
        <Section id="notifications" title={t("common.notifications")}>
          <SettingsSkeleton />
        </Section>
      }
    />
  );
}
