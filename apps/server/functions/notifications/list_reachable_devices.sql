-- Returns the devices of the current business to push to, of people who can sign in and whose session there goes on.
create or replace function app.list_reachable_devices(p_now timestamptz)
  returns table (id uuid, account_id uuid, endpoint text, p256dh text, auth text, is_discreet boolean)
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
declare
  own uuid := app.member_business();
  sessions uuid[];
begin
  select array_agg(s.id) into sessions
    from session s join account a on a.id = s.account_id and a.session_version = s.account_version
   where s.business_id = own and s.revoked_at is null and s.expires_at > p_now and s.idle_expires_at > p_now;
  return query
  select d.id, d.account_id, d.endpoint, d.p256dh, d.auth, d.is_discreet
    from push_device d
   where d.business_id = own and d.session_id = any (sessions)
   order by d.created_at, d.id;
end $$;
