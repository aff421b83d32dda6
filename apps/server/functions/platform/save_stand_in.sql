-- Stores the state of an embedded stand-in, if its version is still p_version (0: none is stored). Returns whether it
-- was stored.
create or replace function app.save_stand_in(p_name text, p_version bigint, p_state jsonb)
  returns boolean
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  if p_version = 0 then
    insert into stand_in values (p_name, 1, p_state) on conflict do nothing;
  else
    update stand_in set version = version + 1, state = p_state where name = p_name and version = p_version;
  end if;
  return found;
end $$;
