import type { RequestStatus } from "@marzipan/contract/order-requests";
import type { Selectable } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import type { Tables } from "../../platform/database/generated/table-types.ts";
import type { Column } from "../../platform/database/tables.ts";

/** A request as notifications describe it. */
export type RequestSubject = Pick<
  Selectable<Tables["order_request"]>,
  | "id"
  | "name"
  | "delivery_date"
  | "delivery_time"
  | "currency"
  | "total_minor"
  | "quote_price_minor"
> & {
  status: RequestStatus;
  lines: { name: string; quantity: number }[];
};

/** Returns the requests with some ids, by id. */
export async function loadRequestSubjects(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RequestSubject>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.query<RequestSubject>({
    name: "request_subjects",
    text: `select r.id, r.name, r.status, r.delivery_date, r.delivery_time, r.currency, r.total_minor,
        r.quote_price_minor, coalesce((
          select json_agg(json_build_object('name', i.name, 'quantity', i.quantity::float8) order by i.position)
            from request_item i where i.business_id = $1 and i.request_id = r.id), '[]') as lines
      from order_request r where r.business_id = $1 and r.id = any ($2::uuid[])`,
    values: [tx.businessId, ids],
  });
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns how many requests wait for an answer. */
export async function countNewRequests(tx: Tx): Promise<number> {
  const [row] = await tx.query<{ count: number }>({
    name: "count_new_requests",
    text: "select count(*)::int as count from order_request where business_id = $1 and status = 'new'",
    values: [tx.businessId],
  });
  return row?.count ?? 0;
}

/** What notifications of events describe. */
export interface EventSubjects {
  /** The number of orders of a day, and the time of its first. */
  orders: ReadonlyMap<string, { count: number; first: Column<"orders.delivery_time"> }>;
  /** The titles of tasks by id. */
  tasks: ReadonlyMap<string, string>;
  receipts: ReadonlyMap<string, { state: Column<"receipt.state">; supplier: string | null }>;
}

/** Which subjects are loaded. */
interface Asked {
  days: readonly string[];
  tasks: readonly string[];
  receipts: readonly string[];
}

/** Returns what notifications of events describe; a subject that is gone is missing. */
export async function loadEventSubjects(tx: Tx, asked: Asked): Promise<EventSubjects> {
  return {
    orders: asked.days.length === 0 ? new Map() : await loadDayOrders(tx, asked.days),
    tasks: asked.tasks.length === 0 ? new Map() : await loadTaskTitles(tx, asked.tasks),
    receipts: asked.receipts.length === 0 ? new Map() : await loadReceipts(tx, asked.receipts),
  };
}

async function loadDayOrders(tx: Tx, days: readonly string[]): Promise<EventSubjects["orders"]> {
  const rows = await tx.query<{
    day: Column<"orders.delivery_date">;
    count: number;
    first: Column<"orders.delivery_time">;
  }>({
    name: "notified_day_orders",
    text: `select delivery_date as day, count(*)::int as count, min(delivery_time) as first from orders
      where business_id = $1 and delivery_date = any ($2::date[]) and deleted_at is null and cancelled_at is null
      group by delivery_date`,
    values: [tx.businessId, days],
  });
  return new Map(rows.map(({ day, count, first }) => [day, { count, first }]));
}

async function loadTaskTitles(tx: Tx, ids: readonly string[]): Promise<EventSubjects["tasks"]> {
  const rows = await tx.query<{ id: string; title: Column<"task.title"> }>({
    name: "notified_tasks",
    text: `select id, title from task
      where business_id = $1 and id = any ($2::uuid[]) and deleted_at is null`,
    values: [tx.businessId, ids],
  });
  return new Map(rows.map(({ id, title }) => [id, title]));
}

async function loadReceipts(tx: Tx, ids: readonly string[]): Promise<EventSubjects["receipts"]> {
  const rows = await tx.query<{
    id: string;
    state: Column<"receipt.state">;
    supplier: string | null;
  }>({
    name: "notified_receipts",
    text: `select id, state, reading #>> '{businessName,value}' as supplier from receipt
      where business_id = $1 and id = any ($2::uuid[]) and deleted_at is null`,
    values: [tx.businessId, ids],
  });
  return new Map(rows.map(({ id, ...receipt }) => [id, receipt]));
}
