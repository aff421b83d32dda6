-- Returns the stored state of an embedded stand-in for an outside service.
create or replace function app.load_stand_in(p_name text)
  returns table (version bigint, state jsonb)
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
begin
  return query
  select s.version, s.state from stand_in s where s.name = p_name;
end $$;
