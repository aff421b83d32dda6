import { toMajorOf } from "@marzipan/domain/money";
import type { Translate } from "@marzipan/phrases/translate";
import type { Day, Description, Speech } from "./describe.types.ts";
import type { NotificationRow } from "./notifications.store.ts";
import type { RequestSubject } from "./subjects.store.ts";

/** How many items of a request a notification lists. */
const mostItems = 4;

/** Describes a notification of a request; `waiting` is how many requests wait for an answer. */
export function describeRequest(
  speech: Speech,
  { kind, subject_id: id }: NotificationRow,
  request: RequestSubject | undefined,
  { day, waiting }: { day: Day | undefined; waiting: number },
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
  if (kind === "request_waiting") {
    const title = t("notification_texts.request_waiting", { n: Math.max(1, waiting) });
    const text = t("notification_texts.request_text", { name, items });
    return { path: waiting > 1 ? "/order-requests" : path, accept: null, title, text };
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
