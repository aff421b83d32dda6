import type { PlainPhraseKey } from "@marzipan/phrases/translate";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Page } from "../../platform/screen/Page.tsx";
import { RequestsSection } from "../order-requests/RequestsSection.tsx";
import { BusinessSection } from "./BusinessSection.tsx";
import { DataSection } from "./DataSection.tsx";
import { DevicesSection } from "./DevicesSection.tsx";
import { LookSection } from "./LookSection.tsx";
import { PlanSection } from "./PlanSection.tsx";
import { ProfileSection } from "./ProfileSection.tsx";
import { SecuritySection } from "./SecuritySection.tsx";
import { TextsSection } from "./TextsSection.tsx";
import styles from "./settings.module.css";

const sections: readonly { id: string; label: PlainPhraseKey }[] = [
  { id: "profile", label: "settings.profile" },
  { id: "business", label: "settings.business" },
  { id: "look", label: "settings.look" },
  { id: "texts", label: "settings.texts" },
  { id: "requests", label: "shell.order_requests" },
  { id: "security", label: "settings.security" },
  { id: "devices", label: "settings.devices" },
  { id: "plan", label: "settings.plan" },
  { id: "data", label: "settings.data" },
];

/** `/settings`: the person, the business, the look, the WhatsApp texts, the requests' sound, the ways in, the devices, the plan, the data. */
export function SettingsPage() {
  const t = useT();
  return (
    <Page title={t("shell.settings")}>
      <div className={styles.settings}>
        <nav aria-label={t("settings.sections")} className={styles.settingsNav}>
          <ul>
            {sections.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`}>{t(label)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.settingsSections}>
          <ProfileSection />
          <BusinessSection />
          <LookSection />
          <TextsSection />
          <RequestsSection />
          <SecuritySection />
          <DevicesSection />
          <PlanSection />
          <DataSection />
        </div>
      </div>
    </Page>
  );
}
