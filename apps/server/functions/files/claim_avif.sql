-- Claims the next picture that lacks its AVIF form for this process. A picture is tried three times.
create or replace function app.claim_avif(p_now timestamptz)
  returns table (business_id uuid, id uuid, width integer, height integer)
  language plpgsql security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
declare
  due record;
  again timestamptz := p_now + interval '10 minutes';
begin
  for due in select q.business_id, q.id from file q where q.avif_due_at <= p_now order by q.avif_due_at
  loop
    return query
      update file f
         set avif_attempts = f.avif_attempts + 1,
             avif_due_at = case when f.avif_attempts < 2 then again end
       where f.business_id = due.business_id and f.id = due.id and f.avif_due_at <= p_now
      returning f.business_id, f.id, f.width, f.height;
    if found then return; end if;
  end loop;
end $$;
