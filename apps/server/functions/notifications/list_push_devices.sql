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
begin
  if not app.is_open(own) then return; end if;
  return query
  select d.id, d.account_id, a.role, a.language, d.endpoint, d.p256dh, d.auth, d.is_discreet,
         coalesce((select array_agg(n.kind) from notification_setting n where n.business_id = own
           and n.account_id = d.account_id and n.channel = 'push' and not n.is_on), '{}'),
         coalesce((select array_agg(n.kind) from notification_setting n where n.business_id = own
           and n.account_id = d.account_id and n.channel = 'push' and n.is_on), '{}')
    from push_device d
    join account a on a.id = d.account_id and a.business_id = own and a.blocked_at is null and a.closed_at is null
    join session s on s.id = d.session_id and s.business_id = own and s.revoked_at is null and s.account_version = a.session_version
     and s.expires_at > p_now and s.idle_expires_at > p_now
   where d.business_id = own
   order by d.created_at, d.id;
end $$;
