import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * Imports from a file and what each of their rows made or filled (rulings §10.6), so that an import can be taken back.
 * `changed_at` is the entry's own `updated_at` after the import: a later one says that somebody changed it since.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table import_run (
      business_id uuid not null references business (id) on delete cascade,
      id uuid not null,
      kind text not null check (kind in ('clients', 'products')),
      file_name text not null,
      made integer not null default 0,
      joined integer not null default 0,
      unchanged integer not null default 0,
      refused integer not null default 0,
      kept integer not null default 0,
      created_at timestamptz not null,
      taken_back_at timestamptz,
      primary key (business_id, id)
    );
    create index import_run_latest on import_run (business_id, created_at desc, id desc);
    alter table import_run enable row level security;
    create policy member on import_run for all using (business_id = app.member_business());

    create table import_row (
      business_id uuid not null references business (id) on delete cascade,
      import_id uuid not null,
      entry_id uuid not null,
      is_made boolean not null,
      filled text[] not null,
      changed_at timestamptz not null,
      created_at timestamptz not null,
      primary key (business_id, import_id, entry_id),
      foreign key (business_id, import_id) references import_run (business_id, id) on delete cascade
    );
    alter table import_row enable row level security;
    create policy member on import_row for all using (business_id = app.member_business());

    create index client_by_email on client (business_id, lower(email))
      where deleted_at is null and email is not null;`.execute(db);
}
