import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * Devices that signed in to an account before, by the hash of a random text that the browser keeps. They are
 * not locked out by strangers' failures, and a sign-in from another device is told to the owner.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table known_device (
      account_id uuid not null references account (id) on delete cascade,
      device_hash text not null,
      first_seen_at timestamptz not null,
      last_seen_at timestamptz not null,
      primary key (account_id, device_hash)
    );
    create index known_device_age on known_device (last_seen_at);

    -- The account of an email as sign-in needs it, with which of the browser's devices it knows.
    create function app.find_for_sign_in(p_email_key text, p_devices text[])
      returns table (id uuid, business_id uuid, password_hash text, email text, full_name text, language text,
        time_zone text, known_device text)
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select a.id, a.business_id, a.password_hash, a.email, a.full_name, a.language, b.time_zone,
          (select d.device_hash from known_device d
            where d.account_id = a.id and d.device_hash = any (p_devices) limit 1)
        from account a join business b on b.id = a.business_id
       where a.email_key = p_email_key
    $$;

    create function app.find_known_device(p_account uuid, p_devices text[]) returns text
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select d.device_hash from known_device d
       where d.account_id = p_account and d.device_hash = any (p_devices) limit 1
    $$;

    -- Notes that a device signed in; answers whether it is the first one of the account that is remembered.
    create function app.know_device(p_account uuid, p_device text, p_now timestamptz) returns boolean
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    declare
      is_first boolean := not exists (select from known_device where account_id = p_account);
    begin
      insert into known_device (account_id, device_hash, first_seen_at, last_seen_at)
        values (p_account, p_device, p_now, p_now)
        on conflict (account_id, device_hash) do update set last_seen_at = p_now;
      return is_first;
    end $$;
  `.execute(db);
}
