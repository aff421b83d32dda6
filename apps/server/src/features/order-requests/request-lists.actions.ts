import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import type * as orderRequests from "@marzipan/contract/order-requests";
import { toMajor } from "@marzipan/domain/money";
import { isQuoteExpired } from "@marzipan/domain/order-requests";
import { orderPatterns } from "@marzipan/domain/order-search";
import type * as z from "zod/mini";
import { cutPage, readCursorOf } from "../../platform/request/cursor.ts";
import type { Tx } from "../../platform/database/database.ts";
import { memberOf } from "../../platform/account/member.ts";
import { together } from "../../platform/database/together.ts";
import {
  countTabs,
  countWaiting,
  listByDay,
  listNewest,
  listNewestOpen,
} from "./request-lists.store.ts";
import type { RequestFilter } from "./request-lists.store.ts";
import type { RequestRow } from "./requests.store.ts";

type RequestReply = z.output<typeof orderRequests.OrderRequest>;

/** How many waiting requests the dashboard shows. */
const shownOnDashboard = 3;

/** Returns a request as its owner's list carries it. */
export function describeRequest(row: RequestRow, now: Date): RequestReply {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    name: row.name,
    phone: row.phone,
    email: row.email,
    language: row.language,
    deliveryDate: row.delivery_date,
    deliveryTime: row.delivery_time,
    fulfilment: row.fulfilment,
    address: row.address,
    note: row.note,
    allergens: row.allergens,
    allergyNote: row.allergy_note,
    currency: row.currency,
    items: describeLines(row),
    total: toMajor(row.total_minor),
    isFromTotal: row.is_from_total,
    quote: describeQuote(row, now),
    answerMessage: row.answer_message,
    answeredAt: row.answered_at?.toISOString() ?? null,
    orderId: row.order_id,
    orderNumber: row.order_number,
    picturesCount: row.pictures_count,
    isPersonalDataRemoved: row.personal_removed_at !== null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** Returns a request's lines in major units. */
export function describeLines(row: Pick<RequestRow, "lines">): RequestReply["items"] {
  return row.lines.map((line) => ({
    catalogItemId: line.catalog_item_id,
    productId: line.product_id,
    name: line.name,
    unitNote: line.unit_note,
    quantity: line.quantity,
    unit_price: toMajor(line.unit_price_minor),
    lineTotal: toMajor(line.line_total_minor),
    isFromPrice: line.is_from_price,
  }));
}

type QuoteFields = "quote_price_minor" | "quote_message" | "quote_valid_until" | "quoted_at";

/** Returns the price that was offered, `null` without one. */
export function describeQuote(
  row: Pick<RequestRow, QuoteFields>,
  now: Date,
): RequestReply["quote"] {
  const { quote_price_minor: priceMinor, quote_valid_until: until, quoted_at: at } = row;
  if (priceMinor === null || until === null || at === null) return null;
  return {
    price: toMajor(priceMinor),
    message: row.quote_message,
    validUntil: until.toISOString(),
    isExpired: isQuoteExpired(until, now),
    quotedAt: at.toISOString(),
  };
}

interface Filters {
  q?: string | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}

/** Lists a page of a tab: open requests by wanted day, the others newest first. */
export async function listOrderRequests(
  tx: Tx<"session">,
  query: Input<typeof orderRequests.listOrderRequests>["query"],
): Promise<ReplyOf<typeof orderRequests.listOrderRequests>> {
  const { cursor, limit, tab } = query;
  const page = { ...(await filterOf(tx, query)), tab, limit: limit + 1 };
  const cut = (
    rows: RequestRow[],
    valuesOf: (row: RequestRow) => string[],
  ): ReplyOf<typeof orderRequests.listOrderRequests> => {
    const { items, nextCursor } = cutPage(rows, limit, valuesOf);
    return { items: items.map((row) => describeRequest(row, tx.now)), nextCursor };
  };
  if (tab === "open") {
    const rows = await listByDay(tx, page, readCursorOf(cursor, ["day", "time", "id"]));
    return cut(rows, (row) => [row.delivery_date, row.delivery_time ?? "24:00", row.id]);
  }
  const rows = await listNewest(tx, page, readCursorOf(cursor, ["instant", "id"]));
  return cut(rows, (row) => [row.created_at.toISOString(), row.id]);
}

async function filterOf(
  tx: Tx<"session">,
  { q = "", from = null, to = null }: Filters,
): Promise<RequestFilter> {
  const { timeZone } = memberOf(await tx.entered, tx.now);
  return { patterns: orderPatterns(q), from, to, timeZone };
}

/** Counts the requests of each tab under the list's filters. */
export async function countOrderRequests(
  tx: Tx<"session">,
  query: Input<typeof orderRequests.countOrderRequests>["query"],
): Promise<ReplyOf<typeof orderRequests.countOrderRequests>> {
  return await countTabs(tx, await filterOf(tx, query));
}

/** Counts the open requests, those without any answer and those with an offer, and tells since when the oldest waits. */
export async function countOpenRequests(
  tx: Tx,
): Promise<{ count: number; oldestAt: string | null }> {
  const waiting = await countWaiting(tx);
  return {
    count: waiting.new + waiting.quoted,
    oldestAt: waiting.oldest_at?.toISOString() ?? null,
  };
}

/** Returns what waits for an answer, with the newest of it. */
export async function summariseRequests(
  tx: Tx,
): Promise<ReplyOf<typeof orderRequests.getOrderRequestSummary>> {
  const [waiting, newest] = await together([
    countWaiting(tx),
    listNewestOpen(tx, shownOnDashboard),
  ]);
  return {
    new: waiting.new,
    quoted: waiting.quoted,
    newestAt: waiting.newest_at?.toISOString() ?? null,
    newest: newest.map((row) => describeRequest(row, tx.now)),
  };
}
