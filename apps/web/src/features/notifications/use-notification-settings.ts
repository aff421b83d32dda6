import {
  getNotificationSettings,
  updateNotificationSettings,
} from "@marzipan/contract/notifications";
import type { NotificationChannel, NotificationTopic } from "@marzipan/contract/notifications";
import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import { useState } from "react";
import { useAct, useCall } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";

/** What the signed-in person is notified of. */
export type PersonSettings = ReplyOf<typeof getNotificationSettings>;
type Changes = Input<typeof updateNotificationSettings>["body"];

/** The settings of notifications as they are chosen on this page, before the server has stored them. */
export interface SettingsOnPage {
  settings: PersonSettings | undefined;
  /** Why they could not be loaded. */
  failure: string | null;
  /** Why the last change was not stored. */
  problem: string | null;
  retry: () => void;
  choose: (topic: NotificationTopic, channel: NotificationChannel, isOn: boolean) => void;
  change: (changes: Pick<Changes, "quiet" | "isDigest">) => void;
}

type Applied = (before: PersonSettings) => PersonSettings;

/** Returns the person's settings of notifications, and what changes them: shown at once, taken back where that fails. */
export function useNotificationSettings(): SettingsOnPage {
  const errorText = useErrorText();
  const { data, error, refetch } = useCall(getNotificationSettings);
  const [applied, setApplied] = useState<readonly Applied[]>([]);
  const act = useAct(updateNotificationSettings);
  const send = (body: Changes, apply: Applied): void => {
    setApplied((before) => [...before, apply]);
    const end = (): void => setApplied((before) => before.filter((one) => one !== apply));
    act
      .mutateAsync({ body })
      .finally(end)
      .catch(() => undefined);
  };
  const settings = data && applied.reduce((before, apply) => apply(before), data);
  return {
    settings,
    failure: error && !data ? errorText(error) : null,
    problem: act.error ? errorText(act.error) : null,
    retry: () => void refetch(),
    choose: (topic, channel, isOn) =>
      send({ choices: [{ topic, channel, isOn }] }, (before) => ({
        ...before,
        topics: before.topics.map((one) =>
          one.topic === topic ? { ...one, channels: { ...one.channels, [channel]: isOn } } : one,
        ),
      })),
    change: (changes) =>
      send(changes, (before) => ({
        ...before,
        isDigest: changes.isDigest ?? before.isDigest,
        quiet: changes.quiet === undefined ? before.quiet : changes.quiet,
      })),
  };
}
