import { mayRole } from "@marzipan/domain/roles";
import { Navigate, useLocation } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Page } from "../../platform/screen/Page.tsx";
import { useHasTwoColumns } from "../../platform/screen/use-is-wide.ts";
import { useMe } from "../../platform/session/me.tsx";
import { NotificationsSection } from "../notifications/NotificationsSection.tsx";
import { RequestsSection } from "../order-requests/RequestsSection.tsx";
import { BusinessSection } from "./BusinessSection.tsx";
import { DataSection } from "./DataSection.tsx";
import { DevicesSection } from "./DevicesSection.tsx";
import { LookSection } from "./LookSection.tsx";
import { PlanSection } from "./PlanSection.tsx";
import { ProfileSection } from "./ProfileSection.tsx";
import { SecuritySection } from "./SecuritySection.tsx";
import { SettingsList, sectionLabels } from "./SettingsList.tsx";
import { TextsSection } from "./TextsSection.tsx";
import { accessOf, findSection, settingsSectionNames } from "./settings-sections.ts";
import type { SettingsSection } from "./settings-sections.ts";
import styles from "./settings.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

const parts: Readonly<Record<SettingsSection, ComponentType>> = {
  profile: ProfileSection,
  look: LookSection,
  security: SecuritySection,
  devices: DevicesSection,
  notifications: NotificationsSection,
  business: BusinessSection,
  requests: RequestsSection,
  texts: TextsSection,
  plan: PlanSection,
  data: DataSection,
};

/**
 * `/settings` and `/settings/{section}`: the list of sections, and one of them. On a phone the list is a
 * page of its own; with room for two columns the room stands beside it, at the start the first.
 */
export function SettingsPage() {
  const t = useT();
  const { role } = useMe().user;
  const hasTwoColumns = useHasTwoColumns();
  const { pathname, hash } = useLocation();
  const asked = findSection(pathname.split("/")[2]);
  const anchored = asked === null ? findSection(hash) : null;
  if (anchored !== null)
    return <Navigate to={pathTo("/settings/$section", { section: anchored })} replace />;
  const sections = settingsSectionNames.filter((section) => {
    const { capability } = accessOf(section);
    return capability === undefined || mayRole(role, capability);
  });
  const section = asked ?? (hasTwoColumns ? "profile" : null);
  const Part = section === null ? null : parts[section];
  const isAlone = section !== null && !hasTwoColumns;
  // One tree for both, so that what is open or typed in a section stays when a tablet is turned.
  return (
    <Page
      title={t(isAlone ? sectionLabels[section] : "shell.settings")}
      backTo={isAlone ? pathTo("/settings") : undefined}
    >
      <div className={styles.settings}>
        {!isAlone && <SettingsList sections={sections} current={section} />}
        {Part && (
          <div className={styles.chosenSection}>
            <Part key={section} />
          </div>
        )}
      </div>
    </Page>
  );
}
