import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * Phones of accounts and the codes that are sent to them. A phone opens an account only while it is
 * verified on exactly one (rulings §2); an account has one live code per purpose.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table account add column phone_e164 text, add column phone_verified_at timestamptz;
    create index account_phone on account (phone_e164) where phone_verified_at is not null;
    create table phone_code (
      account_id uuid not null references account (id) on delete cascade,
      purpose text not null check (purpose in ('sign_in', 'verify')),
      phone_e164 text not null,
      code_hash text not null,
      tries int not null default 0,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (account_id, purpose)
    );
    create index phone_code_phone on phone_code (phone_e164, purpose);
    create index phone_code_age on phone_code (expires_at);

    -- The account whose phone this is, none unless exactly one account verified it.
    create function app.find_phone_owner(p_phone text)
      returns table (id uuid, business_id uuid, email text, full_name text, language text, time_zone text)
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select a.id, a.business_id, a.email, a.full_name, a.language, b.time_zone
        from account a join business b on b.id = a.business_id
       where a.phone_e164 = p_phone and a.phone_verified_at is not null
         and not exists (select from account o
           where o.phone_e164 = p_phone and o.phone_verified_at is not null and o.id <> a.id)
    $$;

    create function app.keep_phone_code(
      p_account uuid, p_purpose text, p_phone text, p_hash text, p_expires timestamptz, p_now timestamptz
    ) returns void language sql security definer set search_path = public, app, pg_temp as $$
      insert into phone_code (account_id, purpose, phone_e164, code_hash, created_at, expires_at)
        values (p_account, p_purpose, p_phone, p_hash, p_now, p_expires)
        on conflict (account_id, purpose) do update set phone_e164 = excluded.phone_e164,
          code_hash = excluded.code_hash, tries = 0, created_at = excluded.created_at,
          expires_at = excluded.expires_at
    $$;

    -- Uses an account's code: right, and then gone, or not; every wrong one counts as a try.
    create function app.spend_phone_code(
      p_account uuid, p_purpose text, p_phone text, p_hash text, p_most_tries int, p_now timestamptz
    ) returns boolean language plpgsql security definer set search_path = public, app, pg_temp as $$
    declare
      c record;
    begin
      select * into c from phone_code
       where account_id = p_account and purpose = p_purpose and phone_e164 = p_phone for update;
      if not found or c.expires_at <= p_now or c.tries >= p_most_tries then return false; end if;
      if c.code_hash <> p_hash then
        update phone_code set tries = tries + 1 where account_id = p_account and purpose = p_purpose;
        return false;
      end if;
      delete from phone_code where account_id = p_account and purpose = p_purpose;
      if p_purpose = 'verify' then
        update account set phone_e164 = p_phone, phone_verified_at = p_now, updated_at = p_now where id = p_account;
      end if;
      return true;
    end $$;

    create function app.forget_phone(p_account uuid, p_now timestamptz) returns void
      language sql security definer set search_path = public, app, pg_temp as $$
      update account set phone_e164 = null, phone_verified_at = null, updated_at = p_now where id = p_account
    $$;
  `.execute(db);
}
