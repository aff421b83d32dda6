import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import type * as notifications from "@marzipan/contract/notifications";
import { fixedChannels, kindsOfTopic, listTopics } from "@marzipan/domain/notification-choices";
import { notificationKindsOf } from "@marzipan/domain/notifications";
import { fieldError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import { loadChoices, loadDelivery, saveChoices, saveDelivery } from "./settings.store.ts";
import type { Choice } from "./settings.store.ts";

type Settings = ReplyOf<typeof notifications.getNotificationSettings>;
type Changes = Input<typeof notifications.updateNotificationSettings>["body"];

/** Returns what the signed-in person is notified of, as far as their role may know it. */
export async function getNotificationSettings(tx: Tx<"session">): Promise<Settings> {
  const { account_id: accountId, role } = await tx.entered;
  const choices = await loadChoices(tx, accountId);
  const delivery = await loadDelivery(tx, accountId);
  return { topics: listTopics(choices, notificationKindsOf(role)), ...delivery };
}

/**
 * Changes what the signed-in person is notified of. Refuses topics that their role may not know of, channels that are
 * always on, and quiet hours that end as they begin.
 */
export async function updateNotificationSettings(
  tx: Tx<"session">,
  { choices = [], quiet, isDigest }: Changes,
): Promise<Settings> {
  const { account_id: accountId, role } = await tx.entered;
  const known = notificationKindsOf(role);
  const chosen = new Map<string, Choice>();
  for (const [index, { topic, channel, isOn }] of choices.entries()) {
    const kinds = kindsOfTopic(topic).filter((kind) => known.includes(kind));
    if (kinds.length === 0 || fixedChannels(topic).includes(channel))
      throw fieldError(`choices.${index}`, "invalid");
    for (const kind of kinds) chosen.set(`${channel}:${kind}`, { kind, channel, isOn });
  }
  if (quiet && quiet.from === quiet.until) throw fieldError("quiet.until", "invalid");
  await saveChoices(tx, accountId, [...chosen.values()]);
  if (quiet !== undefined || isDigest !== undefined) {
    const before = await loadDelivery(tx, accountId);
    await saveDelivery(tx, accountId, {
      quiet: quiet === undefined ? before.quiet : quiet,
      isDigest: isDigest ?? before.isDigest,
    });
  }
  return await getNotificationSettings(tx);
}
