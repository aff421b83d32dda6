import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * Whether any setting closes or fills days of a business, told by entering: an order of a business without such
 * settings is saved without asking for them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table business add column has_day_rules boolean not null default false;
    update business set has_day_rules = true
     where id in (
       select business_id from menu_settings
        where max_orders_a_day is not null or closed_days <> '[]'::jsonb or slug is not null);
  `.execute(db);
  await sql`
    drop function app.enter_session(uuid, integer, boolean, timestamp with time zone, text);
    create or replace function app.enter_session(p_session uuid, p_version integer, p_before_gates boolean, p_now timestamp with time zone, p_kind text DEFAULT 'session'::text, OUT account_id uuid, OUT business_id uuid, OUT full_name text, OUT is_admin boolean, OUT role text, OUT language text, OUT time_zone text, OUT currency text, OUT plan text, OUT status text, OUT trial_end_at timestamp with time zone, OUT current_period_end_at timestamp with time zone, OUT trial_used_at timestamp with time zone, OUT has_day_rules boolean)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'app', 'pg_temp'
AS $$
    declare
      has_ended boolean;
      v_blocked_at timestamptz;
      v_verified_at timestamptz;
      v_approved_at timestamptz;
    begin
      select se.account_id, se.business_id, a.full_name, a.is_admin, a.role, a.language, b.time_zone, b.currency,
             su.plan, su.status, su.trial_end_at, su.current_period_end_at, su.trial_used_at, b.has_day_rules,
             se.revoked_at is not null or se.expires_at <= p_now or se.idle_expires_at <= p_now
               or a.session_version <> p_version,
             a.blocked_at, a.email_verified_at, a.approved_at
        into account_id, business_id, full_name, is_admin, role, language, time_zone, currency,
             plan, status, trial_end_at, current_period_end_at, trial_used_at, has_day_rules,
             has_ended, v_blocked_at, v_verified_at, v_approved_at
        from session se
        join account a on a.id = se.account_id
        join business b on b.id = se.business_id
        left join subscription su on su.business_id = se.business_id
       where se.id = p_session;
      if not found or has_ended then
        raise exception 'the session has ended' using errcode = 'MZ001';
      end if;
      if not p_before_gates then
        if v_blocked_at is not null then
          raise exception 'the account is blocked' using errcode = 'MZ002';
        end if;
        if not is_admin and v_verified_at is null then
          raise exception 'the email is not verified' using errcode = 'MZ003';
        end if;
        if not is_admin and v_approved_at is null then
          raise exception 'the account is not approved' using errcode = 'MZ004';
        end if;
      end if;
      if p_kind = 'administrator' and not is_admin then
        raise exception 'administrators only' using errcode = 'MZ005';
      end if;
      perform set_config('app.proof', p_kind, true),
              set_config('app.business_id', business_id::text, true),
              set_config('app.account_id', account_id::text, true);
    end $$;
  `.execute(db);
}
