import { toMajor } from "@marzipan/domain/money";
import { makeFormat } from "@marzipan/phrases/format";
import type { Format } from "@marzipan/phrases/format";
import type { Translate } from "@marzipan/phrases/translate";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { wordsIn } from "../../platform/formats/translator.ts";
import { buttonTo } from "../accounts/mails.actions.ts";
import { readOrderingFrame, readTakenDays } from "../catalog/ordering.actions.ts";
import type { Recipient } from "../notifications/mails.actions.ts";
import { dayAndTime, oneLine } from "./request-texts.actions.ts";
import { listNewRequests } from "./requests.store.ts";
import type { RequestRow } from "./requests.store.ts";

/** How many requests a digest describes; the rest are counted. */
const mostDescribed = 10;
/** How many items of a request a mail lists. */
const mostItems = 12;

/** A request as a mail describes it. */
type NewRequest = Pick<
  RequestRow,
  | "id"
  | "name"
  | "note"
  | "delivery_date"
  | "delivery_time"
  | "fulfilment"
  | "address"
  | "currency"
  | "total_minor"
  | "lines"
>;

/**
 * Reads new requests and returns the function that queues an email about them to a person: one alone with its details,
 * several in a digest. Returns `null` where all were answered.
 */
export async function prepareRequestMail(
  tx: Tx,
  deps: Deps,
  ids: readonly string[],
): Promise<((recipient: Recipient) => Promise<void>) | null> {
  const requests = await listNewRequests(tx, ids);
  const [first] = requests;
  if (!first) return null;
  if (requests.length > 1) return (recipient) => mailNewRequests(tx, deps, recipient, requests);
  const { delivery_date: date } = first;
  const { rules } = await readOrderingFrame(tx);
  const taken = await readTakenDays(tx, date, date);
  const day = { taken: taken.get(date) ?? 0, limit: rules.maxOrdersADay };
  return (recipient) => mailNewRequest(tx, deps, recipient, first, day);
}

/** Queues an email about one new request: who, what, for when, how full that day is, and the way to answer. */
async function mailNewRequest(
  tx: Tx,
  deps: Deps,
  recipient: Recipient,
  request: NewRequest,
  day: { taken: number; limit: number | null },
): Promise<void> {
  const t = await wordsIn(recipient.language);
  const format = makeFormat(recipient.language);
  const { name, note, currency } = request;
  const date = dayAndTime(t, format, request);
  const amount = format.money(toMajor(request.total_minor), currency);
  await deps.messenger.queueMail(
    {
      recipient: recipient.email,
      language: recipient.language,
      subject: oneLine(t("mails.request_new_subject", { name, date })),
      lines: [
        t("mails.greeting", { name: recipient.full_name }),
        t("mails.request_new_items", { name, items: listItems(format, request) }),
        wayOf(t, request, date),
        t("mails.request_total", { amount }),
        sayPlaces(t, day),
      ],
      ...(note === "" ? {} : { quote: note }),
      ...buttonTo(deps, `/order-requests/${request.id}`, t("mails.request_new_open")),
      notes: [t("mails.notifications_off")],
    },
    tx,
  );
}

/** Queues one email about several new requests; the first ten are described. */
async function mailNewRequests(
  tx: Tx,
  deps: Deps,
  recipient: Recipient,
  requests: readonly NewRequest[],
): Promise<void> {
  const t = await wordsIn(recipient.language);
  const format = makeFormat(recipient.language);
  const more = requests.length - mostDescribed;
  await deps.messenger.queueMail(
    {
      recipient: recipient.email,
      language: recipient.language,
      subject: t("mails.requests_new_subject", { n: requests.length }),
      lines: [
        t("mails.greeting", { name: recipient.full_name }),
        ...requests.slice(0, mostDescribed).map((request) =>
          t("mails.requests_new_line", {
            name: request.name,
            date: dayAndTime(t, format, request),
            items: listItems(format, request),
          }),
        ),
        ...(more > 0 ? [t("mails.requests_new_more", { n: more })] : []),
      ],
      ...buttonTo(deps, "/order-requests", t("mails.request_open")),
      notes: [t("mails.notifications_off")],
    },
    tx,
  );
}

function listItems(format: Format, { lines }: NewRequest): string {
  const items = lines
    .slice(0, mostItems)
    // No line break between a quantity and the start of its item.
    .map(({ quantity, name }) => `${format.number(quantity)}\u00A0×\u00A0${name}`);
  return format.list(lines.length > mostItems ? [...items, "…"] : items);
}

function wayOf(t: Translate, { fulfilment, address }: NewRequest, date: string): string {
  if (fulfilment === "pickup") return t("mails.request_new_pickup", { date });
  return address === null || address === ""
    ? t("mails.request_new_delivery", { date })
    : t("mails.request_new_delivery_to", { date, address });
}

function sayPlaces(
  t: Translate,
  { taken, limit }: { taken: number; limit: number | null },
): string {
  if (limit === null)
    return taken === 0 ? t("mails.request_new_alone") : t("mails.request_new_orders", { n: taken });
  const left = limit - taken;
  return left > 0 ? t("mails.request_new_places", { n: left }) : t("mails.request_new_full");
}
