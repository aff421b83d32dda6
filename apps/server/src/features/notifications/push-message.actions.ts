import { notificationKindsOf } from "@marzipan/domain/notifications";
import { locales } from "@marzipan/phrases/locales";
import type { Translate } from "@marzipan/phrases/translate";
import type { Tx } from "../../platform/database/database.ts";
import { wordsIn } from "../../platform/formats/translator.ts";
import type { PushMessage } from "../../providers/push/push.port.ts";
import { describeNotifications } from "./describe.actions.ts";
import type { Describing } from "./describe.actions.ts";
import type { Description } from "./describe.types.ts";
import type { NotifiedPerson } from "./people.store.ts";
import type { ReachableDevice } from "./push-devices.store.ts";
import type { DueNotification } from "./deliveries.store.ts";

/** How long a push service keeps a message for a device that is off. */
const ttlSeconds = 12 * 3600;
/** How many characters of a text a message has room for, whatever its script. */
const mostCharacters = 240;
/** Kinds whose titles contain no names. */
const isNameless = new Set<DueNotification["kind"]>([
  "request_received",
  "request_waiting",
  "orders_tomorrow",
  "day_full",
  "money_due",
  "new_device",
]);

type Reader = Pick<NotifiedPerson, "id" | "language" | "role">;
type Screen = Pick<ReachableDevice, "is_discreet">;

/**
 * Writes the message of a person's notifications for one device: one notification with what can be done, several as their
 * number. Returns `null` where all were dealt with in the meantime. The service worker shows it (`apps/web/worker`).
 */
export async function writePush(
  tx: Tx,
  describing: Describing,
  person: Reader,
  device: Screen,
  rows: readonly DueNotification[],
): Promise<PushMessage | null> {
  const allowed = notificationKindsOf(person.role);
  const own = rows.filter(({ kind }) => allowed.includes(kind));
  const described = await describeNotifications(tx, describing, person.language, own);
  const open = own.flatMap((row, index) => {
    const said = described[index];
    const isOver = row.kind === "request_received" && !said?.accept;
    return said && row.is_unread && !isOver ? [{ row, said }] : [];
  });
  const [first] = open;
  if (!first) return null;
  const t = await wordsIn(person.language);
  const shown =
    open.length === 1
      ? showOne(t, device, first.row, first.said)
      : { title: t("notification_texts.push_many", { n: open.length }), path: "/notifications" };
  const text = JSON.stringify({
    account: person.id,
    tag: first.row.id,
    lang: person.language,
    dir: locales[person.language].direction,
    ...shown,
  });
  return { text, topic: first.row.id.replaceAll("-", ""), ttlSeconds };
}

function showOne(
  t: Translate,
  { is_discreet: isDiscreet }: Screen,
  { kind }: DueNotification,
  { title, text, path, accept }: Description,
) {
  const isHidden = isDiscreet && !isNameless.has(kind);
  return {
    title: shorten(isHidden ? t("notification_texts.push_discreet") : title),
    ...(isDiscreet || text === "" ? {} : { body: shorten(text) }),
    path,
    open: t("notifications.open"),
    ...(accept && {
      accept: accept.requestId,
      acceptLabel: t("requests.accept"),
      done: t("notification_texts.push_done"),
      late: t("notification_texts.push_late"),
      full: t("notification_texts.push_full"),
      failed: t("notification_texts.push_failed"),
    }),
  };
}

function shorten(text: string): string {
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters - 1)}…` : text;
}
