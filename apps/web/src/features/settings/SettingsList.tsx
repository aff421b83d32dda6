import type { PlainPhraseKey } from "@marzipan/phrases/translate";
import {
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
import { settingsRooms } from "./settings-rooms.ts";
import type { SettingsRoom } from "./settings-rooms.ts";
import styles from "./settings-list.module.css";
import { useRoomStates } from "./use-room-states.ts";
import { pathTo } from "../../platform/url/path-to.ts";

/** What each room of the settings is called. */
export const roomLabels: Readonly<Record<SettingsRoom, PlainPhraseKey>> = {
  profile: "settings.profile",
  look: "settings.look",
  security: "settings.security",
  devices: "settings.devices",
  business: "settings.business",
  requests: "shell.order_requests",
  texts: "settings.texts",
  plan: "settings.plan",
  data: "settings.data",
};

const icons: Readonly<Record<SettingsRoom, IconShape>> = {
  profile: UserRound,
  look: Palette,
  security: LockKeyhole,
  devices: MonitorSmartphone,
  business: Store,
  requests: Inbox,
  texts: MessageCircle,
  plan: CreditCard,
  data: Download,
};

interface SettingsListProps {
  /** The rooms that the person may open. */
  rooms: readonly SettingsRoom[];
  /** The room that stands beside the list. */
  current: SettingsRoom | null;
}

/**
 * The rooms of the settings: a row each with its name and how it is set at present; beside them, for whoever may set the
 * business up, the import.
 */
export function SettingsList({ rooms, current }: SettingsListProps) {
  const t = useT();
  const states = useRoomStates(rooms);
  const groups = Map.groupBy(rooms, (room) => settingsRooms[room].group);
  return (
    <nav aria-label={t("settings.sections")} className={styles.roomGroups}>
      {[...groups].map(([group, members]) => (
        <ul key={group} className={joinClasses(cardStyles.card, cardStyles.cardFlush)}>
          {members.map((room) => (
            <li key={room} className={styles.roomRow}>
              <LinkRow
                href={pathTo("/settings/$room", { room })}
                icon={icons[room]}
                name={t(roomLabels[room])}
                facts={states[room]}
                isCurrent={room === current}
              />
            </li>
          ))}
          {group === "business" && rooms.includes("business") && (
            <li className={styles.roomRow}>
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
