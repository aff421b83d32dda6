-- Counts an attempt to sign in and returns what is needed to check it: the account's data, the known device, and
-- whether the attempt is free, needs a captcha or is refused (verdict tired). Attempts are counted before the password
-- is checked.
create or replace function app.begin_sign_in(
  p_email_key text, p_devices text[], p_device_keys text[], p_account_key text, p_address_key text, p_length interval,
  p_now timestamptz, p_most_freely integer, p_most_of_address integer, p_has_captcha boolean, out id uuid,
  out business_id uuid, out password_hash text, out email text, out full_name text, out language text,
  out time_zone text, out known_device text, out closed_at timestamptz, out totp_secret text, out own_key text,
  out verdict text, out ends_at timestamptz
)
  language plpgsql security definer set search_path = public, app, pg_temp as $$
declare
  own_hits int;
  address_hits int;
begin
  select a.id, a.business_id, x.password_hash, a.email, a.full_name, a.language, b.time_zone,
         known.device, a.closed_at, case when x.totp_confirmed_at is not null then x.totp_secret end
    into id, business_id, password_hash, email, full_name, language, time_zone, known_device, closed_at,
         totp_secret
    from (select) as one
    left join account a on a.email_key = p_email_key
    left join account_secret x on x.account_id = a.id
    left join business b on b.id = a.business_id
    left join lateral (
      select d.device_hash as device from known_device d
       where d.account_id = a.id and d.device_hash = any (p_devices) limit 1
    ) known on true;
  own_key := coalesce(p_device_keys[array_position(p_devices, known_device)], p_account_key);
  -- Always count the account's key before the address's, so that two sign-ins cannot deadlock.
  select h.hits into own_hits from app.hit(own_key, p_length, p_now) h;
  select h.hits, h.ends_at into address_hits, ends_at from app.hit(p_address_key, p_length, p_now) h;
  verdict := case
    when address_hits > p_most_of_address then 'tired'
    when own_hits > p_most_freely or address_hits > p_most_freely then 'captcha'
    else 'free' end;
  if verdict = 'tired' or verdict = 'captcha' and not p_has_captcha then
    perform app.take_back_hit(own_key), app.take_back_hit(p_address_key);
  end if;
end $$;
