-- Returns whether a token opens a calendar feed.
create or replace function app.has_calendar_feed(p_token_hash text)
  returns boolean
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
begin
  return exists (select from calendar_feed f where f.token_hash = p_token_hash);
end $$;
