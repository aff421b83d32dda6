import { sql } from "kysely";
import type { Kysely } from "kysely";

/** What customers see: sections, items and their pictures, and the settings of each business's menu. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table catalog_section (
      business_id uuid not null references business (id) on delete cascade,
      id uuid not null,
      name text not null,
      name_key text not null,
      translations jsonb not null default '{}',
      position int not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (business_id, id),
      unique (business_id, name_key)
    );
    create table catalog_item (
      business_id uuid not null references business (id) on delete cascade,
      id uuid not null,
      section_id uuid,
      position int not null,
      name text not null,
      name_key text not null,
      description text not null default '',
      unit_note text not null default '',
      price_minor bigint not null check (price_minor >= 0),
      currency text not null check (currency in ('ILS', 'USD', 'EUR')),
      is_from_price boolean not null default false,
      is_active boolean not null default true,
      min_quantity numeric(6, 3) not null default 1 check (min_quantity > 0),
      quantity_step numeric(6, 3) not null default 1 check (quantity_step > 0),
      sold_out_until date,
      allergens text[] not null default '{}',
      marks text[] not null default '{}',
      translations jsonb not null default '{}',
      product_id uuid,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      deleted_at timestamptz,
      primary key (business_id, id),
      foreign key (business_id, section_id) references catalog_section (business_id, id)
        on delete set null (section_id),
      foreign key (business_id, product_id) references product (business_id, id) on delete set null (product_id)
    );
    create index catalog_item_menu on catalog_item (business_id, section_id, position, id) where deleted_at is null;
    create index catalog_item_by_age on catalog_item (business_id, created_at desc, id desc) where deleted_at is null;
    create index catalog_item_deleted on catalog_item (business_id, deleted_at desc, id desc)
      where deleted_at is not null;
    create index catalog_item_product on catalog_item (business_id, product_id) where product_id is not null;
    create table catalog_picture (
      business_id uuid not null,
      item_id uuid not null,
      position smallint not null,
      file_id uuid not null,
      primary key (business_id, item_id, position),
      foreign key (business_id, item_id) references catalog_item (business_id, id) on delete cascade,
      foreign key (business_id, file_id) references file (business_id, id)
    );
    create index catalog_picture_file on catalog_picture (business_id, file_id);
    create table menu_settings (
      business_id uuid primary key references business (id) on delete cascade,
      slug text,
      token text not null,
      tagline text not null default '',
      address text not null default '',
      note text not null default '',
      delivery_note text not null default '',
      whatsapp_phone text,
      translations jsonb not null default '{}',
      catalog_currency text not null default 'ILS' check (catalog_currency in ('ILS', 'USD', 'EUR')),
      is_ordering_on boolean not null default true,
      lead_time_hours int not null default 48,
      cut_off_time time,
      days_ahead int not null default 60,
      max_orders_a_day int,
      opening_hours jsonb not null default
        '[[{"from":"09:00","to":"18:00"}],[{"from":"09:00","to":"18:00"}],[{"from":"09:00","to":"18:00"}],[{"from":"09:00","to":"18:00"}],[{"from":"09:00","to":"18:00"}],[{"from":"09:00","to":"14:00"}],[]]',
      closed_days jsonb not null default '[]',
      slot_minutes smallint not null default 60,
      fulfilments text[] not null default '{pickup}',
      deposit_kind text check (deposit_kind in ('sum', 'percent')),
      deposit_value_minor bigint,
      version bigint not null default 1,
      updated_at timestamptz not null
    );
  `.execute(db);
  for (const table of ["catalog_section", "catalog_item", "catalog_picture", "menu_settings"]) {
    await sql`
      alter table ${sql.table(table)} enable row level security;
      create policy member on ${sql.table(table)} using (business_id = (select app.member_business()));
    `.execute(db);
  }
  await sql`
    -- Every business has settings of a menu from the start, with all its addresses switched off.
    create function app.add_menu_settings() returns trigger
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    begin
      insert into menu_settings (business_id, token, updated_at)
        values (new.id, 'mt_' || replace(gen_random_uuid()::text, '-', ''), new.created_at);
      return null;
    end $$;
    create trigger add_menu_settings after insert on business
      for each row execute function app.add_menu_settings();
    insert into menu_settings (business_id, token, updated_at)
      select id, 'mt_' || replace(gen_random_uuid()::text, '-', ''), created_at from business;
  `.execute(db);
}
