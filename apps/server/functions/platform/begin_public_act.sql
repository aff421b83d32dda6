-- Claims the idempotency key of a public call. The outcome is new, pending, done (with the stored reply) or other (the
-- key has another body). A claim without a reply before p_stale is taken over.
create or replace function app.begin_public_act(
  p_key text, p_body text, p_stale timestamptz, p_now timestamptz, out outcome text, out kept text
)
  language plpgsql security definer set search_path = public, app, pg_temp as $$
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
