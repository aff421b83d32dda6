import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * Counters and what a menu's rules are read from run as their caller, so that they may stand beside what the same
 * transaction writes: a distributed PostgreSQL refuses to read as one role what another wrote before the commit.
 * Who may not read the tables, as visitors, goes on asking the owner's functions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create policy menu on business_counter for select using (business_id = app.menu_business());
    create policy menu_count on business_counter for update using (business_id = app.menu_business());

    create or replace function app.next_request_number() returns integer
    language plpgsql set search_path to 'public', 'app', 'pg_temp' as $function$
    declare
      own uuid := app.menu_business();
      answer integer;
    begin
      update business_counter set last_request_number = last_request_number + 1
       where business_id = own returning last_request_number
      into answer;
      return answer;
    end $function$;

    create or replace function app.add_menu_bytes(p_bytes bigint) returns bigint
    language plpgsql set search_path to 'public', 'app', 'pg_temp' as $function$
    declare
      own uuid := app.menu_business();
      answer bigint;
    begin
      update business_counter set stored_bytes = stored_bytes + p_bytes
       where business_id = own returning stored_bytes
      into answer;
      return answer;
    end $function$;

    create function app.read_menu_head() returns json
    language plpgsql stable set search_path to 'public', 'app', 'pg_temp' as $function$
    declare
      own uuid := app.business();
      owner uuid := app.owner_of(own);
    begin
      return (
        select to_json(h) from (
          select m.*, b.name, b.phone, b.logo_id, b.country, b.time_zone, b.updated_at as business_updated_at,
                 s.plan, s.status, s.trial_end_at, s.current_period_end_at, s.trial_used_at,
                 a.is_admin, a.id as owner_id, a.language as owner_language,
                 exists (select from menu_address d
                   where d.business_id = own and d.kind = 'slug' and d.is_open) as is_slug_open
            from menu_settings m
            join business b on b.id = m.business_id
            join account a on a.id = owner
            left join subscription s on s.business_id = b.id
           where m.business_id = own) h);
    end $function$;

    create or replace function app.menu_head() returns json
    language plpgsql stable security definer set search_path to 'public', 'app', 'pg_temp' as $function$
    begin
      if app.proof() not in ('session', 'job', 'menu', 'request') then return null; end if;
      return app.read_menu_head();
    end $function$;

    create function app.read_day_orders(p_from date, p_to date)
    returns table(day date, status text, is_requested boolean, orders integer)
    language plpgsql stable set search_path to 'public', 'app', 'pg_temp' as $function$
    #variable_conflict use_column
    declare
      own uuid := app.business();
    begin
      return query
      select o.delivery_date, o.status, exists (
               select from order_request r where r.business_id = own and r.order_id = o.id), count(*)::int
        from orders o
       where o.business_id = own and o.delivery_date between p_from and p_to and o.deleted_at is null
         and o.cancelled_at is null
       group by 1, 2, 3;
    end $function$;

    create or replace function app.count_day_orders(p_from date, p_to date)
    returns table(day date, status text, is_requested boolean, orders integer)
    language plpgsql stable security definer set search_path to 'public', 'app', 'pg_temp' as $function$
    begin
      if app.proof() in ('session', 'job', 'menu', 'request') then
        return query select * from app.read_day_orders(p_from, p_to);
      end if;
    end $function$;`.execute(db);
}
