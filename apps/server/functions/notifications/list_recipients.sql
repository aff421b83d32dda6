-- Returns the people of the current business who are notified of an event by a channel: those with one of the roles who
-- can sign in and did not switch it off.
create or replace function app.list_recipients(p_roles text[], p_kind text, p_channel text)
  returns table (email text, full_name text, language text)
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
declare
  own uuid := app.member_business();
  off uuid[];
begin
  select array_agg(s.account_id) into off from notification_setting s
   where s.business_id = own and s.kind = p_kind and s.channel = p_channel and not s.is_on;
  return query
  select a.email, a.full_name, a.language from account a
   where a.business_id = own and a.role = any (p_roles) and a.email_verified_at is not null
     and a.blocked_at is null and a.closed_at is null and a.id <> all (coalesce(off, '{}'))
   order by a.created_at, a.id;
end $$;
