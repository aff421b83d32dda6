import { toMajorOf } from "@marzipan/domain/money";
import type { Format } from "@marzipan/phrases/format";
import type { Translate } from "@marzipan/phrases/translate";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import type { Language } from "@marzipan/contract/languages";
import type * as notifications from "@marzipan/contract/notifications";
import type { Tx } from "../../platform/database/database.ts";
import { formatIn, wordsIn } from "../../platform/formats/translator.ts";
import type { NotificationRow } from "./notifications.store.ts";
import { loadRequestSubjects } from "./subjects.store.ts";
import type { RequestSubject } from "./subjects.store.ts";

type Item = ReplyOf<typeof notifications.listNotifications>["items"][number];

/** What a notification says, where it leads, and what can be done from it. */
export type Description = Pick<Item, "title" | "text" | "path" | "accept">;

/** How full a day is; `limit` is `null` where a day takes any number of orders. */
interface Day {
  date: string;
  taken: number;
  limit: number | null;
}

/** What describing takes from later features. */
export interface Describing {
  /** Returns how full the days of a span are. */
  listDays: (tx: Tx, from: string, to: string) => Promise<Day[]>;
}

/** How many items of a request a notification lists. */
const mostItems = 4;

/**
 * Describes notifications in a language from their subjects as they are now, so that what was erased or deleted is named
 * nowhere. A row whose subject is gone gets the general words of its kind.
 */
export async function describeNotifications(
  tx: Tx,
  { listDays }: Describing,
  language: Language,
  rows: readonly NotificationRow[],
): Promise<Description[]> {
  const [t, format] = [await wordsIn(language), formatIn(language)];
  const requests = await loadRequestSubjects(tx, [...new Set(rows.map((row) => row.subject_id))]);
  const days = new Map<string, Day>();
  for (const row of rows) {
    const request = requests.get(row.subject_id);
    if (row.kind !== "request_received" || request?.status !== "new") continue;
    const { delivery_date: date } = request;
    if (days.has(date)) continue;
    const [day] = await listDays(tx, date, date);
    if (day) days.set(date, day);
  }
  const speech = { t, format };
  return rows.map((row) => {
    const request = requests.get(row.subject_id);
    return describeRequest(speech, row, request, request && days.get(request.delivery_date));
  });
}

interface Speech {
  t: Translate;
  format: Format;
}

function describeRequest(
  speech: Speech,
  { kind, subject_id: id }: NotificationRow,
  request: RequestSubject | undefined,
  day: Day | undefined,
): Description {
  const { t } = speech;
  if (!request) {
    const title = t("notification_texts.request_gone");
    return { title, text: "", path: "/order-requests", accept: null };
  }
  const path = `/order-requests/${id}`;
  const name = request.name === "" ? t("notification_texts.a_customer") : request.name;
  const [items, date] = [listItems(speech, request), dayAndTime(speech, request)];
  const done = { path, accept: null };
  if (kind === "quote_accepted") {
    const minor = request.quote_price_minor ?? request.total_minor;
    const amount = speech.format.money(toMajorOf(minor, request.currency), request.currency);
    const text = t("notification_texts.quote_accepted_text", { items, date, amount });
    return { ...done, title: t("notification_texts.quote_accepted", { name }), text };
  }
  if (kind === "request_withdrawn") {
    const text = t("notification_texts.request_text", { name: date, items });
    return { ...done, title: t("notification_texts.request_withdrawn", { name }), text };
  }
  if (request.status !== "new") {
    const title = t(`notification_texts.request_${request.status}`, { name });
    return { ...done, title, text: t("notification_texts.nothing_to_do") };
  }
  const { currency, total_minor: minor } = request;
  return {
    path,
    title: t("notification_texts.request_received", { date }),
    text: sayRequest(t, name, items, day),
    accept: { requestId: id, total: toMajorOf(minor, currency), currency },
  };
}

function sayRequest(t: Translate, name: string, items: string, day: Day | undefined): string {
  if (!day || day.limit === null) return t("notification_texts.request_text", { name, items });
  const left = day.limit - day.taken;
  const places =
    left > 0 ? t("mails.request_new_places", { n: left }) : t("mails.request_new_full");
  return t("notification_texts.request_text_places", { name, items, places });
}

function dayAndTime(
  { t, format }: Speech,
  { delivery_date: day, delivery_time: time }: RequestSubject,
): string {
  const date = format.shortDay(day);
  return time === null ? date : t("mails.request_day_at_time", { date, time: format.time(time) });
}

function listItems({ format }: Speech, { lines }: RequestSubject): string {
  const items = lines
    .slice(0, mostItems)
    // No line break between a quantity and the start of its item.
    .map(({ quantity, name }) => `${format.number(quantity)}\u00A0×\u00A0${name}`);
  return format.list(lines.length > mostItems ? [...items, "…"] : items);
}
