import type { Span } from "@marzipan/domain/figures";
import type { Tx } from "../../platform/database/database.ts";
import { partsOfSpan } from "./client-parts.rules.ts";
import { makesRevenue } from "./counted-rows.store.ts";

/** What the orders of new, returning and of no linked clients came to, in minor units. */
export interface ClientGroup {
  kind: "new" | "returning" | "unlinked";
  clients: number;
  ordersCount: number;
  revenueMinor: number;
}

/**
 * The client of a row `s`, looked up by their key: `offset 0` keeps the database from comparing each row with each client,
 * which it takes for few where it plans for all businesses at once.
 */
const itsClient =
  "lateral (select id, name from client where business_id = $1 and id = s.client_id offset 0)";

/**
 * Of each linked client what they brought in in the span, and whether an order before it makes them a returning one, from
 * the sums kept by quarter and month and the orders of the days at which the span cuts a month (`partsOfSpan`).
 */
const clientSums = `parts as (
    select key, coalesce(sum(count) filter (where day < $3), 0) as before_count,
      coalesce(sum(count) filter (where day >= $3), 0) as orders_count,
      coalesce(sum(amount_minor) filter (where day >= $3), 0)::bigint as revenue_minor
      from day_sum where business_id = $1 and kind = 'client_quarter' and currency = $2 and day < $4 group by key
    union all
    ${monthOfClients("$5", "$6", "$7")}
    union all
    ${monthOfClients("$8", "$9", "$10")}
    union all
    ${daysOfClients("$11", "$12", "$13", "$14")}
    union all
    ${daysOfClients("$15", "$16", "$17", "$18")}
  ), summed as (
    select nullif(key, '')::uuid as client_id, sum(orders_count)::int as orders_count,
      sum(revenue_minor)::bigint as revenue_minor, sum(before_count) <= 0 as is_new
    from parts group by key having sum(orders_count) > 0
  ), of_clients as (
    select c.id as client_id, c.name as client_name, s.orders_count, s.revenue_minor, s.is_new
    from summed s left join ${itsClient} c on true
  )`;

function monthOfClients(month: string, inSpan: string, before: string): string {
  return `select key, (count * ${before}::int)::bigint, (count * ${inSpan}::int)::bigint, amount_minor * ${inSpan}::int
      from day_sum where business_id = $1 and kind = 'client' and currency = $2 and day = ${month}`;
}

function daysOfClients(first: string, last: string, inSpan: string, before: string): string {
  return `select coalesce(client_id::text, ''), count(*) * ${before}::int, count(*) * ${inSpan}::int,
        (sum(total_minor) * ${inSpan}::int)::bigint
      from orders where business_id = $1 and ${makesRevenue} and currency = $2
       and delivery_date between ${first} and ${last} group by client_id`;
}

/** The values of `clientSums`, `$1` to `$18`. */
function valuesOfClients(tx: Tx, span: Span, currency: string): unknown[] {
  const { from, end, months, cuts } = partsOfSpan(span);
  return [
    tx.businessId,
    currency,
    from,
    end,
    ...months.flatMap(({ month, inSpan, before }) => [month, inSpan, before]),
    ...cuts.flatMap(({ days, inSpan, before }) => [...days, inSpan, before]),
  ];
}

/** Sums what new and returning clients brought in; a client is linked, and new when their first order lies in the span. */
export async function sumClientGroups(
  tx: Tx,
  span: Span,
  currency: string,
): Promise<ClientGroup[]> {
  return await tx.query<ClientGroup>({
    name: "figures_clients",
    text: `with ${clientSums}
      select case when client_id is null then 'unlinked' when is_new then 'new' else 'returning' end as kind,
        count(client_id) as clients, sum(orders_count)::int as "ordersCount", sum(revenue_minor)::bigint as "revenueMinor"
      from of_clients group by 1`,
    values: valuesOfClients(tx, span, currency),
  });
}

/** What one linked client brought in, in minor units. */
export interface ClientSum {
  clientId: string;
  clientName: string;
  ordersCount: number;
  revenueMinor: number;
  isNew: boolean;
}

/** Lists linked clients by what they brought in, after the one where the last page ended. */
export async function listClientSums(
  tx: Tx,
  span: Span,
  currency: string,
  page: {
    group: "all" | "new" | "returning";
    after: readonly [string, string] | null;
    limit: number;
  },
): Promise<ClientSum[]> {
  return await tx.query<ClientSum>({
    text: `with ${clientSums}
      select client_id as "clientId", client_name as "clientName", orders_count as "ordersCount",
        revenue_minor as "revenueMinor", is_new as "isNew"
      from of_clients
      where client_id is not null and ($19::bigint is null or (revenue_minor, client_id) < ($19::bigint, $20::uuid))
        and ($22::boolean is null or is_new = $22)
      order by revenue_minor desc, client_id desc limit $21`,
    values: [
      ...valuesOfClients(tx, span, currency),
      ...(page.after ?? [null, null]),
      page.limit,
      page.group === "all" ? null : page.group === "new",
    ],
  });
}
