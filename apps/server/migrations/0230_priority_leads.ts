import { sql } from "kysely";
import type { Kysely } from "kysely";

/** Messages of the contact form whose sender's plan has priority support are marked and listed first (rulings §3). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table contact_lead add column is_priority boolean not null default false;
    drop index contact_lead_newest;
    create index contact_lead_listed on contact_lead (is_priority desc, created_at desc, id desc);

    -- Keeps a message once per key; answers whether it did. A server of the version before tells no priority.
    drop function app.add_lead(uuid, text, text, text, text, text, text, text, timestamptz);
    create function app.add_lead(
      p_id uuid, p_name text, p_email text, p_phone text, p_message text, p_language text,
      p_request_key text, p_body_hash text, p_now timestamptz, p_is_priority boolean default false
    ) returns boolean language plpgsql security definer set search_path = public, app, pg_temp as $$
    begin
      insert into contact_lead (id, name, email, phone, message, language, request_key, body_hash, created_at,
          is_priority)
        values (p_id, p_name, p_email, p_phone, p_message, p_language, p_request_key, p_body_hash, p_now,
          p_is_priority)
        on conflict (request_key) do nothing;
      return found;
    end $$;
  `.execute(db);
}
