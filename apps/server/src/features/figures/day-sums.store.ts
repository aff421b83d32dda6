import type { Span } from "@marzipan/domain/figures";
import type { KeptSum } from "@marzipan/domain/kept-sums";
import type { Database, Statement, Tx } from "../../platform/database/database.ts";
import type { Column } from "../../platform/database/tables.ts";
import { mostNamedRows, textPerCount, valueRows } from "../../platform/database/value-rows.ts";
import { countedRows, paidForIt } from "./counted-rows.store.ts";

const columnsOfSum = 8;
const mostRows = 500;

const addingText = textPerCount(
  (
    count,
  ) => `insert into day_sum as s (business_id, kind, day, currency, key, label, amount_minor, count, thousandths)
      values ${valueRows(count, 1, columnsOfSum)}
      on conflict (business_id, kind, day, currency, key, label) do update set
        amount_minor = s.amount_minor + excluded.amount_minor, count = s.count + excluded.count,
        thousandths = s.thousandths + excluded.thousandths`,
);

/**
 * Asks to add to kept sums, in the order given; nothing where nothing changes. Rows of values, never a selection: so
 * that a distributed engine takes it too.
 */
export function addToSums(tx: Tx, changes: readonly KeptSum[]): Statement[] {
  if (changes.length === 0) return [];
  const rest = addToSums(tx, changes.slice(mostRows));
  const added = changes.slice(0, mostRows);
  const statement: Statement = {
    ...(added.length <= mostNamedRows ? { name: `add_to_sums_${added.length}` } : {}),
    text: addingText(added.length),
    values: [
      tx.businessId,
      ...added.flatMap((one) => [
        one.kind,
        one.day,
        one.currency,
        one.key,
        one.label,
        one.amountMinor,
        one.count,
        one.thousandths,
      ]),
    ],
  };
  return [statement, ...rest];
}

/** The first and the last day of a business's rows and sums, and how many rows there are. */
export interface SumExtent {
  span: Span;
  rowsCount: number;
}

/** Returns over which days a business's rows and sums extend; `null` when there are none. */
export async function loadSumExtent(tx: Tx): Promise<SumExtent | null> {
  const [row] = await tx.query<{ first: string | null; last: string | null; rowsCount: number }>({
    text: `select min(first) as first, max(last) as last, sum(rows_count)::int as "rowsCount" from (
        select min(delivery_date) as first, max(delivery_date) as last, count(*) as rows_count from orders
         where business_id = $1 and deleted_at is null
        union all
        select min(paid_date), max(paid_date), count(*) from payment where business_id = $1
        union all
        select min(date), max(date), count(*) from expense where business_id = $1 and deleted_at is null
        union all
        select min(day), max(day), 0 from day_sum where business_id = $1
      ) days`,
    values: [tx.businessId],
  });
  return row?.first && row.last ? { span: [row.first, row.last], rowsCount: row.rowsCount } : null;
}

/**
 * Lists by how much the rows of whole months differ from the sums kept of them. Rows and sums are read by one
 * statement, so that a change next to it is seen in both or in none.
 */
export async function listDifferencesOf(tx: Tx, [from, to]: Span): Promise<KeptSum[]> {
  return await tx.query<KeptSum>({
    text: `with ${countedRows}, kept as (
        select kind, day, currency, key, label, amount_minor, count, thousandths from day_sum
         where business_id = $1 and day between $2 and $3 and kind <> 'client_quarter'
      ), differences as (
        select kind, day, currency, key, label,
          coalesce(s.amount_minor, 0) - coalesce(k.amount_minor, 0) as amount_minor,
          coalesce(s.count, 0) - coalesce(k.count, 0) as count,
          coalesce(s.thousandths, 0) - coalesce(k.thousandths, 0) as thousandths
        from summed s full join kept k using (kind, day, currency, key, label)
        union all
        select 'paid', o.delivery_date, o.currency, o.id::text, '', p.paid_minor - o.paid_minor, 0, 0
          from orders o cross join ${paidForIt} p
         where o.business_id = $1 and o.deleted_at is null and o.delivery_date between $2 and $3
      )
      select kind, day, currency, key, label, amount_minor as "amountMinor", count, thousandths from differences
       where amount_minor <> 0 or count <> 0 or thousandths <> 0`,
    values: [tx.businessId, from, to],
  });
}

/** Lists by how much the sums kept of clients by month differ from those kept by quarter. */
export async function listDifferencesOfQuarters(tx: Tx): Promise<KeptSum[]> {
  return await tx.query<KeptSum>({
    text: `select kind, day, currency, key, label, amount_minor as "amountMinor", count, 0 as thousandths from (
        select 'client_quarter' as kind, date_trunc('quarter', day)::date as day, currency, key, label,
          sum(case kind when 'client' then amount_minor else -amount_minor end)::bigint as amount_minor,
          sum(case kind when 'client' then count else -count end)::int as count
        from day_sum where business_id = $1 and kind in ('client', 'client_quarter') group by 2, 3, 4, 5
      ) differences where amount_minor <> 0 or count <> 0`,
    values: [tx.businessId],
  });
}

const listed = `kind, day, currency, key, label, amount_minor as "amountMinor", count, thousandths`;

/** Asks to add to what is kept on an order of what was paid for it in its currency. */
export function addToPaid(tx: Tx, orderId: string, amountMinor: number): Statement {
  return {
    name: "add_to_paid",
    text: "update orders set paid_minor = paid_minor + $3 where business_id = $1 and id = $2",
    values: [tx.businessId, orderId, amountMinor],
  };
}

/** Asks to add differences to what is kept on orders of what was paid for them; the key of each is its order's id. */
export function mendPaid(tx: Tx, differences: readonly KeptSum[]): Statement[] {
  if (differences.length === 0) return [];
  const mended = differences.slice(0, mostRows);
  const rows = mended.map((_one, at) => `($${2 * at + 2}::uuid, $${2 * at + 3}::bigint)`);
  const statement: Statement = {
    text: `update orders o set paid_minor = o.paid_minor + d.amount_minor
      from (values ${rows.join(", ")}) d (id, amount_minor) where o.business_id = $1 and o.id = d.id`,
    values: [tx.businessId, ...mended.flatMap((one) => [one.key, one.amountMinor])],
  };
  return [statement, ...mendPaid(tx, differences.slice(mostRows))];
}

/** Lists what is kept of one linked client. */
export async function listSumsOfClient(tx: Tx, clientId: string): Promise<KeptSum[]> {
  return await tx.query<KeptSum>({
    name: "sums_of_client",
    text: `select ${listed} from day_sum where business_id = $1 and kind in ('client', 'client_quarter')
        and key = $2`,
    values: [tx.businessId, clientId],
  });
}

/** Lists what is kept of clients whose row is gone, whose orders are linked to no one now. */
export async function listGoneClients(tx: Tx): Promise<KeptSum[]> {
  return await tx.query<KeptSum>({
    text: `select ${listed} from day_sum s where s.business_id = $1 and s.kind in ('client', 'client_quarter')
        and s.key <> ''
        and not exists (select from client c where c.business_id = $1 and c.id::text = s.key)`,
    values: [tx.businessId],
  });
}

/** Removes sums of no rows. */
export async function removeEmptySums(tx: Tx): Promise<void> {
  await tx.query({
    text: `delete from day_sum where business_id = $1 and amount_minor = 0 and count = 0 and thousandths = 0`,
    values: [tx.businessId],
  });
}

/** Lists all businesses. */
export async function listBusinesses(
  database: Database,
): Promise<{ business_id: Column<"day_sum.business_id"> }[]> {
  return await database.lookUp({
    text: "select business_id from app.list_businesses()",
    values: [],
  });
}
