import { sql } from "kysely";
import type { Kysely } from "kysely";

/** Orders with their items, pictures and history, the bake list's ticks, and remembered items. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table orders (
      business_id uuid not null references business (id) on delete cascade,
      id uuid not null,
      number int not null,
      client_id uuid,
      client_name text not null,
      client_key text not null,
      phone text,
      customer_email text,
      delivery_date date not null,
      delivery_time time,
      fulfilment text not null default 'pickup' check (fulfilment in ('pickup', 'delivery')),
      address text,
      status text not null default 'pending' check (status in ('pending', 'in_progress', 'completed')),
      ready_at timestamptz,
      cancelled_at timestamptz,
      cancel_reason text,
      notes text,
      allergens text[] not null default '{}',
      allergy_note text not null default '',
      currency text not null check (currency in ('ILS', 'USD', 'EUR')),
      items_total_minor bigint not null,
      agreed_price_minor bigint,
      total_minor bigint not null,
      deposit_kind text check (deposit_kind in ('sum', 'percent')),
      deposit_value_minor bigint,
      deposit_due_date date,
      search_key text not null,
      is_imported boolean not null default false,
      created_day date not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      deleted_at timestamptz,
      primary key (business_id, id),
      unique (business_id, number),
      foreign key (business_id, client_id) references client (business_id, id) on delete set null (client_id)
    );
    create index orders_by_delivery on orders (business_id, delivery_date, (coalesce(delivery_time, '24:00'::time)), id)
      where deleted_at is null;
    create index orders_by_status on orders
      (business_id, status, delivery_date, (coalesce(delivery_time, '24:00'::time)), id)
      where deleted_at is null and cancelled_at is null;
    create index orders_by_age on orders (business_id, created_at desc, id desc) where deleted_at is null;
    create index orders_by_client_key on orders (business_id, client_key, id) where deleted_at is null;
    create index orders_by_client on orders
      (business_id, client_id, delivery_date, (coalesce(delivery_time, '24:00'::time)), id)
      where deleted_at is null;
    create index orders_by_created_day on orders (business_id, created_day) where not is_imported;
    create index orders_deleted on orders (business_id, deleted_at desc, id desc) where deleted_at is not null;
    create table order_item (
      business_id uuid not null,
      order_id uuid not null,
      position smallint not null,
      dessert_name text not null default '',
      name_key text not null default '',
      quantity numeric(9, 3) not null default 0,
      unit_price_minor bigint not null default 0,
      line_total_minor bigint not null default 0,
      product_id uuid,
      primary key (business_id, order_id, position),
      foreign key (business_id, order_id) references orders (business_id, id) on delete cascade
    );
    create table order_picture (
      business_id uuid not null,
      order_id uuid not null,
      position smallint not null,
      file_id uuid not null,
      primary key (business_id, order_id, position),
      foreign key (business_id, order_id) references orders (business_id, id) on delete cascade,
      foreign key (business_id, file_id) references file (business_id, id)
    );
    create table order_event (
      business_id uuid not null,
      order_id uuid not null,
      id uuid not null,
      kind text not null,
      from_value text,
      to_value text,
      at timestamptz not null,
      account_id uuid,
      by_name text,
      primary key (business_id, order_id, id),
      foreign key (business_id, order_id) references orders (business_id, id) on delete cascade
    );
    create table bake_tick (
      business_id uuid not null references business (id) on delete cascade,
      day date not null,
      item_key text not null,
      made numeric(9, 3) not null,
      updated_at timestamptz not null,
      primary key (business_id, day, item_key)
    );
    create table item_memory (
      business_id uuid not null references business (id) on delete cascade,
      name_key text not null,
      currency text not null,
      dessert_name text not null,
      product_id uuid,
      unit_price_minor bigint not null,
      uses int not null default 1,
      last_used_at timestamptz not null,
      primary key (business_id, name_key, currency)
    );
    -- What a client ordered: number of orders, last delivery, sum by currency; cancelled ones left out.
    create view client_order_stats with (security_invoker = true) as
      select business_id, client_id, currency, count(*)::int as orders_count,
             max(delivery_date) as last_order_date, sum(total_minor)::bigint as total_minor
        from orders
       where deleted_at is null and cancelled_at is null and client_id is not null
       group by business_id, client_id, currency;
  `.execute(db);
  for (const table of [
    "orders",
    "order_item",
    "order_picture",
    "order_event",
    "bake_tick",
    "item_memory",
  ]) {
    await sql`
      alter table ${sql.table(table)} enable row level security;
      create policy member on ${sql.table(table)} using (business_id = (select app.member_business()));
    `.execute(db);
  }
}
