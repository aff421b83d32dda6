import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * Accounts of the demo bear a mark, so that a server which is no demo knows them; the running server notes where
 * it is, for commands beside it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table account add column is_demo boolean not null default false;
    create index account_demo on account (id) where is_demo;
    update account set is_demo = true
     where email_key in ('baker@demo.test', 'other@demo.test', 'admin@demo.test');

    -- Whether accounts of the demo are here, by their mark or their addresses, whoever wrote them.
    create function app.has_demo_accounts() returns boolean
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select exists (select from account where is_demo)
          or exists (select from account
            where email_key in ('baker@demo.test', 'other@demo.test', 'admin@demo.test'))
    $$;

    create function app.has_administrator() returns boolean
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select exists (select from account where is_admin and blocked_at is null and closed_at is null)
    $$;

    create function app.note_own_address(p_origin text) returns void
      language sql security definer set search_path = public, app, pg_temp as $$
      insert into app.setting (name, value) values ('own_address', p_origin)
        on conflict (name) do update set value = excluded.value
    $$;

    create function app.read_own_address() returns text
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select value from app.setting where name = 'own_address'
    $$;
  `.execute(db);
}
