import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * An account that is closed while somebody signs in to it is not entered: no row is answered, no browser remembered, no
 * mail kept.
 *
 * A blocked account gets no other address (rulings §2).
 *
 * Removing files leaves those that another transaction has locked, for it is about to show or to remove them; what
 * nothing shows after it goes with the daily clean-up. What is locked is looked at anew, as it has been committed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function app.enter_account(
      p_session uuid, p_account uuid, p_browser text, p_system text, p_idle_until timestamptz, p_until timestamptz,
      p_now timestamptz, p_devices text[], p_new_device text, p_mail jsonb, p_password_hash text, p_phone text
    ) returns table (version integer, remembered text)
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    begin
      perform from account a
       where a.id = p_account
         and case when p_phone is null then a.password_hash = p_password_hash
               else a.phone_e164 = p_phone and a.phone_verified_at is not null end
         for share;
      if not found then return; end if;
      version := app.open_session(p_session, p_account, p_browser, p_system, p_idle_until, p_until, p_now);
      if version is null then return; end if;
      remembered := app.remember_device(p_account, p_devices, p_new_device, p_now);
      if remembered = 'unknown' then
        perform app.put_in_outbox((p_mail->>'id')::uuid, p_mail->>'channel', p_mail->>'recipient',
          p_mail->>'subject', p_mail->>'text', p_mail->>'html', (p_mail->>'createdAt')::timestamptz,
          (p_mail->>'firstAttemptAt')::timestamptz);
      end if;
      return next;
    end $$;

    create or replace function app.mend_email(
      p_email text, p_email_key text, p_hash text, p_expires timestamptz, p_now timestamptz
    ) returns text language plpgsql security definer set search_path = public, app, pg_temp as $$
    declare
      own record;
    begin
      select a.id, a.email_verified_at, a.blocked_at into own
        from account a where a.id = app.own_account() for update;
      if own.blocked_at is not null then
        raise exception 'the account is blocked' using errcode = 'MZ002';
      end if;
      if own.id is null or own.email_verified_at is not null then return 'verified'; end if;
      update email_token t set expires_at = p_now
       where t.account_id = own.id and t.used_at is null and t.expires_at > p_now;
      begin
        if app.is_held_email(p_email_key, own.id, p_now) then
          raise unique_violation;
        end if;
        update account a set email = p_email, email_key = p_email_key, updated_at = p_now where a.id = own.id;
      exception when unique_violation then
        update account a set email = p_email, email_key = 'nobody:' || own.id, updated_at = p_now where a.id = own.id;
        return 'taken';
      end;
      perform app.add_email_token(p_hash, own.id, 'verify', p_email, p_expires, p_now);
      return 'mailed';
    end $$;

    create or replace function app.remove_unused_files(p_files uuid[])
      returns setof uuid language plpgsql set search_path = public, app, pg_temp as $$
    declare
      own uuid := app.member_business();
      one uuid;
      freed bigint;
    begin
      foreach one in array p_files loop
        begin
          perform from file f where f.business_id = own and f.id = one for update skip locked;
          continue when not found;
          delete from file f
           where f.business_id = own and f.id = one
             and not exists (select from business b where b.id = own and b.logo_id = f.id)
             and not exists (select from account a where a.business_id = own and a.profile_image_id = f.id)
          returning f.size_bytes into freed;
          if found then
            update business_counter c set stored_bytes = greatest(0, c.stored_bytes - freed)
             where c.business_id = own;
            return next one;
          end if;
        exception when foreign_key_violation then
          null;
        end;
      end loop;
    end $$;
  `.execute(db);
}
