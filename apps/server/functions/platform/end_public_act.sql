-- Stores the reply of a public call under its idempotency key; without a reply the key is released.
create or replace function app.end_public_act(p_key text, p_reply text)
  returns void
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  if p_reply is null then delete from public_act where key_hash = p_key;
  else update public_act set reply = p_reply where key_hash = p_key;
  end if;
end $$;
