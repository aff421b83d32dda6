import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { wordsIn } from "../../platform/formats/translator.ts";
import { buttonTo } from "../accounts/mails.actions.ts";
import { describeNotifications } from "./describe.actions.ts";
import type { Mailing, Recipient } from "./mails.types.ts";
import type { DueNotification } from "./deliveries.store.ts";

/** How many notifications an email describes; the rest are counted. */
const mostDescribed = 10;

/**
 * Reads what an email of a person's notifications says and returns the function that queues it: new requests with their
 * details, anything else alone or as a list. Returns `null` where everything was dealt with.
 */
export async function prepareMail(
  tx: Tx,
  deps: Deps,
  mailing: Mailing,
  person: Recipient,
  rows: readonly DueNotification[],
): Promise<(() => Promise<void>) | null> {
  if (rows.every(({ kind }) => kind === "request_received")) {
    const requestIds = rows.map(({ subject_id: id }) => id);
    const queue = await mailing.prepareRequestMail(tx, deps, requestIds);
    return queue && (() => queue(person));
  }
  const { email: recipient, full_name: name, language } = person;
  const t = await wordsIn(language);
  const described = await describeNotifications(
    tx,
    mailing,
    language,
    rows.slice(0, mostDescribed),
  );
  const [first] = described;
  if (!first) return null;
  const more = rows.length - described.length;
  const lines =
    described.length === 1
      ? [first.title, first.text]
      : described.map(({ title, text }) =>
          text === "" ? title : t("notification_texts.mail_line", { title, text }),
        );
  const mail = {
    recipient,
    language,
    subject:
      described.length === 1 ? first.title : t("notification_texts.push_many", { n: rows.length }),
    lines: [
      t("mails.greeting", { name }),
      ...lines.filter((line) => line !== ""),
      ...(more > 0 ? [t("notification_texts.mail_more", { n: more })] : []),
    ],
    ...buttonTo(
      deps,
      described.length === 1 ? first.path : "/notifications",
      t("notifications.open"),
    ),
    notes: [t("mails.notifications_off")],
  };
  return () => deps.messenger.queueMail(mail, tx);
}
