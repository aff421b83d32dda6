-- Returns the business of a request proof, null under any other.
create or replace function app.request_business()
  returns uuid
  language sql stable parallel safe as $$ select case when app.proof() = 'request' then app.business() end $$;
