-- Stores the link that confirms a new email address of the signed-in account; earlier links end.
create or replace function app.ask_email_change(p_hash text, p_email text, p_expires timestamptz, p_now timestamptz)
  returns void
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  update email_token set expires_at = least(expires_at, p_now)
   where account_id = app.own_account() and purpose = 'change' and used_at is null;
  insert into email_token (token_hash, account_id, purpose, email, created_at, expires_at)
    select p_hash, app.own_account(), 'change', p_email, p_now, p_expires where app.own_account() is not null;
end $$;
