import { sql } from "kysely";
import type { Kysely } from "kysely";

/** Messages of the contact form: anybody adds one through a function, administrators read them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table contact_lead (
      id uuid primary key,
      name text not null,
      email text not null,
      phone text not null,
      message text not null,
      language text not null,
      request_key text unique,
      body_hash text not null,
      created_at timestamptz not null
    );
    create index contact_lead_newest on contact_lead (created_at desc, id desc);
    alter table contact_lead enable row level security;
    create policy administrator on contact_lead for select using ((select app.is_administrator()));

    -- Keeps a message once per key; answers whether it did.
    create function app.add_lead(
      p_id uuid, p_name text, p_email text, p_phone text, p_message text, p_language text,
      p_request_key text, p_body_hash text, p_now timestamptz
    ) returns boolean language plpgsql security definer set search_path = public, app, pg_temp as $$
    begin
      insert into contact_lead (id, name, email, phone, message, language, request_key, body_hash, created_at)
        values (p_id, p_name, p_email, p_phone, p_message, p_language, p_request_key, p_body_hash, p_now)
        on conflict (request_key) do nothing;
      return found;
    end $$;

    -- Answers the hash of what was sent under a key, null when nothing was.
    create function app.find_lead(p_request_key text) returns text
      language sql stable security definer set search_path = public, app, pg_temp as $$
      select body_hash from contact_lead where request_key = p_request_key
    $$;
  `.execute(db);
}
