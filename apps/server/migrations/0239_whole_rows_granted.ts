import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * The secrets of accounts are gone from where they were, and grants are for whole rows: a distributed PostgreSQL takes
 * none on columns. A grant taken from a table is taken from its columns too.
 *
 * What decides lazily is not inlined into statements that change rows, where such a database refuses it. Accounts are
 * counted apart from the rows of a business, since an administrator may have changed a table that stands beside them.
 * Jobs over all businesses read rows of businesses first, and then whose they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table account
      drop column password_hash, drop column totp_secret, drop column totp_confirmed_at, drop column totp_last_step;
    do $$
    declare
      granted record;
    begin
      for granted in
        select distinct a.attrelid::regclass as relation, r.rolname
          from pg_attribute a cross join lateral aclexplode(a.attacl) x join pg_roles r on r.oid = x.grantee
         where a.attrelid in ('account'::regclass, 'billing_event'::regclass)
      loop
        execute format('revoke select, update on %s from %I', granted.relation, granted.rolname);
        execute format('grant select on %s to %I', granted.relation, granted.rolname);
      end loop;
    end $$;

    create or replace function app.own_account() returns uuid language plpgsql stable as $$
    begin
      return case when app.proof() = 'session' then app.account() end;
    end $$;

    create or replace function app.forget_messages(p_recipients text[]) returns void
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    declare
      own uuid := app.member_business();
    begin
      delete from outbox_message where business_id = own and lower(recipient) = any (p_recipients);
    end $$;

    create or replace function app.move_client_orders(p_from uuid, p_into uuid) returns void
      language plpgsql set search_path = public, app, pg_temp as $$
    declare
      own uuid := app.member_business();
    begin
      update orders set client_id = p_into where business_id = own and client_id = p_from;
    end $$;

    create or replace function app.count_usage(p_business uuid, p_from date, p_to date)
      returns table (orders int, clients int, products int, stored_bytes bigint, people int)
      language plpgsql stable security definer set search_path = public, app, pg_temp as $$
    begin
      if not app.is_administrator() then
        raise exception 'administrators only' using errcode = 'MZ005';
      end if;
      select (select count(*)::int from public.orders o
               where o.business_id = p_business and o.created_day between p_from and p_to and not o.is_imported),
             (select count(*)::int from client c where c.business_id = p_business and c.deleted_at is null),
             (select count(*)::int from product p where p.business_id = p_business and p.deleted_at is null),
             coalesce((select b.stored_bytes from business_counter b where b.business_id = p_business), 0)
        into orders, clients, products, stored_bytes;
      select count(*)::int into people from account a where a.business_id = p_business;
      return next;
    end $$;

    create or replace function app.list_due_repeats(p_now timestamptz)
      returns table (business_id uuid, today date, plan text, status text, trial_end_at timestamptz,
        trial_used_at timestamptz, current_period_end_at timestamptz, is_admin boolean)
      language plpgsql stable security definer set search_path = public, app, pg_temp as $$
    #variable_conflict use_column
    declare
      ids uuid[];
      firsts date[];
    begin
      select array_agg(f.business_id), array_agg(f.first) into ids, firsts from (
        select e.business_id, min(e.date) as first from expense e
         where e.repeat_day is not null and (e.deleted_at is null or e.series_goes_on)
         group by e.business_id) f;
      return query
      select b.id, (p_now at time zone b.time_zone)::date, s.plan, s.status, s.trial_end_at, s.trial_used_at,
             s.current_period_end_at,
             exists (select from account a where a.business_id = b.id and a.is_admin)
        from unnest(ids, firsts) as k (id, first)
        join business b on b.id = k.id
        join subscription s on s.business_id = b.id
       where k.first <= (p_now at time zone b.time_zone)::date - 28;
    end $$;

    create or replace function app.list_due_papers(p_now timestamptz, p_days int)
      returns table (business_id uuid, today date, plan text, status text, trial_end_at timestamptz,
        trial_used_at timestamptz, current_period_end_at timestamptz, is_admin boolean)
      language plpgsql stable security definer set search_path = public, app, pg_temp as $$
    #variable_conflict use_column
    declare
      ids uuid[];
      own uuid;
      last_month date;
    begin
      select array_agg(c.business_id) into ids from accountant c where c.is_on;
      for business_id, today, plan, status, trial_end_at, trial_used_at, current_period_end_at, is_admin in
        select b.id, d.today, s.plan, s.status, s.trial_end_at, s.trial_used_at, s.current_period_end_at,
               exists (select from account a where a.business_id = b.id and a.is_admin)
          from business b
          join subscription s on s.business_id = b.id
          cross join lateral (select (p_now at time zone b.time_zone)::date as today) d
         where b.id = any (ids) and extract(day from d.today) <= p_days
      loop
        own := list_due_papers.business_id;
        last_month := (date_trunc('month', list_due_papers.today) - interval '1 month')::date;
        if exists (select from sent_papers p where p.business_id = own and p.month = last_month) then continue; end if;
        if app.is_open(own) then return next; end if;
      end loop;
    end $$;

    create or replace function app.add_request_token(p_token_hash text, p_request uuid) returns void
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    declare
      own uuid := coalesce(app.menu_business(), app.member_business());
    begin
      insert into request_token (token_hash, business_id, request_id)
        select p_token_hash, own, p_request where own is not null
        on conflict do nothing;
    end $$;`.execute(db);
}
