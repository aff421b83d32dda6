import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * What administrators do. They see accounts, devices, plans and businesses, and change accounts by functions
 * only; of a business's work they see counts. What they did stands in a log that the application can add to
 * and read, and not change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table account add column declined_at timestamptz, add column decline_reason text;
    create index account_newest on account (created_at, id);

    create table audit_event (
      id uuid primary key,
      at timestamptz not null,
      by_account uuid not null,
      about_account uuid not null,
      act text not null,
      facts jsonb not null default '{}'
    );
    create index audit_event_newest on audit_event (at desc, id desc);
    create index audit_event_about on audit_event (about_account, at desc, id desc);
    alter table audit_event enable row level security;
    create policy administrator_reads on audit_event for select using ((select app.is_administrator()));
    create policy administrator_adds on audit_event for insert
      with check ((select app.is_administrator()) and by_account = (select app.account()));

    -- Accounts, businesses and sessions are changed by functions: the administrators' policies only read.
    drop policy administrator on account;
    create policy administrator on account for select using ((select app.is_administrator()));
    drop policy administrator on business;
    create policy administrator on business for select using ((select app.is_administrator()));
    drop policy administrator on session;
    create policy administrator on session for select using ((select app.is_administrator()));
  `.execute(db);
  await sql`
    -- Lets one administrator act at a time, and only who is one now: of two who act against each other the
    -- second is refused.
    create function app.act_as_administrator() returns void
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    begin
      perform pg_advisory_xact_lock(hashtext('marzipan-administration'));
      if not app.is_administrator() or not exists (
        select from account where id = app.account() and is_admin and blocked_at is null
      ) then
        raise exception 'administrators only' using errcode = 'MZ005';
      end if;
    end $$;

    -- Does one act to an account and answers whether it changed anything. Every act is refused to all but
    -- administrators.
    create function app.administer(p_account uuid, p_act text, p_reason text, p_now timestamptz) returns boolean
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    begin
      perform app.act_as_administrator();
      case p_act
        when 'approve' then
          update account set approved_at = p_now, declined_at = null, decline_reason = null, updated_at = p_now
           where id = p_account and approved_at is null;
        when 'decline' then
          update account set declined_at = p_now, decline_reason = p_reason, updated_at = p_now
           where id = p_account and approved_at is null and declined_at is null;
        when 'block' then
          update account set blocked_at = p_now, blocked_reason = p_reason, updated_at = p_now
           where id = p_account and blocked_at is null;
        when 'unblock' then
          update account set blocked_at = null, blocked_reason = null, updated_at = p_now
           where id = p_account and blocked_at is not null;
        when 'make_administrator' then
          update account set is_admin = true, updated_at = p_now where id = p_account and not is_admin;
        when 'remove_administrator' then
          update account set is_admin = false, updated_at = p_now where id = p_account and is_admin;
      end case;
      return found;
    end $$;

    -- Ends all sessions of an account and answers their ids.
    create function app.sign_account_out(p_account uuid, p_now timestamptz) returns setof uuid
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    begin
      perform app.act_as_administrator();
      update account set session_version = session_version + 1 where id = p_account;
      return query update session set revoked_at = p_now
        where account_id = p_account and revoked_at is null returning id;
    end $$;

    -- Folds a text for searching as normalise() of the domain does: case, accents, Hebrew points, Arabic vowel
    -- signs and letter variants, Devanagari and kana marks.
    create function app.search_text(p_text text) returns text
      language sql immutable strict parallel safe as $$
      select normalize(lower(translate(
        regexp_replace(normalize(p_text, NFKD),
          '[\\u0300-\\u036f\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0640\\u064b-\\u065f\\u0670\\u0900-\\u0902\\u093a\\u093c\\u0941-\\u0948\\u094d\\u0951-\\u0957\\u0962\\u0963\\u3099\\u309a]',
          '', 'g'),
        'ٱىة׳’‘״“”', 'ايه''''''"""')), NFC)
    $$;

    -- Counts what of a plan's limits a business uses, for administrators; deleted orders count, imported ones
    -- do not (rulings §3).
    create function app.count_usage(p_business uuid, p_from date, p_to date)
      returns table (orders int, clients int, products int, stored_bytes bigint, people int)
      language plpgsql stable security definer set search_path = public, app, pg_temp as $$
    begin
      if not app.is_administrator() then
        raise exception 'administrators only' using errcode = 'MZ005';
      end if;
      return query select
        (select count(*)::int from public.orders o
          where o.business_id = p_business and o.created_day between p_from and p_to and not o.is_imported),
        (select count(*)::int from client c where c.business_id = p_business and c.deleted_at is null),
        (select count(*)::int from product p where p.business_id = p_business and p.deleted_at is null),
        coalesce((select b.stored_bytes from business_counter b where b.business_id = p_business), 0),
        (select count(*)::int from account a where a.business_id = p_business);
    end $$;
  `.execute(db);
}
