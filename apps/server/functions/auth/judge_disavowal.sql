-- Returns whether the token of an email change to undo is good, used or invalid.
create or replace function app.judge_disavowal(p_hash text, p_now timestamptz)
  returns text
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
begin
  return (
  select coalesce((
    select case when d.used_at is not null then 'used' when d.expires_at <= p_now then 'invalid' else 'good' end
      from disavowal d where d.token_hash = p_hash), 'invalid'));
end $$;
