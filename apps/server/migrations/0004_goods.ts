import { sql } from "kysely";
import type { Kysely } from "kysely";

/** Files, clients, categories, products and tasks: the business id leads every key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table file (
      business_id uuid not null references business (id) on delete cascade,
      id uuid not null,
      kind text not null default 'picture',
      width int not null,
      height int not null,
      size_bytes bigint not null,
      content_hash text not null,
      created_at timestamptz not null,
      deleted_at timestamptz,
      primary key (business_id, id)
    );
    create table client (
      business_id uuid not null references business (id) on delete cascade,
      id uuid not null,
      name text not null,
      name_key text not null,
      search_key text not null,
      phone text,
      email text,
      language text,
      allergens text[] not null default '{}',
      allergy_note text not null default '',
      notes text not null default '',
      merged_into uuid,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      deleted_at timestamptz,
      primary key (business_id, id)
    );
    create index client_by_name on client (business_id, name_key, id) where deleted_at is null;
    create index client_by_age on client (business_id, created_at desc, id desc) where deleted_at is null;
    create index client_deleted on client (business_id, deleted_at desc, id desc) where deleted_at is not null;
    create table category (
      business_id uuid not null references business (id) on delete cascade,
      id uuid not null,
      name text not null,
      name_key text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (business_id, id),
      unique (business_id, name_key)
    );
    create table product (
      business_id uuid not null references business (id) on delete cascade,
      id uuid not null,
      name text not null,
      name_key text not null,
      description text not null default '',
      category_id uuid,
      image_id uuid,
      allergens text[] not null default '{}',
      marks text[] not null default '{}',
      created_at timestamptz not null,
      updated_at timestamptz not null,
      deleted_at timestamptz,
      primary key (business_id, id),
      foreign key (business_id, category_id) references category (business_id, id) on delete set null (category_id),
      foreign key (business_id, image_id) references file (business_id, id)
    );
    create index product_by_name on product (business_id, name_key, id) where deleted_at is null;
    create index product_by_age on product (business_id, created_at desc, id desc) where deleted_at is null;
    create index product_by_category on product (business_id, category_id, name_key, id) where deleted_at is null;
    create index product_deleted on product (business_id, deleted_at desc, id desc) where deleted_at is not null;
    create table task (
      business_id uuid not null references business (id) on delete cascade,
      id uuid not null,
      title text not null,
      due_date date,
      completed_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      deleted_at timestamptz,
      primary key (business_id, id)
    );
    create index task_open on task (business_id, (coalesce(due_date, '9999-12-31'::date)), id)
      where deleted_at is null and completed_at is null;
    create index task_done on task (business_id, completed_at desc, id desc)
      where deleted_at is null and completed_at is not null;
  `.execute(db);
  for (const table of ["file", "client", "category", "product", "task"]) {
    await sql`
      alter table ${sql.table(table)} enable row level security;
      create policy member on ${sql.table(table)} using (business_id = (select app.member_business()));
    `.execute(db);
  }
}
