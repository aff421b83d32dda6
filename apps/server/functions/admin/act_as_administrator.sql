-- Requires that the transaction's account is an administrator who is not blocked, else raises MZ005. Administrators act
-- one at a time: the advisory lock lasts until the transaction ends.
create or replace function app.act_as_administrator()
  returns void
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtext('marzipan-administration'));
  if not app.is_administrator() or not exists (
    select from account where id = app.account() and is_admin and blocked_at is null
  ) then
    raise exception 'administrators only' using errcode = 'MZ005';
  end if;
end $$;
