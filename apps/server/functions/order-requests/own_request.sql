-- Returns the customer's own request with its lines, pictures and events as JSON.
create or replace function app.own_request()
  returns json
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
declare
  own uuid := app.request_business();
  this uuid := app.request();
begin
  return (
  select json_build_object('request', r,
      'lines', coalesce((select json_agg(i order by i.position) from request_item i
        where i.business_id = own and i.request_id = r.id), '[]'),
      'pictures', coalesce((select json_agg(p.file_id order by p.position) from request_picture p
        where p.business_id = own and p.request_id = r.id), '[]'),
      'events', coalesce((select json_agg(json_build_object('kind', e.kind, 'at', e.at) order by e.at, e.id)
        from request_event e where e.business_id = own and e.request_id = r.id), '[]'))
    from order_request r where r.business_id = own and r.id = this);
end $$;
