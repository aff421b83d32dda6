import type { PageAccess } from "@marzipan/contract/paths";
import type { Capability } from "@marzipan/contract/roles";

/** A room of the settings: the last part of its address `/settings/{room}`. */
export type SettingsSection =
  | "profile"
  | "look"
  | "security"
  | "devices"
  | "notifications"
  | "business"
  | "requests"
  | "texts"
  | "plan"
  | "data";

interface SettingsSectionAccess {
  /** The list shows its rooms in three groups. */
  group: "person" | "business" | "account";
  /** Not shown to a role that lacks it. */
  capability?: Capability;
}

/** The sections of the settings in the order of their list. */
export const settingsSections: Readonly<Record<SettingsSection, SettingsSectionAccess>> = {
  profile: { group: "person" },
  look: { group: "person" },
  security: { group: "person" },
  devices: { group: "person" },
  notifications: { group: "person" },
  business: { group: "business", capability: "settings" },
  requests: { group: "business" },
  texts: { group: "business", capability: "settings" },
  plan: { group: "account", capability: "plan" },
  data: { group: "account", capability: "ownership" },
};

/** Every section by its name, in the order of the list. */
export const settingsSectionNames = Object.keys(settingsSections) as SettingsSection[];

/** Returns who may open a section's page. */
export function accessOf(section: SettingsSection): PageAccess {
  const { capability } = settingsSections[section];
  return capability === undefined ? { access: "member" } : { access: "member", capability };
}

/** Returns the room that an address or an anchor (`/settings#devices`, as mails have it) names, `null` for none. */
export function findSection(name: string | undefined): SettingsSection | null {
  return settingsSectionNames.find((section) => section === name) ?? null;
}
