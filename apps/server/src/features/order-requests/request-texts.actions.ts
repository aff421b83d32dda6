import type { RequestStatus } from "@marzipan/contract/order-requests";
import { toMajor } from "@marzipan/domain/money";
import { makeFormat } from "@marzipan/phrases/format";
import type { Format } from "@marzipan/phrases/format";
import type { Translate } from "@marzipan/phrases/translate";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { wordsIn } from "../../platform/formats/translator.ts";
import type { OrderingFrame } from "../catalog/ordering.actions.ts";
import { whatsappLink, whatsappNumber } from "../catalog/whatsapp.rules.ts";
import type { RequestRow, ToldOrder } from "./requests.store.ts";

/** The business as texts to a customer name it. */
export type Business = Pick<
  OrderingFrame["head"],
  "name" | "phone" | "whatsapp_phone" | "country" | "time_zone"
>;

/** What of a request its texts say. */
export type TextedRequest = Pick<
  RequestRow,
  | "id"
  | "number"
  | "status"
  | "name"
  | "phone"
  | "email"
  | "language"
  | "delivery_date"
  | "delivery_time"
  | "currency"
  | "total_minor"
  | "quote_price_minor"
  | "quote_message"
  | "quote_valid_until"
  | "answer_message"
>;

/** Subject, sentence and quoted words of a customer's mail about a change of the request. */
interface Told {
  subject: string;
  text: string;
  quote: string;
}

/** What a customer is told of by mail; `lapsed` is a price that holds no longer. */
type ToldStatus = "new" | "quoted" | "accepted" | "declined" | "expired" | "lapsed";

async function tell(
  status: ToldStatus,
  business: Business,
  request: TextedRequest,
  totalMinor: number,
): Promise<Told> {
  const { language, number, name } = request;
  const t = await wordsIn(language);
  const format = makeFormat(language);
  const said = { business: business.name, number: String(number), name };
  const date = dayAndTime(t, format, request);
  const subject = (key: "received" | Exclude<ToldStatus, "new">): string =>
    t(`mails.request_${key}_subject`, { business: said.business, number: said.number });
  const until = format.instant(
    (request.quote_valid_until ?? new Date(0)).toISOString(),
    business.time_zone,
  );
  if (status === "expired") {
    const text = t("mails.request_expired_text", { ...said, date });
    return { subject: subject("expired"), text, quote: "" };
  }
  if (status === "lapsed") {
    const text = t("mails.request_lapsed_text", { ...said, until });
    return { subject: subject("lapsed"), text, quote: "" };
  }
  if (status === "quoted") {
    const amount = format.money(toMajor(request.quote_price_minor ?? 0), request.currency);
    const text = t("mails.request_quoted_text", { ...said, amount, until });
    return { subject: subject("quoted"), text, quote: request.quote_message };
  }
  if (status === "accepted") {
    const amount = format.money(toMajor(totalMinor), request.currency);
    const text = t("mails.request_accepted_text", { ...said, date, amount });
    return { subject: subject("accepted"), text, quote: request.answer_message };
  }
  if (status === "declined") {
    const text = t("mails.request_declined_text", { ...said, date });
    return { subject: subject("declined"), text, quote: request.answer_message };
  }
  const text = t("mails.request_received_text", { ...said, date });
  return { subject: subject("received"), text, quote: "" };
}

/** Returns the day of a request with its time, if it has one. */
export function dayAndTime(
  t: Translate,
  format: Format,
  {
    delivery_date: day,
    delivery_time: time,
  }: Pick<TextedRequest, "delivery_date" | "delivery_time">,
): string {
  const date = format.longDay(day);
  return time === null ? date : t("mails.request_day_at_time", { date, time: format.time(time) });
}

/**
 * Mails a customer the state of the request, if an address was given. The mail is stored in the
 * transaction that changes the request, so that neither is kept without the other. Without a link
 * it has no button.
 */
export async function mailCustomer(
  tx: Tx,
  deps: Deps,
  business: Business,
  request: TextedRequest,
  status: ToldStatus,
  { totalMinor, link }: { totalMinor: number; link: string | null },
): Promise<void> {
  if (request.email === null) return;
  const t = await wordsIn(request.language);
  const told = await tell(status, business, request, totalMinor);
  const mail = {
    recipient: request.email,
    language: request.language,
    subject: oneLine(told.subject),
    lines: [told.text],
    ...(told.quote === "" ? {} : { quote: told.quote }),
    ...(link === null ? {} : { button: { label: t("mails.request_see"), link } }),
  };
  await deps.messenger.queueMail(mail, tx);
}

/** Returns a text on one line, as subjects need it. */
export function oneLine(text: string): string {
  // A no-break space stays: it holds a number to its sign.
  return text.replace(/(?:(?!\u00a0)[\s\p{Cc}])+/gu, " ");
}

/**
 * Returns the link that opens WhatsApp to the customer with a text in the customer's language;
 * `null` without a number. For an order that was cancelled or deleted the text only greets and
 * confirms nothing.
 */
export async function whatsappToCustomer(
  business: Business,
  request: TextedRequest,
  { order, link }: { order: ToldOrder | null; link: string },
): Promise<string | null> {
  const number = whatsappNumber(request.phone, business.country);
  if (number === null) return null;
  const isOff = request.status === "accepted" && (order === null || order.is_off);
  if (isOff || !isTold(request.status)) return whatsappLink(number, await greet(business, request));
  const shown = order ? withOrder(request, order) : request;
  const told = await tell(
    request.status,
    business,
    shown,
    order?.total_minor ?? request.total_minor,
  );
  return whatsappLink(number, [told.text, told.quote, link].filter(Boolean).join("\n\n"));
}

/** Returns a request with the day, the time and the currency of its order. */
export function withOrder<
  R extends Pick<TextedRequest, "delivery_date" | "delivery_time" | "currency">,
>(request: R, order: Pick<ToldOrder, "delivery_date" | "delivery_time" | "currency">): R {
  const { delivery_date, delivery_time, currency } = order;
  return { ...request, delivery_date, delivery_time, currency };
}

function isTold(status: RequestStatus): status is "quoted" | "accepted" | "declined" {
  return status === "quoted" || status === "accepted" || status === "declined";
}

async function greet(business: Business, request: TextedRequest): Promise<string> {
  const t = await wordsIn(request.language);
  const date = dayAndTime(t, makeFormat(request.language), request);
  const { name, number } = request;
  return t("mails.request_hello", {
    name,
    business: business.name,
    number: String(number),
    date,
  });
}

/** What a customer's message to the business says of a line. */
interface AskedLine {
  name: string;
  quantity: number;
}

/** Returns the link that opens WhatsApp to the business with the request as text, in the customer's language. */
export async function whatsappToBusiness(
  business: Business,
  request: Pick<
    TextedRequest,
    "number" | "name" | "language" | "delivery_date" | "delivery_time" | "currency" | "total_minor"
  >,
  lines: readonly AskedLine[],
): Promise<string | null> {
  const number = numberOf(business);
  if (number === null) return null;
  const { language } = request;
  const t = await wordsIn(language);
  const format = makeFormat(language);
  const head = t("mails.request_to_business", {
    business: business.name,
    name: request.name,
    number: String(request.number),
    date: dayAndTime(t, format, request),
  });
  const items = lines.map((line) => `${format.number(line.quantity)} × ${line.name}`);
  const amount = format.money(toMajor(request.total_minor), request.currency);
  return whatsappLink(number, [head, ...items, t("mails.request_total", { amount })].join("\n"));
}

/** Returns the link that opens WhatsApp to the business, naming the request or order; `null` without a number. */
export async function whatsappAbout(
  kind: "request" | "order",
  business: Business,
  request: Pick<TextedRequest, "number" | "name" | "language">,
): Promise<string | null> {
  const number = numberOf(business);
  if (number === null) return null;
  const t = await wordsIn(request.language);
  const said = { business: business.name, name: request.name, number: String(request.number) };
  return whatsappLink(number, t(`mails.${kind}_about`, said));
}

function numberOf(business: Business): string | null {
  return whatsappNumber(business.whatsapp_phone ?? business.phone, business.country);
}
