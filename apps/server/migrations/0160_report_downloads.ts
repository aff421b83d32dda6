import { sql } from "kysely";
import type { Kysely } from "kysely";

/** The downloads of reports, so that the last ten can be made again and a page sees how its own stands. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table report_download (
      business_id uuid not null references business (id) on delete cascade,
      id uuid not null,
      kind text not null,
      format text not null check (format in ('xlsx', 'pdf', 'csv', 'zip')),
      from_date date not null,
      to_date date not null,
      currency text,
      language text not null,
      state text not null check (state in ('waiting', 'running', 'done', 'stopped', 'failed')),
      rows_count integer,
      size_bytes bigint,
      created_at timestamptz not null,
      primary key (business_id, id)
    );
    create index report_download_newest on report_download (business_id, created_at desc, id desc);
    alter table report_download enable row level security;
    create policy member on report_download using (business_id = (select app.member_business()));
  `.execute(db);
}
