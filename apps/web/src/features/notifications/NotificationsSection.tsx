import { loadNotificationSettingsPhrases } from "@marzipan/phrases/load-notification-settings";
import { useMemo } from "react";
import { MorePhrases, useLanguage, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { PartOrWait } from "../../platform/parts/PartOrWait.tsx";
import { usePart } from "../../platform/parts/use-part.ts";
import { Section } from "../../platform/screen/Section.tsx";
import { SettingsSkeleton } from "./SettingsSkeleton.tsx";

/** Settings of notifications; what they say is loaded with them. */
export function NotificationsSection() {
  const t = useT();
  const { language } = useLanguage();
  const later = usePart(`notification-settings-${language}`, async () => {
    const [{ NotificationSettings }, phrases] = await Promise.all([
      import("./NotificationSettings.tsx"),
      loadNotificationSettingsPhrases(language),
    ]);
    return { NotificationSettings, phrases };
  });
  const sections = useMemo(
    () => (later.part ? { notification_settings: later.part.phrases } : {}),
    [later.part],
  );
  return (
    <PartOrWait
      later={later}
      skeleton={
        <Section id="notifications" title={t("common.notifications")}>
          <SettingsSkeleton />
        </Section>
      }
    >
      {(part) => (
        <MorePhrases sections={sections}>
          <part.NotificationSettings />
        </MorePhrases>
      )}
    </PartOrWait>
  );
}
