-- Returns the order request of the transaction's proof, null without one.
create or replace function app.request()
  returns uuid
  language sql stable parallel safe as $$ select nullif(current_setting('app.request_id', true), '')::uuid $$;
