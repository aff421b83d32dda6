import { sql } from "kysely";
import type { Kysely } from "kysely";

/** Scanned receipts, and the queue in which they wait to be read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table receipt (
      business_id uuid not null references business (id) on delete cascade,
      id uuid not null,
      file_id uuid not null,
      state text not null check (state in ('waiting', 'reading', 'review', 'failed', 'used')),
      problem text,
      reading jsonb,
      -- How often reading it began since it was asked for, and when last.
      attempts smallint not null default 0,
      claimed_at timestamptz,
      expense_id uuid,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      deleted_at timestamptz,
      primary key (business_id, id),
      foreign key (business_id, file_id) references file (business_id, id),
      foreign key (business_id, expense_id) references expense (business_id, id)
        on delete set null (expense_id)
    );
    create index receipt_open on receipt (business_id, created_at, id)
      where deleted_at is null and state <> 'used';
    create index receipt_used on receipt (business_id, updated_at desc, id desc)
      where deleted_at is null and state = 'used';
    create index receipt_deleted on receipt (business_id, deleted_at) where deleted_at is not null;
    create index receipt_file on receipt (business_id, file_id);
    create index receipt_expense on receipt (business_id, expense_id) where expense_id is not null;
    create index receipt_queue on receipt (created_at) where state in ('waiting', 'reading') and deleted_at is null;
    create index receipt_claimed on receipt (business_id, claimed_at desc) where claimed_at is not null;
    create index file_by_content on file (business_id, content_hash);
    alter table receipt enable row level security;
    create policy member on receipt using (business_id = (select app.member_business()));
  `.execute(db);
  await sql`
    -- Takes the next receipt to be read, with what its business says about it. Businesses take turns. One
    -- whose reader went away without a word is taken again after ten minutes.
    create function app.claim_receipt(p_now timestamptz)
      returns table (business_id uuid, id uuid, file_id uuid, content_type text, attempts smallint,
        today date, currency text, country text, languages text[])
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    #variable_conflict use_column
    begin
      return query
      with next as (
        select r.business_id, r.id from receipt r
         where r.deleted_at is null
           and (r.state = 'waiting' or (r.state = 'reading' and r.claimed_at < p_now - interval '10 minutes'))
         order by (select max(q.claimed_at) from receipt q where q.business_id = r.business_id) nulls first,
                  r.created_at, r.id
         limit 1 for update skip locked
      ), taken as (
        update receipt r set state = 'reading', claimed_at = p_now, attempts = r.attempts + 1
          from next n where r.business_id = n.business_id and r.id = n.id
        returning r.business_id, r.id, r.file_id, r.attempts
      )
      select t.business_id, t.id, t.file_id, f.content_type, t.attempts,
             (p_now at time zone b.time_zone)::date, b.currency, b.country,
             array(select distinct a.language from account a where a.business_id = b.id)
        from taken t
        join business b on b.id = t.business_id
        join file f on f.business_id = t.business_id and f.id = t.file_id;
    end $$;
  `.execute(db);
}
