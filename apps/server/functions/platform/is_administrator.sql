-- Returns whether the transaction has an administrator's proof. Policies call it.
create or replace function app.is_administrator()
  returns boolean
  language sql stable parallel safe as $$ select app.proof() = 'administrator' $$;
