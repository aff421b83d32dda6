-- Returns the business of a session or job proof, null under any other. Policies call it.
create or replace function app.member_business()
  returns uuid
  language sql stable parallel safe as $$
  select case when app.proof() in ('session', 'job') then app.business() end
$$;
