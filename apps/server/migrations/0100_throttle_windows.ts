import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * Throttles count before the act that they limit, in windows that begin with the first act: so that nothing is
 * tried more often than allowed, however much comes at once, and "wait N seconds" is true.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop function app.hit(text, timestamptz);
    drop function app.count_hits(text, timestamptz);

    -- One window a key; those of before ended by the clock and are forgotten.
    delete from throttle;
    alter table throttle drop constraint throttle_pkey, add primary key (key);
    drop index throttle_age;
    alter table throttle rename column window_start to began_at;
    alter table throttle add column ends_at timestamptz not null;
    create index throttle_age on throttle (ends_at);

    -- Counts an act, in a new window where the last has ended; answers how many there are and when it ends.
    create function app.hit(p_key text, p_length interval, p_now timestamptz, out hits int, out ends_at timestamptz)
      language sql security definer set search_path = public, app, pg_temp as $$
      insert into throttle as t (key, began_at, ends_at, hits) values (p_key, p_now, p_now + p_length, 1)
        on conflict (key) do update set
          hits = case when t.ends_at <= p_now then 1 else t.hits + 1 end,
          began_at = case when t.ends_at <= p_now then excluded.began_at else t.began_at end,
          ends_at = case when t.ends_at <= p_now then excluded.ends_at else t.ends_at end
      returning t.hits, t.ends_at
    $$;

    -- Takes one act back that turned out to need no counting.
    create function app.take_back_hit(p_key text) returns void
      language sql security definer set search_path = public, app, pg_temp as $$
      update throttle set hits = hits - 1 where key = p_key and hits > 0
    $$;

    drop function app.begin_sign_in(text, text[], text[], text, text, timestamptz);
    -- The account of an email, which of the browser's devices it knows, what else entering it asks, and whether
    -- this try may go on. Counted before anything is compared: of the known device (its key stands where the
    -- device does), else of the account, and of the address; one that does not go on is taken back. One row
    -- always; all of the account is null where there is none.
    create function app.begin_sign_in(
      p_email_key text, p_devices text[], p_device_keys text[], p_account_key text, p_address_key text,
      p_length interval, p_now timestamptz, p_most_freely int, p_most_of_address int, p_has_captcha boolean,
      out id uuid, out business_id uuid, out password_hash text, out email text, out full_name text,
      out language text, out time_zone text, out known_device text, out closed_at timestamptz,
      out totp_secret text, out own_key text, out verdict text, out ends_at timestamptz
    ) language plpgsql security definer set search_path = public, app, pg_temp as $$
    declare
      own_hits int;
      address_hits int;
    begin
      select a.id, a.business_id, a.password_hash, a.email, a.full_name, a.language, b.time_zone,
             known.device, a.closed_at, case when a.totp_confirmed_at is not null then a.totp_secret end
        into id, business_id, password_hash, email, full_name, language, time_zone, known_device, closed_at,
             totp_secret
        from (select) as one
        left join account a on a.email_key = p_email_key
        left join business b on b.id = a.business_id
        left join lateral (
          select d.device_hash as device from known_device d
           where d.account_id = a.id and d.device_hash = any (p_devices) limit 1
        ) known on true;
      own_key := coalesce(p_device_keys[array_position(p_devices, known_device)], p_account_key);
      -- Always the own key before the address, so that two never wait for each other.
      select h.hits into own_hits from app.hit(own_key, p_length, p_now) h;
      select h.hits, h.ends_at into address_hits, ends_at from app.hit(p_address_key, p_length, p_now) h;
      verdict := case
        when address_hits > p_most_of_address then 'tired'
        when own_hits > p_most_freely or address_hits > p_most_freely then 'captcha'
        else 'free' end;
      if verdict = 'tired' or verdict = 'captcha' and not p_has_captcha then
        perform app.take_back_hit(own_key), app.take_back_hit(p_address_key);
      end if;
    end $$;

    create function app.is_known_device(p_email_key text, p_devices text[]) returns boolean
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select exists (select from account a join known_device d on d.account_id = a.id
        where a.email_key = p_email_key and d.device_hash = any (p_devices))
    $$;
  `.execute(db);
}
