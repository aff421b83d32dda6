import { sql } from "kysely";
import type { Kysely } from "kysely";

/** To whom a business's papers of each month are mailed, what was sent, and the links that open them, kept as hashes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table accountant (
      business_id uuid primary key references business (id) on delete cascade,
      email text not null,
      language text not null,
      is_on boolean not null,
      updated_at timestamptz not null
    );
    alter table accountant enable row level security;
    create policy member on accountant using (business_id = (select app.member_business()));

    create table sent_papers (
      business_id uuid not null references business (id) on delete cascade,
      id uuid not null,
      month date not null,
      email text not null,
      language text not null,
      token_hash text not null,
      sent_at timestamptz not null,
      open_until timestamptz not null,
      stopped_at timestamptz,
      primary key (business_id, id),
      unique (business_id, month)
    );
    create index sent_papers_token on sent_papers (token_hash) where stopped_at is null;
    alter table sent_papers enable row level security;
    create policy member on sent_papers using (business_id = (select app.member_business()));

    -- Businesses whose last month's papers are to be sent: in the first days of a month, each month once.
    create function app.list_due_papers(p_now timestamptz, p_days integer)
      returns table (business_id uuid, today date, plan text, status text, trial_end_at timestamptz,
        trial_used_at timestamptz, current_period_end_at timestamptz, is_admin boolean)
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select b.id, d.today, s.plan, s.status, s.trial_end_at, s.trial_used_at, s.current_period_end_at,
             exists (select from account a where a.business_id = b.id and a.is_admin)
        from accountant c
        join business b on b.id = c.business_id
        join subscription s on s.business_id = b.id
        cross join lateral (select (p_now at time zone b.time_zone)::date as today) d
       where c.is_on and extract(day from d.today) <= p_days
         and not exists (select from sent_papers p where p.business_id = b.id
           and p.month = (date_trunc('month', d.today) - interval '1 month')::date)
         and not exists (select from account a where a.business_id = b.id
           and (a.blocked_at is not null or a.closed_at is not null))
    $$;

    -- The papers behind a link that is open; nothing of a blocked or closed business.
    create function app.find_papers(p_token_hash text, p_now timestamptz)
      returns table (business_id uuid, business_name text, month date, language text, open_until timestamptz,
        today date, currency text)
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select p.business_id, b.name, p.month, p.language, p.open_until, (p_now at time zone b.time_zone)::date, b.currency
        from sent_papers p join business b on b.id = p.business_id
       where p.token_hash = p_token_hash and p.stopped_at is null and p.open_until > p_now
         and not exists (select from account a where a.business_id = p.business_id
           and (a.blocked_at is not null or a.closed_at is not null))
    $$;
  `.execute(db);
}
