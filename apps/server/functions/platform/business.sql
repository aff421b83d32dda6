-- Returns the business of the transaction's proof, null without one. Policies call it.
create or replace function app.business()
  returns uuid
  language sql stable parallel safe as $$
  select nullif(current_setting('app.business_id', true), '')::uuid
$$;
