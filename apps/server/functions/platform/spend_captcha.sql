-- Uses a captcha challenge. Returns false if it was used before.
create or replace function app.spend_captcha(p_nonce text, p_expires timestamptz)
  returns boolean
  language plpgsql security definer set search_path = public, app, pg_temp as $$
declare
  answer boolean;
begin
  with taken as (
    insert into captcha_nonce (nonce, expires_at) values (p_nonce, p_expires)
      on conflict do nothing
    returning nonce
  )
  select exists (select from taken)
  into answer;
  return answer;
end $$;
