import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import type * as notifications from "@marzipan/contract/notifications";
import { roles } from "@marzipan/contract/roles";
import type { Capability } from "@marzipan/contract/roles";
import { mayRole } from "@marzipan/domain/roles";
import type { Tx } from "../../platform/database/database.ts";
import { listRecipients, loadSetting, saveSetting } from "./settings.store.ts";
import type { Recipient } from "./settings.store.ts";

export type { Recipient };

type Settings = ReplyOf<typeof notifications.getNotificationSettings>;

const requestEmails = { kind: "request_received", channel: "email" } as const;

/** Returns what the signed-in person is notified of outside the app; everything is on until switched off. */
export async function getNotificationSettings(tx: Tx<"session">): Promise<Settings> {
  const { account_id: accountId } = await tx.entered;
  return { emailsRequests: (await loadSetting(tx, accountId, requestEmails)) ?? true };
}

/** Changes what the signed-in person is notified of outside the app. */
export async function updateNotificationSettings(
  tx: Tx<"session">,
  { emailsRequests }: Input<typeof notifications.updateNotificationSettings>["body"],
): Promise<Settings> {
  const { account_id: accountId } = await tx.entered;
  if (emailsRequests !== undefined) await saveSetting(tx, accountId, requestEmails, emailsRequests);
  return await getNotificationSettings(tx);
}

/** Returns the people of the business whose role has a capability and who want emails about new requests. */
export async function listRequestEmailRecipients(tx: Tx): Promise<Recipient[]> {
  return await listRecipients(tx, rolesWith("requests"), requestEmails);
}

function rolesWith(capability: Capability): string[] {
  return roles.filter((role) => mayRole(role, capability));
}
