-- Creates a business with its owner's account. Returns false if the address is taken.
create or replace function app.register_account(
  p_account uuid, p_business uuid, p_email text, p_email_key text, p_password_hash text, p_full_name text,
  p_business_name text, p_language text, p_time_zone text, p_country text, p_currency text, p_plan text,
  p_legal_version text, p_now timestamptz
) returns boolean
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  perform from account a where a.id = p_account for update;
  if exists (select from account where email_key = p_email_key)
     or app.is_held_email(p_email_key, p_account, p_now) then
    return false;
  end if;
  insert into business (id, name, time_zone, country, currency, created_at, updated_at)
    values (p_business, p_business_name, p_time_zone, p_country, p_currency, p_now, p_now);
  insert into business_counter (business_id) values (p_business);
  insert into menu_settings (business_id, token, updated_at)
    values (p_business, 'mt_' || replace(gen_random_uuid()::text, '-', ''), p_now);
  insert into subscription (business_id, plan_started_at, created_at, updated_at)
    values (p_business, p_now, p_now, p_now);
  insert into account (id, business_id, email, email_key, full_name, language, chosen_plan,
      legal_version, legal_consent_at, created_at, updated_at)
    values (p_account, p_business, p_email, p_email_key, p_full_name, p_language, p_plan,
      p_legal_version, p_now, p_now, p_now);
  insert into account_secret (account_id, password_hash) values (p_account, p_password_hash);
  return true;
exception when unique_violation then
  return false;
end $$;
