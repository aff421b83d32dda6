import type { Tx } from "../../platform/database/database.ts";
import { listedColumns } from "./requests.store.ts";
import type { RequestRow } from "./requests.store.ts";

/** What each tab shows. */
const tabs = {
  open: "r.status in ('new', 'quoted')",
  accepted: "r.status = 'accepted'",
  closed: "r.status in ('declined', 'withdrawn', 'expired')",
  all: "true",
} as const;

/** What narrows a list of requests: patterns that must all be found, and the business's days on which they were made. */
export interface RequestFilter {
  patterns: readonly string[];
  from: string | null;
  to: string | null;
  timeZone: string;
}

/** Which page of which requests a list asks for. */
export interface RequestPage extends RequestFilter {
  tab: keyof typeof tabs;
  limit: number;
}

const found = `r.business_id = $1 and replace(r.search_key, 'ß', 'ss') like all ($2::text[])
  and ($3::date is null or r.created_at >= ($3::date)::timestamp at time zone $5)
  and ($4::date is null or r.created_at < ($4::date + 1)::timestamp at time zone $5)`;

const valuesOf = (tx: Tx, { patterns, from, to, timeZone }: RequestFilter): unknown[] => [
  tx.businessId,
  patterns,
  from,
  to,
  timeZone,
];

/** Lists the open requests by wanted day, time and id, after those where the last page ended. */
export async function listByDay(
  tx: Tx,
  page: Omit<RequestPage, "tab">,
  after: readonly [string, string, string] | null,
): Promise<RequestRow[]> {
  const place = "(r.delivery_date, coalesce(r.delivery_time, '24:00'::time), r.id)";
  return await tx.query<RequestRow>({
    text: `select ${listedColumns} from order_request r
      where ${found} and ${tabs.open} ${after ? `and ${place} > ($7::date, $8::time, $9::uuid)` : ""}
      order by r.delivery_date, coalesce(r.delivery_time, '24:00'::time), r.id limit $6`,
    values: [...valuesOf(tx, page), page.limit, ...(after ?? [])],
  });
}

/** Lists a tab's requests, the newest first, after the instant and id where the last page ended. */
export async function listNewest(
  tx: Tx,
  page: RequestPage,
  after: readonly [string, string] | null,
): Promise<RequestRow[]> {
  return await tx.query<RequestRow>({
    text: `select ${listedColumns} from order_request r
      where ${found} and ${tabs[page.tab]}
        ${after ? "and (r.created_at, r.id) < ($7::timestamptz, $8::uuid)" : ""}
      order by r.created_at desc, r.id desc limit $6`,
    values: [...valuesOf(tx, page), page.limit, ...(after ?? [])],
  });
}

/** How many requests each tab has. */
export interface RequestCounts {
  open: number;
  new: number;
  accepted: number;
  closed: number;
  all: number;
}

/** Counts the requests of each tab under the list's filters. */
export async function countTabs(tx: Tx, filter: RequestFilter): Promise<RequestCounts> {
  const [row] = await tx.query<RequestCounts>({
    name: "count_requests",
    text: `select count(*) filter (where ${tabs.open})::int as open,
        count(*) filter (where r.status = 'new')::int as new,
        count(*) filter (where ${tabs.accepted})::int as accepted,
        count(*) filter (where ${tabs.closed})::int as closed, count(*)::int as all
      from order_request r where ${found}`,
    values: valuesOf(tx, filter),
  });
  return row ?? { open: 0, new: 0, accepted: 0, closed: 0, all: 0 };
}

/** What waits for an answer. */
export interface WaitingRequests {
  new: number;
  quoted: number;
  oldest_at: Date | null;
  newest_at: Date | null;
}

/** Counts what waits for an answer; only open requests are looked at. */
export async function countWaiting(tx: Tx): Promise<WaitingRequests> {
  const [row] = await tx.query<WaitingRequests>({
    name: "count_waiting_requests",
    text: `select count(*) filter (where r.status = 'new')::int as new,
        count(*) filter (where r.status = 'quoted')::int as quoted, min(r.created_at) as oldest_at,
        max(r.created_at) as newest_at
      from order_request r where r.business_id = $1 and ${tabs.open}`,
    values: [tx.businessId],
  });
  return row ?? { new: 0, quoted: 0, oldest_at: null, newest_at: null };
}

/** Lists the open requests that came last. */
export async function listNewestOpen(tx: Tx, limit: number): Promise<RequestRow[]> {
  return await tx.query<RequestRow>({
    name: "newest_open_requests",
    text: `select ${listedColumns} from order_request r where r.business_id = $1 and ${tabs.open}
      order by r.created_at desc, r.id desc limit $2`,
    values: [tx.businessId, limit],
  });
}
