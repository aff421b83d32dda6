import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * Entering an account and the mail that tells its owner of an unknown browser are one statement: neither is
 * kept without the other, and signing in asks the database no third time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop function app.enter_account(uuid, uuid, text, text, timestamptz, timestamptz, timestamptz, text[], text);

    -- Opens a session, notes the browser that signed in, and keeps the mail (its fields as JSON) when the
    -- account does not know the browser; answers the account's version and whether the browser was known.
    create function app.enter_account(
      p_session uuid, p_account uuid, p_browser text, p_system text, p_idle_until timestamptz,
      p_until timestamptz, p_now timestamptz, p_devices text[], p_new_device text, p_mail jsonb
    ) returns table (version int, remembered text)
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    begin
      version := app.open_session(p_session, p_account, p_browser, p_system, p_idle_until, p_until, p_now);
      remembered := app.remember_device(p_account, p_devices, p_new_device, p_now);
      if remembered = 'unknown' then
        perform app.put_in_outbox((p_mail->>'id')::uuid, p_mail->>'channel', p_mail->>'recipient',
          p_mail->>'subject', p_mail->>'text', p_mail->>'html', (p_mail->>'createdAt')::timestamptz,
          (p_mail->>'firstAttemptAt')::timestamptz);
      end if;
      return next;
    end $$;
  `.execute(db);
}
