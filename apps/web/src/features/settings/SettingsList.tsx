import type { PlainPhraseKey } from "@marzipan/phrases/translate";
import {
  Bell,
  CreditCard,
  Download,
  FileUp,
  Inbox,
  LockKeyhole,
  MessageCircle,
  MonitorSmartphone,
  Palette,
  Store,
  UserRound,
} from "lucide-react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import cardStyles from "../../ui/Card.module.css";
import type { IconShape } from "../../ui/Icon.tsx";
import { LinkRow } from "../../ui/LinkRow.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import { settingsSections } from "./settings-sections.ts";
import type { SettingsSection } from "./settings-sections.ts";
import styles from "./settings-list.module.css";
import { useSectionStates } from "./use-section-states.ts";
import { pathTo } from "../../platform/url/path-to.ts";

/** What each room of the settings is called. */
export const sectionLabels: Readonly<Record<SettingsSection, PlainPhraseKey>> = {
  profile: "settings.profile",
  look: "settings.look",
  security: "settings.security",
  devices: "settings.devices",
  notifications: "common.notifications",
  business: "settings.business",
  requests: "shell.order_requests",
  texts: "settings.texts",
  plan: "settings.plan",
  data: "settings.data",
};

const icons: Readonly<Record<SettingsSection, IconShape>> = {
  profile: UserRound,
  look: Palette,
  security: LockKeyhole,
  devices: MonitorSmartphone,
  notifications: Bell,
  business: Store,
  requests: Inbox,
  texts: MessageCircle,
  plan: CreditCard,
  data: Download,
};

interface SettingsListProps {
  /** The sections that the person may open. */
  sections: readonly SettingsSection[];
  /** The room that stands beside the list. */
  current: SettingsSection | null;
}

/**
 * The sections of the settings: a row each with its name and how it is set at present; beside them, for anyone who may set the
 * business up, the import.
 */
export function SettingsList({ sections, current }: SettingsListProps) {
  const t = useT();
  const states = useSectionStates(sections);
  const groups = Map.groupBy(sections, (section) => settingsSections[section].group);
  return (
    <nav aria-label={t("settings.sections")} className={styles.sectionGroups}>
      {[...groups].map(([group, members]) => (
        <ul key={group} className={joinClasses(cardStyles.card, cardStyles.cardFlush)}>
          {members.map((section) => (
            <li key={section} className={styles.sectionRow}>
              <LinkRow
                href={pathTo("/settings/$section", { section })}
                icon={icons[section]}
                name={t(sectionLabels[section])}
                facts={states[section]}
                isCurrent={section === current}
              />
            </li>
          ))}
          {group === "business" && sections.includes("business") && (
            <li className={styles.sectionRow}>
              <LinkRow
                href={pathTo("/import")}
                icon={FileUp}
                name={t("settings.import")}
                facts={[t("settings.import_state")]}
              />
            </li>
          )}
        </ul>
      ))}
    </nav>
  );
}
