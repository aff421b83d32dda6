-- Changes the signed-in account's password and ends its other sessions, links and codes. Raises MZ001 unless p_checked
-- is still the stored hash. Returns the ended sessions, and the phone if one was removed.
create or replace function app.change_password(
  p_checked text, p_hash text, p_session uuid, p_now timestamptz, out sessions uuid[], out phone text
)
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  perform from account a where a.id = app.own_account() for update;
  update account_secret x set password_hash = p_hash
   where x.account_id = app.own_account() and x.password_hash = p_checked;
  if not found then raise exception 'the session has ended' using errcode = 'MZ001'; end if;
  select e.sessions, e.phone into sessions, phone
    from app.end_ways_in(app.own_account(), array[p_session], p_now) e;
end $$;
