-- Returns the businesses with notifications that are due to be emailed, the longest waiting first.
create or replace function app.list_businesses_to_mail(p_now timestamptz)
  returns table (business_id uuid)
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
begin
  return query
  select n.business_id from notification n where n.mail_at <= p_now
   group by n.business_id order by min(n.mail_at) limit 500;
end $$;
