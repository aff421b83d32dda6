import { sql } from "kysely";
import type { Kysely } from "kysely";

/** Remembering a browser in one call: sign-in should cost little beside the password's hash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop function app.find_known_device(uuid, text[]);
    drop function app.know_device(uuid, text, timestamptz);

    -- Notes that a browser signed in: 'known' by one of its devices, else by a new one: the account's 'first',
    -- or 'unknown'.
    create function app.remember_device(p_account uuid, p_devices text[], p_new text, p_now timestamptz) returns text
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    declare
      is_first boolean;
    begin
      update known_device set last_seen_at = p_now where account_id = p_account and device_hash = any (p_devices);
      if found then return 'known'; end if;
      is_first := not exists (select from known_device where account_id = p_account);
      insert into known_device (account_id, device_hash, first_seen_at, last_seen_at)
        values (p_account, p_new, p_now, p_now);
      return case when is_first then 'first' else 'unknown' end;
    end $$;
  `.execute(db);
}
