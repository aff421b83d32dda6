import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * Which papers go along to the accountant is chosen, and a link opens those that were chosen when it was sent; what was
 * sent before opens all. The link of an owner's test lies apart: it takes no month's place and each takes the last one's.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table accountant add column papers text[] not null default '{pdf,xlsx,zip,clients}';
    alter table sent_papers add column papers text[] not null default '{pdf,xlsx,zip,clients}';

    create table test_papers (
      business_id uuid primary key references business (id) on delete cascade,
      month date not null,
      language text not null,
      papers text[] not null,
      token_hash text not null,
      open_until timestamptz not null
    );
    create index test_papers_token on test_papers (token_hash);
    create index test_papers_age on test_papers (open_until);
    alter table test_papers enable row level security;
    create policy member on test_papers using (business_id = app.member_business());

    -- The papers behind a link that is open; nothing of a blocked or closed business.
    drop function app.find_papers(text, timestamptz);
    create function app.find_papers(p_token_hash text, p_now timestamptz)
      returns table (business_id uuid, business_name text, month date, language text, papers text[],
        open_until timestamptz, today date, currency text)
      language plpgsql stable security definer set search_path = public, app, pg_temp as $$
    #variable_conflict use_column
    begin
      return query
      select p.business_id, b.name, p.month, p.language, p.papers, p.open_until,
             (p_now at time zone b.time_zone)::date, b.currency
        from (select s.business_id, s.month, s.language, s.papers, s.open_until from sent_papers s
               where s.token_hash = p_token_hash and s.stopped_at is null and s.open_until > p_now
              union all
              select s.business_id, s.month, s.language, s.papers, s.open_until from test_papers s
               where s.token_hash = p_token_hash and s.open_until > p_now) p
        join business b on b.id = p.business_id
       where not exists (select from account a where a.business_id = p.business_id
           and (a.blocked_at is not null or a.closed_at is not null));
    end $$;
  `.execute(db);
}
