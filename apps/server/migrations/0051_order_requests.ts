import { sql } from "kysely";
import type { Kysely } from "kysely";

/** What customers ask for on the menu, its lines, pictures and history, and the lock of a day's capacity. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table business_counter add column last_request_number int not null default 0;
    create table order_request (
      business_id uuid not null references business (id) on delete cascade,
      id uuid not null,
      number int not null,
      status text not null check (status in ('new', 'quoted', 'accepted', 'declined', 'withdrawn', 'expired')),
      name text not null,
      phone text not null,
      email text,
      language text not null,
      delivery_date date not null,
      delivery_time time,
      fulfilment text not null check (fulfilment in ('pickup', 'delivery')),
      address text,
      note text not null default '',
      allergens text[] not null default '{}',
      allergy_note text not null default '',
      currency text not null check (currency in ('ILS', 'USD', 'EUR')),
      total_minor bigint not null,
      is_from_total boolean not null default false,
      quote_price_minor bigint,
      quote_message text not null default '',
      quote_valid_until timestamptz,
      quoted_at timestamptz,
      may_exceed boolean not null default false,
      answer_message text not null default '',
      answered_at timestamptz,
      order_id uuid,
      search_key text not null,
      ask_key text,
      ask_hash text not null,
      reminded_at timestamptz,
      personal_removed_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (business_id, id),
      unique (business_id, number),
      unique (business_id, ask_key),
      foreign key (business_id, order_id) references orders (business_id, id) on delete set null (order_id)
    );
    create index order_request_open on order_request
      (business_id, delivery_date, (coalesce(delivery_time, '24:00'::time)), id) where status in ('new', 'quoted');
    create index order_request_accepted on order_request (business_id, created_at desc, id desc)
      where status = 'accepted';
    create index order_request_closed on order_request (business_id, created_at desc, id desc)
      where status in ('declined', 'withdrawn', 'expired');
    create index order_request_newest on order_request (business_id, created_at desc, id desc);
    create index order_request_order on order_request (business_id, order_id) where order_id is not null;
    create index order_request_waiting on order_request (created_at) where status = 'new' and reminded_at is null;
    create index order_request_day on order_request (delivery_date) where status in ('new', 'quoted');
    create index order_request_forgetting on order_request (answered_at)
      where status in ('declined', 'withdrawn', 'expired') and personal_removed_at is null;
    create table request_item (
      business_id uuid not null,
      request_id uuid not null,
      position smallint not null,
      catalog_item_id uuid,
      product_id uuid,
      name text not null,
      unit_note text not null default '',
      quantity numeric(9, 3) not null,
      unit_price_minor bigint not null,
      line_total_minor bigint not null,
      is_from_price boolean not null default false,
      primary key (business_id, request_id, position),
      foreign key (business_id, request_id) references order_request (business_id, id) on delete cascade
    );
    create table request_picture (
      business_id uuid not null,
      request_id uuid not null,
      position smallint not null,
      file_id uuid not null,
      primary key (business_id, request_id, position),
      foreign key (business_id, request_id) references order_request (business_id, id) on delete cascade,
      foreign key (business_id, file_id) references file (business_id, id)
    );
    create unique index request_picture_file on request_picture (business_id, file_id);
    create table request_event (
      business_id uuid not null,
      request_id uuid not null,
      id uuid not null,
      kind text not null,
      at timestamptz not null,
      by_name text,
      primary key (business_id, request_id, id),
      foreign key (business_id, request_id) references order_request (business_id, id) on delete cascade
    );
    -- Whoever accepts holds the row of the day, so that two cannot both take the last place.
    create table capacity_day (
      business_id uuid not null references business (id) on delete cascade,
      day date not null,
      primary key (business_id, day)
    );
    -- The last eight digits of a client's phone: by these a request finds her.
    alter table client add column phone_key text;
    update client set phone_key = nullif(right(regexp_replace(coalesce(phone, ''), '\\D', '', 'g'), 8), '');
    create index client_by_phone on client (business_id, phone_key, id) where deleted_at is null;
  `.execute(db);
  for (const table of [
    "order_request",
    "request_item",
    "request_picture",
    "request_event",
    "capacity_day",
  ]) {
    await sql`
      alter table ${sql.table(table)} enable row level security;
      create policy member on ${sql.table(table)} using (business_id = (select app.member_business()));
    `.execute(db);
  }
}
