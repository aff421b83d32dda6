import { notificationKinds } from "@marzipan/contract/notifications";
import type { NotificationKind } from "@marzipan/contract/notifications";
import { roles } from "@marzipan/contract/roles";
import type { Capability, Role } from "@marzipan/contract/roles";
import { mayRole } from "./roles.ts";

/** The capability that a person needs to be notified of a kind of event; `null` for events of their own account. */
const capabilities: Readonly<Record<NotificationKind, Capability | null>> = {
  request_received: "requests",
  quote_accepted: "requests",
  request_withdrawn: "requests",
  request_waiting: "requests",
  orders_tomorrow: "orders",
  day_full: "orders",
  money_due: "money",
  trial_ending: "plan",
  payment_declined: "plan",
  plan_changed: "plan",
  task_due: "tasks",
  receipt_read: "expenses",
  accountant_emailed: "money",
  new_device: null,
};

/** How many notifications a person keeps; older ones are deleted. */
export const mostNotifications = 300;

/** After how many days a notification is deleted. */
export const notificationDays = 90;

/** For how long after it was due a notification is still pushed, in milliseconds. */
export const pushableMs = 3_600_000;

/** In how many milliseconds a person gets at most `mostPushes`; what comes after them waits for one digest. */
export const pushPauseMs = 10 * 60_000;

/** How many push messages a person gets in `pushPauseMs`. */
export const mostPushes = 6;

/** How many emails a person gets in `pushPauseMs`; what comes after them waits for one email. */
export const mostMails = 3;

/** How many devices of a person get push messages; a further one replaces the oldest. */
export const mostPushDevices = 10;

/** Returns the kinds of events that a role is notified of. */
export function notificationKindsOf(role: Role): NotificationKind[] {
  return notificationKinds.filter((kind) => {
    const capability = capabilities[kind];
    return capability === null || mayRole(role, capability);
  });
}

/** Returns the roles that are notified of a kind of event; none for events of a person's own account. */
export function notifiedRoles(kind: NotificationKind): Role[] {
  const capability = capabilities[kind];
  return capability === null ? [] : roles.filter((role) => mayRole(role, capability));
}
