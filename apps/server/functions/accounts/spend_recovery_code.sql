-- Uses a recovery code. Returns false if there is none like it.
create or replace function app.spend_recovery_code(p_account uuid, p_hash text)
  returns boolean
  language plpgsql security definer set search_path = public, app, pg_temp as $$
declare
  answer boolean;
begin
  with taken as (
    delete from recovery_code where account_id = p_account and code_hash = p_hash returning account_id
  )
  select exists (select from taken)
  into answer;
  return answer;
end $$;
