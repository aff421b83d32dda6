import { notificationChannels, notificationTopics } from "@marzipan/contract/notifications";
import type {
  NotificationChannel,
  NotificationKind,
  NotificationTopic,
} from "@marzipan/contract/notifications";

interface TopicRules {
  kinds: readonly NotificationKind[];
  /** The channels that are on until a person switches them off. */
  on: readonly NotificationChannel[];
  /** The channels that can't be switched off. */
  always?: readonly NotificationChannel[];
}

const rules: Readonly<Record<NotificationTopic, TopicRules>> = {
  requests: { kinds: ["request_received"], on: ["app", "push", "email"] },
  answers: { kinds: ["quote_accepted", "request_withdrawn"], on: ["app", "push"] },
  waiting: { kinds: ["request_waiting"], on: ["app", "push", "email"] },
  tomorrow: { kinds: ["orders_tomorrow"], on: ["app", "push"] },
  day_full: { kinds: ["day_full"], on: ["app"] },
  money: { kinds: ["money_due"], on: ["app"] },
  plan: {
    kinds: ["trial_ending", "payment_declined", "plan_changed"],
    on: ["app"],
    always: ["email"],
  },
  tasks: { kinds: ["task_due"], on: ["app", "push"] },
  documents: { kinds: ["receipt_read", "accountant_emailed"], on: ["app"] },
  devices: { kinds: ["new_device"], on: [], always: ["app", "email"] },
};

const topicOfKind = Object.fromEntries(
  notificationTopics.flatMap((topic) => rules[topic].kinds.map((kind) => [kind, topic])),
) as Readonly<Record<NotificationKind, NotificationTopic>>;

/** What a person switched on or off, by `channel:kind`; a missing one has its default. */
export type NotificationChoices = Readonly<Record<string, boolean>>;

/** Returns the kinds of events of a topic. */
export function kindsOfTopic(topic: NotificationTopic): readonly NotificationKind[] {
  return rules[topic].kinds;
}

/** Returns the channels of a topic that can't be switched off. */
export function fixedChannels(topic: NotificationTopic): readonly NotificationChannel[] {
  return rules[topic].always ?? [];
}

/** Returns whether a person is notified of a kind of event by a channel. */
export function isChosen(
  choices: NotificationChoices,
  kind: NotificationKind,
  channel: NotificationChannel,
): boolean {
  const { on, always } = rules[topicOfKind[kind]];
  if (always?.includes(channel)) return true;
  return choices[`${channel}:${kind}`] ?? on.includes(channel);
}

/** Returns what a person chose of the topics with kinds that they may know of. */
export function listTopics(
  choices: NotificationChoices,
  known: readonly NotificationKind[],
): {
  topic: NotificationTopic;
  channels: Record<NotificationChannel, boolean>;
  always: NotificationChannel[];
}[] {
  return notificationTopics.flatMap((topic) => {
    const [kind] = rules[topic].kinds.filter((one) => known.includes(one));
    if (kind === undefined) return [];
    const channels = Object.fromEntries(
      notificationChannels.map((channel) => [channel, isChosen(choices, kind, channel)]),
    ) as Record<NotificationChannel, boolean>;
    return [{ topic, channels, always: [...fixedChannels(topic)] }];
  });
}
