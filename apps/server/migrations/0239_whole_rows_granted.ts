import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * The secrets of accounts are gone from where they were, and grants are for whole rows: a distributed PostgreSQL takes
 * none on columns. A grant taken from a table is taken from its columns too.
 *
 * What decides lazily is not inlined into statements that change rows, where such a database refuses it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table account
      drop column password_hash, drop column totp_secret, drop column totp_confirmed_at, drop column totp_last_step;
    do $$
    declare
      granted record;
    begin
      for granted in
        select distinct a.attrelid::regclass as relation, r.rolname
          from pg_attribute a cross join lateral aclexplode(a.attacl) x join pg_roles r on r.oid = x.grantee
         where a.attrelid in ('account'::regclass, 'billing_event'::regclass)
      loop
        execute format('revoke select, update on %s from %I', granted.relation, granted.rolname);
        execute format('grant select on %s to %I', granted.relation, granted.rolname);
      end loop;
    end $$;

    create or replace function app.own_account() returns uuid language plpgsql stable as $$
    begin
      return case when app.proof() = 'session' then app.account() end;
    end $$;

    create or replace function app.forget_messages(p_recipients text[]) returns void
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    declare
      own uuid := app.member_business();
    begin
      delete from outbox_message where business_id = own and lower(recipient) = any (p_recipients);
    end $$;

    create or replace function app.move_client_orders(p_from uuid, p_into uuid) returns void
      language plpgsql set search_path = public, app, pg_temp as $$
    declare
      own uuid := app.member_business();
    begin
      update orders set client_id = p_into where business_id = own and client_id = p_from;
    end $$;

    create or replace function app.add_request_token(p_token_hash text, p_request uuid) returns void
      language plpgsql security definer set search_path = public, app, pg_temp as $$
    declare
      own uuid := coalesce(app.menu_business(), app.member_business());
    begin
      insert into request_token (token_hash, business_id, request_id)
        select p_token_hash, own, p_request where own is not null
        on conflict do nothing;
    end $$;`.execute(db);
}
