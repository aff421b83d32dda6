-- Reopens an account that was closed after p_since. Returns false if it is too late.
create or replace function app.reopen_account(p_account uuid, p_since timestamptz, p_now timestamptz)
  returns boolean
  language plpgsql security definer set search_path = public, app, pg_temp as $$
declare
  answer boolean;
begin
  with reopened as (
    update account set closed_at = null, updated_at = p_now
     where id = p_account and (closed_at is null or closed_at > p_since) returning id
  )
  select exists (select from reopened)
  into answer;
  return answer;
end $$;
