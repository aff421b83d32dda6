-- Stores a message of the contact form. Returns false if the request key is already stored.
create or replace function app.add_lead(
  p_id uuid, p_name text, p_email text, p_phone text, p_message text, p_language text, p_request_key text,
  p_body_hash text, p_now timestamptz, p_is_priority boolean default false
) returns boolean
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  insert into contact_lead (id, name, email, phone, message, language, request_key, body_hash, created_at,
      is_priority)
    values (p_id, p_name, p_email, p_phone, p_message, p_language, p_request_key, p_body_hash, p_now,
      p_is_priority)
    on conflict (request_key) do nothing;
  return found;
end $$;
