import { sql } from "kysely";
import type { Kysely } from "kysely";

/**
 * Within what a distributed PostgreSQL takes (docs/SCALING.md): no policy holds a subquery, the functions that they
 * read are called directly; what they read is set by `set local`, which also reaches the workers; and registering adds
 * the settings of the menu, not a trigger.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    declare
      found record;
      called constant text := '\\(\\s*select\\s+(app\\.\\w+\\(\\))\\s+as\\s+\\w+\\s*\\)';
    begin
      for found in
        select p.polname, p.polrelid::regclass as relation,
               regexp_replace(pg_get_expr(p.polqual, p.polrelid), called, '\\1', 'gi') as qual,
               regexp_replace(pg_get_expr(p.polwithcheck, p.polrelid), called, '\\1', 'gi') as checked
          from pg_policy p join pg_class c on c.oid = p.polrelid
         where c.relnamespace in ('public'::regnamespace, 'app'::regnamespace)
      loop
        execute format('alter policy %I on %s', found.polname, found.relation)
          || coalesce(' using (' || found.qual || ')', '')
          || coalesce(' with check (' || found.checked || ')', '');
      end loop;
    end $$;
  `.execute(db);
  await sql`
    drop function app.leave_proof(text, uuid, uuid);
    create function app.leave_proof(p_kind text, p_business uuid, p_account uuid) returns void language plpgsql as $$
    begin
      execute format('set local app.proof = %L', p_kind);
      execute format('set local app.business_id = %L', coalesce(p_business::text, ''));
      execute format('set local app.account_id = %L', coalesce(p_account::text, ''));
    end $$;
  `.execute(db);
  await sql`
    do $$
    declare
      entering text;
    begin
      select pg_get_functiondef(p.oid) into strict entering from pg_proc p
       where p.pronamespace = 'app'::regnamespace and p.proname = 'enter_session';
      execute regexp_replace(entering,
        'perform set_config\\(''app\\.proof''.*''app\\.account_id'', account_id::text, true\\)',
        'perform app.leave_proof(p_kind, business_id, account_id)');
      select pg_get_functiondef(p.oid) into strict entering from pg_proc p
       where p.pronamespace = 'app'::regnamespace and p.proname = 'enter_request';
      execute regexp_replace(entering,
        'perform set_config\\(''app\\.request_id'', found\\.request_id::text, true\\)',
        'execute format(''set local app.request_id = %L'', found.request_id)');
    end $$;
  `.execute(db);
  await sql`
    do $$
    declare
      registering text;
      counted constant text := 'insert into business_counter (business_id) values (p_business);';
    begin
      select pg_get_functiondef(p.oid) into strict registering from pg_proc p
       where p.pronamespace = 'app'::regnamespace and p.proname = 'register_account';
      execute replace(registering, counted, counted || E'\\n' ||
        '      insert into menu_settings (business_id, token, updated_at)' || E'\\n' ||
        '        values (p_business, ''mt_'' || replace(gen_random_uuid()::text, ''-'', ''''), p_now);');
    end $$;
    drop trigger add_menu_settings on business;
    drop function app.add_menu_settings();
  `.execute(db);
}
