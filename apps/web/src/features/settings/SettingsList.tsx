import type { PlainPhraseKey } from "@marzipan/phrases/translate";
import {
  ChevronRight,
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
import { Link } from "react-aria-components/Link";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import cardStyles from "../../ui/Card.module.css";
import { Dots } from "../../ui/Dots.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { IconShape } from "../../ui/Icon.tsx";
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

/** The rooms of the settings: a row each with its name and how it is set at present; beside them, for whoever may set the business up, the import. */
export function SettingsList({ rooms, current }: SettingsListProps) {
  const t = useT();
  const states = useRoomStates(rooms);
  const groups = Map.groupBy(rooms, (room) => settingsRooms[room].group);
  return (
    <nav aria-label={t("settings.sections")} className={styles.roomGroups}>
      {[...groups].map(([group, members]) => (
        <ul key={group} className={joinClasses(cardStyles.card, cardStyles.cardFlush)}>
          {members.map((room) => (
            <RoomRow
              key={room}
              href={pathTo("/settings/$room", { room })}
              icon={icons[room]}
              name={t(roomLabels[room])}
              state={states[room]}
              isCurrent={room === current}
            />
          ))}
          {group === "business" && rooms.includes("business") && (
            <RoomRow
              href={pathTo("/import")}
              icon={FileUp}
              name={t("settings.import")}
              state={[t("settings.import_state")]}
            />
          )}
        </ul>
      ))}
    </nav>
  );
}

interface RoomRowProps {
  href: string;
  icon: IconShape;
  name: string;
  /** How it is set, in one or two facts. */
  state: readonly string[];
  isCurrent?: boolean;
}

function RoomRow({ href, icon, name, state, isCurrent = false }: RoomRowProps) {
  return (
    <li className={styles.roomRow}>
      <Link
        href={href}
        className={styles.roomLink ?? ""}
        {...(isCurrent && { "aria-current": "page" as const })}
      >
        <span className={styles.roomIcon}>
          <Icon of={icon} />
        </span>
        <span className={styles.roomWords}>
          <span className={styles.roomName}>{name}</span>
          <span className={styles.roomState}>
            <Dots>
              {state.map((words) => (
                <bdi key={words}>{words}</bdi>
              ))}
            </Dots>
          </span>
        </span>
        <Icon of={ChevronRight} size="s" flips />
      </Link>
    </li>
  );
}
