-- Returns the account of the transaction's proof, null without one. Policies call it.
create or replace function app.account()
  returns uuid
  language sql stable parallel safe as $$ select nullif(current_setting('app.account_id', true), '')::uuid $$;
