import type { Capability } from "@marzipan/contract/roles";
import { mayRole } from "@marzipan/domain/roles";
import type { PlainPhraseKey } from "@marzipan/phrases/translate";
import type { ComponentType } from "react";
import { useMe } from "../../platform/session/me.tsx";
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

interface SettingsPart {
  id: string;
  label: PlainPhraseKey;
  /** Not shown to a role that lacks it. */
  capability?: Capability;
  Part: ComponentType;
}

const sections: readonly SettingsPart[] = [
  { id: "profile", label: "settings.profile", Part: ProfileSection },
  { id: "business", label: "settings.business", capability: "settings", Part: BusinessSection },
  { id: "look", label: "settings.look", Part: LookSection },
  { id: "texts", label: "settings.texts", capability: "settings", Part: TextsSection },
  { id: "requests", label: "shell.order_requests", Part: RequestsSection },
  { id: "security", label: "settings.security", Part: SecuritySection },
  { id: "devices", label: "settings.devices", Part: DevicesSection },
  { id: "plan", label: "settings.plan", capability: "plan", Part: PlanSection },
  { id: "data", label: "settings.data", capability: "ownership", Part: DataSection },
];

/** `/settings`: the person, the business, the look, the WhatsApp texts, the requests' sound, the ways in, the devices, the plan, the data. */
export function SettingsPage() {
  const t = useT();
  const { role } = useMe().user;
  const shown = sections.filter(
    ({ capability }) => capability === undefined || mayRole(role, capability),
  );
  return (
    <Page title={t("shell.settings")}>
      <div className={styles.settings}>
        <nav aria-label={t("settings.sections")} className={styles.settingsNav}>
          <ul>
            {shown.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`}>{t(label)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.settingsSections}>
          {shown.map(({ id, Part }) => (
            <Part key={id} />
          ))}
        </div>
      </div>
    </Page>
  );
}
