-- Returns the account of a session proof, null under any other. Policies call it.
create or replace function app.own_account()
  returns uuid
  language plpgsql stable as $$
begin
  return case when app.proof() = 'session' then app.account() end;
end $$;
