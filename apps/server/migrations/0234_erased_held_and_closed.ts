import { sql } from "kysely";
import type { Kysely } from "kysely";

/** What stands in `app.erase_person`, and what takes its place. */
const erasing = [
  [
    "      keys text[];",
    "      keys text[];\n      -- Names as typed and as compared, for what people write freely.\n      spoken text[];",
  ],
  [
    "      keys := coalesce(keys, '{}') || words;",
    `      keys := coalesce(keys, '{}') || words;
      spoken := array(select w from (select distinct w from unnest(keys) w) each_once
        where length(w) >= 5 order by length(w) desc);`,
  ],
  [
    "      delete from item_memory m",
    `      update agent_message m set content = app.without(m.content, spoken)
       where m.business_id = own and app.names_any(m.content, spoken);
      update expense e set
        description = app.without(e.description, spoken), search_key = app.without(e.search_key, keys),
        updated_at = greatest(p_now, (e.updated_at at time zone 'UTC' + interval '1 millisecond') at time zone 'UTC')
       where e.business_id = own and app.names_any(e.description, spoken);
      delete from item_memory m`,
  ],
] as const;

/**
 * Erasing a person also reaches what was asked of the agents and answered by them, and what expenses were for. A phone
 * opens the account in use although a closed one has it too; a closed one is found by it while no other has it. An
 * address that is kept for an account that left it is told from one that is somebody's.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_functiondef(oid) as definition from pg_proc
     where pronamespace = 'app'::regnamespace and proname = 'erase_person'`.execute(db);
  let definition = rows[0]?.definition ?? "";
  for (const [from, to] of erasing) {
    if (!definition.includes(from)) throw new Error(`app.erase_person has no "${from}"`);
    definition = definition.replace(from, () => to);
  }
  await sql.raw(definition).execute(db);
  await sql`
    create or replace function app.find_phone_owner(p_phone text)
      returns table (id uuid, business_id uuid, email text, full_name text, language text, time_zone text)
      language plpgsql stable security definer set search_path = public, app, pg_temp as $$
    #variable_conflict use_column
    begin
      return query
      select a.id, a.business_id, a.email, a.full_name, a.language, b.time_zone
        from account a join business b on b.id = a.business_id
       where a.phone_e164 = p_phone and a.phone_verified_at is not null
         and not exists (select from account o
           where o.phone_e164 = p_phone and o.phone_verified_at is not null and o.id <> a.id
             and (o.closed_at is null or a.closed_at is not null));
    end $$;
  `.execute(db);
  await sql`
    -- Answers until when an address that is no account's is kept for another account that may go back to it.
    create function app.held_until(p_email_key text, p_account uuid, p_now timestamptz)
      returns timestamptz language plpgsql stable security definer set search_path = public, app, pg_temp as $$
    begin
      if exists (select from account where email_key = p_email_key) then return null; end if;
      return (
      select max(d.expires_at) from disavowal d
        where d.email_key = p_email_key and d.account_id <> p_account and d.used_at is null and d.expires_at > p_now);
    end $$;
  `.execute(db);
}
