-- Returns whether the token of a password reset is good, used or invalid.
create or replace function app.judge_reset(p_hash text, p_now timestamptz)
  returns text
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
begin
  return (
  select coalesce((
    select case when t.used_at is not null then 'used'
                when t.expires_at <= p_now or t.email <> a.email then 'invalid'
                else 'good' end
      from email_token t join account a on a.id = t.account_id
     where t.token_hash = p_hash and t.purpose = 'reset'), 'invalid'));
end $$;
