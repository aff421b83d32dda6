-- Returns the people of the current business who can sign in, with what they chose to be notified of, by channel and kind,
-- and when; no one while the business is closed. Without a verified address they get no emails.
create or replace function app.list_notified_people()
  returns table (
    account_id uuid, email text, full_name text, role text, language text, is_verified boolean, time_zone text,
    choices jsonb, quiet_from text, quiet_until text, is_digest boolean
  )
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
declare
  own uuid := app.member_business();
  zone text;
begin
  if not app.is_open(own) then return; end if;
  select b.time_zone into zone from business b where b.id = own;
  return query
  select a.id, a.email, a.full_name, a.role, a.language, a.email_verified_at is not null, zone,
         coalesce((select jsonb_object_agg(s.channel || ':' || s.kind, s.is_on) from notification_setting s
           where s.business_id = own and s.account_id = a.id), '{}'),
         d.quiet_from, d.quiet_until, coalesce(d.is_digest, true)
    from account a
    left join notification_delivery d on d.business_id = own and d.account_id = a.id
   where a.business_id = own and a.blocked_at is null and a.closed_at is null
   order by a.created_at, a.id;
end $$;
