import { sql } from "kysely";
import type { Kysely } from "kysely";

/** Signing in asks the database twice, before the password's hash and after it: little beside the hash itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop function app.find_for_sign_in(text, text[]);

    -- The account of an email, which of the browser's devices it knows, what else entering it asks, and how
    -- many sign-ins failed: on the known device (its key stands where the device does), else of the account,
    -- and from the address. One row always; all of the account is null where there is none.
    create function app.begin_sign_in(
      p_email_key text, p_devices text[], p_device_keys text[], p_account_key text, p_address_key text,
      p_window timestamptz
    ) returns table (id uuid, business_id uuid, password_hash text, email text, full_name text, language text,
        time_zone text, known_device text, closed_at timestamptz, totp_secret text, own_hits int,
        address_hits int)
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select a.id, a.business_id, a.password_hash, a.email, a.full_name, a.language, b.time_zone,
          known.device, a.closed_at, case when a.totp_confirmed_at is not null then a.totp_secret end,
          app.count_hits(
            coalesce(p_device_keys[array_position(p_devices, known.device)], p_account_key), p_window),
          app.count_hits(p_address_key, p_window)
        from (select) as one
        left join account a on a.email_key = p_email_key
        left join business b on b.id = a.business_id
        left join lateral (
          select d.device_hash as device from known_device d
           where d.account_id = a.id and d.device_hash = any (p_devices) limit 1
        ) known on true
    $$;

    -- Opens a session and notes the browser that signed in; answers the account's version and whether the
    -- browser was known.
    create function app.enter_account(
      p_session uuid, p_account uuid, p_browser text, p_system text, p_idle_until timestamptz,
      p_until timestamptz, p_now timestamptz, p_devices text[], p_new_device text
    ) returns table (version int, remembered text)
      language sql security definer set search_path = public, app, pg_temp as $$
      select app.open_session(p_session, p_account, p_browser, p_system, p_idle_until, p_until, p_now),
        app.remember_device(p_account, p_devices, p_new_device, p_now)
    $$;
  `.execute(db);
}
