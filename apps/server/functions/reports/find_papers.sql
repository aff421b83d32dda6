-- Returns the month of documents that a token of the accountant opens, sent or as a test; no row once the link ended or
-- the business is closed.
create or replace function app.find_papers(p_token_hash text, p_now timestamptz)
  returns table (
    business_id uuid, business_name text, month date, language text, papers text[], open_until timestamptz,
    today date, currency text
  )
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
begin
  for business_id, business_name, month, language, papers, open_until, today, currency in
    select p.business_id, b.name, p.month, p.language, p.papers, p.open_until,
           (p_now at time zone b.time_zone)::date, b.currency
      from (select s.business_id, s.month, s.language, s.papers, s.open_until from sent_papers s
             where s.token_hash = p_token_hash and s.stopped_at is null and s.open_until > p_now
            union all
            select s.business_id, s.month, s.language, s.papers, s.open_until from test_papers s
             where s.token_hash = p_token_hash and s.open_until > p_now) p
      join business b on b.id = p.business_id
  loop
    if app.is_open(find_papers.business_id) then return next; end if;
  end loop;
end $$;
