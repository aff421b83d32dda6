-- Stores the server's public address, for commands.
create or replace function app.note_own_address(p_origin text)
  returns void
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  insert into app.setting (name, value) values ('own_address', p_origin)
    on conflict (name) do update set value = excluded.value;
end $$;
