-- Returns the devices of the current business to push to, of people who can sign in and whose session there goes on,
-- with the kinds that they switched off and on.
create or replace function app.list_push_devices(p_now timestamptz)
  returns table (
    id uuid, account_id uuid, role text, language text, endpoint text, p256dh text, auth text, is_discreet boolean,
    off_kinds text[], on_kinds text[]
  )
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
declare
  own uuid := app.member_business();
  sessions uuid[];
begin
  if not app.is_open(own) then return; end if;
  select array_agg(s.id) into sessions
    from session s join account a on a.id = s.account_id and a.session_version = s.account_version
   where s.business_id = own and s.revoked_at is null and s.expires_at > p_now and s.idle_expires_at > p_now;
  return query
  select d.id, d.account_id, a.role, a.language, d.endpoint, d.p256dh, d.auth, d.is_discreet,
         coalesce((select array_agg(n.kind) from notification_setting n where n.business_id = own
           and n.account_id = d.account_id and n.channel = 'push' and not n.is_on), '{}'),
         coalesce((select array_agg(n.kind) from notification_setting n where n.business_id = own
           and n.account_id = d.account_id and n.channel = 'push' and n.is_on), '{}')
    from push_device d
    join account a on a.id = d.account_id and a.business_id = own and a.blocked_at is null and a.closed_at is null
   where d.business_id = own and d.session_id = any (sessions)
   order by d.created_at, d.id;
end $$;
