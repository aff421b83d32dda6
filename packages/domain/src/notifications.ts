import { notificationKinds } from "@marzipan/contract/notifications";
import type { NotificationKind } from "@marzipan/contract/notifications";
import { roles } from "@marzipan/contract/roles";
import type { Capability, Role } from "@marzipan/contract/roles";
import { mayRole } from "./roles.ts";

/** The capability that a person needs to be notified of a kind of event. */
const capabilities: Readonly<Record<NotificationKind, Capability>> = {
  request_received: "requests",
  quote_accepted: "requests",
  request_withdrawn: "requests",
};

/** How many notifications a person keeps; older ones are deleted. */
export const mostNotifications = 300;

/** After how many days a notification is deleted. */
export const notificationDays = 90;

/** Returns the kinds of events that a role is notified of. */
export function notificationKindsOf(role: Role): NotificationKind[] {
  return notificationKinds.filter((kind) => mayRole(role, capabilities[kind]));
}

/** Returns the roles that are notified of a kind of event. */
export function notifiedRoles(kind: NotificationKind): Role[] {
  return roles.filter((role) => mayRole(role, capabilities[kind]));
}
