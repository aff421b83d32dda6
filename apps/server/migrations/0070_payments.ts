import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * Payments: rows are added and never changed, but for the order that is gone after its time in Recently
 * deleted; its number stays.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment (
      business_id uuid not null references business (id) on delete cascade,
      id uuid not null,
      order_id uuid,
      order_number int,
      kind text not null check (kind in ('payment', 'refund', 'void')),
      refers_to_id uuid,
      amount_minor bigint not null check (amount_minor > 0),
      -- What the row adds to the money received.
      effect_minor bigint not null,
      currency text not null check (currency in ('ILS', 'USD', 'EUR')),
      method text not null check (method in ('cash', 'card', 'bank_transfer', 'check', 'other')),
      reference text not null default '',
      note text not null default '',
      paid_date date not null,
      search_key text not null,
      account_id uuid,
      by_name text,
      created_at timestamptz not null,
      primary key (business_id, id),
      check ((kind = 'payment') = (refers_to_id is null)),
      foreign key (business_id, order_id) references orders (business_id, id) on delete set null (order_id),
      foreign key (business_id, refers_to_id) references payment (business_id, id)
    );
    create index payment_by_date on payment (business_id, paid_date desc, id desc);
    create index payment_by_order on payment (business_id, order_id, id) where order_id is not null;
    create index payment_by_reference on payment (business_id, refers_to_id) where refers_to_id is not null;
    create unique index payment_voided_once on payment (business_id, refers_to_id) where kind = 'void';
    alter table payment enable row level security;
    create policy member on payment using (business_id = (select app.member_business()));
  `.execute(db);
}
