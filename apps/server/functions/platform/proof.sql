-- Returns the kind of the transaction's proof, empty without one. Policies call it.
create or replace function app.proof()
  returns text
  language sql stable parallel safe as $$ select coalesce(current_setting('app.proof', true), '') $$;
