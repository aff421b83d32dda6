-- Claims the next receipt to read; businesses take turns. A reading that began more than ten minutes ago counts as
-- lost.
create or replace function app.claim_receipt(p_now timestamptz)
  returns table (
    business_id uuid, id uuid, file_id uuid, content_type text, attempts smallint, today date, currency text,
    country text, languages text[]
  )
  language plpgsql security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
declare
  due record;
  -- A reading that began earlier counts as lost.
  forgotten timestamptz := p_now - interval '10 minutes';
begin
  for due in
    select r.business_id, r.id from receipt r
     where r.deleted_at is null
       and (r.state = 'waiting' or (r.state = 'reading' and r.claimed_at < forgotten))
     order by (select max(q.claimed_at) from receipt q where q.business_id = r.business_id) nulls first,
              r.created_at, r.id
  loop
    update receipt r set state = 'reading', claimed_at = p_now, attempts = r.attempts + 1
     where r.business_id = due.business_id and r.id = due.id and r.deleted_at is null
       and (r.state = 'waiting' or (r.state = 'reading' and r.claimed_at < forgotten));
    if found then
      return query
        select r.business_id, r.id, r.file_id, f.content_type, r.attempts,
               (p_now at time zone b.time_zone)::date, b.currency, b.country,
               array(select distinct a.language from account a where a.business_id = b.id)
          from receipt r
          join file f on f.business_id = due.business_id and f.id = r.file_id
          join business b on b.id = due.business_id
         where r.business_id = due.business_id and r.id = due.id;
      return;
    end if;
  end loop;
end $$;
