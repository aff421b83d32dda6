import type { PageAccess } from "@marzipan/contract/paths";
import type { Capability } from "@marzipan/contract/roles";

/** A room of the settings: the last part of its address `/settings/{room}`. */
export type SettingsRoom =
  | "profile"
  | "look"
  | "security"
  | "devices"
  | "business"
  | "requests"
  | "texts"
  | "plan"
  | "data";

interface SettingsRoomKind {
  /** The list shows its rooms in three groups. */
  group: "person" | "business" | "account";
  /** Not shown to a role that lacks it. */
  capability?: Capability;
}

/** The rooms of the settings in the order of their list. */
export const settingsRooms: Readonly<Record<SettingsRoom, SettingsRoomKind>> = {
  profile: { group: "person" },
  look: { group: "person" },
  security: { group: "person" },
  devices: { group: "person" },
  business: { group: "business", capability: "settings" },
  requests: { group: "business" },
  texts: { group: "business", capability: "settings" },
  plan: { group: "account", capability: "plan" },
  data: { group: "account", capability: "ownership" },
};

/** Every room by its name, in the order of the list. */
export const settingsRoomNames = Object.keys(settingsRooms) as SettingsRoom[];

/** Answers who may open a room's page. */
export function accessOf(room: SettingsRoom): PageAccess {
  const { capability } = settingsRooms[room];
  return capability === undefined ? { access: "member" } : { access: "member", capability };
}

/** Answers the room that an address or an anchor (`/settings#devices`, as mails have it) names, `null` for none. */
export function findRoom(name: string | undefined): SettingsRoom | null {
  return settingsRoomNames.find((room) => room === name) ?? null;
}
