-- Returns closed requests whose personal data has had its time, 500 at most.
create or replace function app.list_forgettable_requests(p_before timestamptz)
  returns table (business_id uuid, id uuid)
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
begin
  return query
  select r.business_id, r.id from order_request r
   where r.status in ('declined', 'withdrawn', 'expired') and r.personal_removed_at is null
     and r.answered_at < p_before order by r.answered_at limit 500;
end $$;
