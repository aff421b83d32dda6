import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * A blocked account gets no other address (rulings §2).
 *
 * Removing files leaves those that another transaction has locked, for it is about to show or to remove them; what
 * nothing shows after it goes with the daily clean-up. What is locked is looked at anew, as it has been committed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
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
