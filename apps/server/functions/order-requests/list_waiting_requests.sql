-- Returns the businesses with unanswered requests from before p_before, and the owners to remind.
create or replace function app.list_waiting_requests(p_before timestamptz)
  returns table (business_id uuid, waiting integer, email text, full_name text, language text)
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
declare
  owner uuid;
begin
  for business_id, waiting in
    select r.business_id, count(*)::int from order_request r
     where r.status = 'new' and r.reminded_at is null and r.created_at <= p_before group by 1
  loop
    continue when not app.is_open(list_waiting_requests.business_id);
    owner := app.owner_of(list_waiting_requests.business_id);
    select a.email, a.full_name, a.language into email, full_name, language from account a where a.id = owner;
    return next;
  end loop;
end $$;
