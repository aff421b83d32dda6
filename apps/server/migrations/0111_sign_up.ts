import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * Signing up without a second time: a lost answer is given again to the same key, and a mistyped address is
 * mended before it is verified.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table public_act (
      key_hash text primary key,
      body_hash text not null,
      created_at timestamptz not null,
      reply text
    );
    create index public_act_age on public_act (created_at);
  `.execute(db);
  await sql`
    -- Begins an act of somebody without a session: 'new', 'done' with the earlier reply, 'pending' while the
    -- first one runs, 'other' when the key was sent with something else. One that began before p_stale and
    -- never ended is begun anew.
    create function app.begin_public_act(
      p_key text, p_body text, p_stale timestamptz, p_now timestamptz, out outcome text, out kept text
    ) language plpgsql security definer set search_path = public, app, pg_temp as $$
    declare
      held record;
    begin
      insert into public_act as a (key_hash, body_hash, created_at) values (p_key, p_body, p_now)
        on conflict (key_hash) do update set created_at = p_now
          where a.reply is null and a.body_hash = p_body and a.created_at < p_stale;
      if found then outcome := 'new'; return; end if;
      select * into held from public_act a where a.key_hash = p_key;
      outcome := case when held.body_hash <> p_body then 'other' when held.reply is null then 'pending'
                   else 'done' end;
      kept := case when outcome = 'done' then held.reply end;
    end $$;

    -- Keeps the reply of an act, or forgets the act where there is none, so that it can be tried again.
    create function app.end_public_act(p_key text, p_reply text) returns void
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    begin
      if p_reply is null then delete from public_act where key_hash = p_key;
      else update public_act set reply = p_reply where key_hash = p_key;
      end if;
    end $$;

    -- Gives the own account, while it is not verified, another address and keeps a token that verifies it:
    -- 'mailed'; 'taken' where the address is somebody's, which the account then shows and never has;
    -- 'verified' when there is nothing to mend any more.
    create function app.mend_email(
      p_email text, p_email_key text, p_hash text, p_expires timestamptz, p_now timestamptz
    ) returns text language plpgsql security definer set search_path = public, app, pg_temp as $$
    declare
      own record;
    begin
      select a.id, a.email_verified_at into own from account a where a.id = app.own_account() for update;
      if not found or own.email_verified_at is not null then return 'verified'; end if;
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
  `.execute(db);
}
