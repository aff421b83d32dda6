import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * Private links to an order's receipt, kept as hashes. Whoever has a link reads that one receipt, through a
 * function and nothing else.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table receipt_link (
      business_id uuid not null references business (id) on delete cascade,
      id uuid not null,
      order_id uuid not null,
      token_hash text not null,
      created_at timestamptz not null,
      revoked_at timestamptz,
      primary key (business_id, id),
      foreign key (business_id, order_id) references orders (business_id, id) on delete cascade
    );
    create index receipt_link_order on receipt_link (business_id, order_id) where revoked_at is null;
    create index receipt_link_token on receipt_link (token_hash) where revoked_at is null;
    alter table receipt_link enable row level security;
    create policy member on receipt_link using (business_id = (select app.member_business()));

    -- What a receipt tells of an order, under the asker's own row-level security.
    create function app.receipt_of(p_business uuid, p_order uuid) returns json
      language sql stable set search_path = public, app, pg_temp as $$
      select json_build_object(
        'businessName', b.name, 'businessPhone', b.phone, 'timeZone', b.time_zone,
        'number', o.number, 'clientName', o.client_name, 'deliveryDate', o.delivery_date,
        'isCancelled', o.cancelled_at is not null, 'currency', o.currency,
        'itemsTotalMinor', o.items_total_minor, 'agreedPriceMinor', o.agreed_price_minor,
        'totalMinor', o.total_minor, 'phone', o.phone, 'email', o.customer_email,
        'clientLanguage', (select c.language from client c
          where c.business_id = o.business_id and c.id = o.client_id),
        'ownerLanguage', (select a.language from account a where a.business_id = o.business_id
          order by a.created_at limit 1),
        'items', coalesce((select json_agg(json_build_object('name', i.dessert_name,
            'quantity', i.quantity::float8, 'unitPriceMinor', i.unit_price_minor,
            'lineTotalMinor', i.line_total_minor) order by i.position)
          from order_item i where i.business_id = o.business_id and i.order_id = o.id), '[]'),
        'payments', coalesce((select json_agg(json_build_object('id', p.id, 'kind', p.kind,
            'refersToId', p.refers_to_id, 'amountMinor', p.amount_minor, 'currency', p.currency,
            'method', p.method, 'paidAt', p.paid_date) order by p.paid_date, p.id)
          from payment p where p.business_id = o.business_id and p.order_id = o.id), '[]'))
        from orders o join business b on b.id = o.business_id
       where o.business_id = p_business and o.id = p_order and o.deleted_at is null
    $$;

    -- The receipt behind a link that is open; nothing of a blocked or closed business.
    create function app.read_shared_receipt(p_token_hash text) returns table (receipt json)
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select app.receipt_of(l.business_id, l.order_id)
        from receipt_link l
       where l.token_hash = p_token_hash and l.revoked_at is null
         and not exists (select from account a where a.business_id = l.business_id
           and (a.blocked_at is not null or a.closed_at is not null))
    $$;
  `.execute(db);
}
