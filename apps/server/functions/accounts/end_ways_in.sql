-- Ends everything that opens an account except the sessions in p_stays: links, codes, an unconfirmed authenticator,
-- other sessions, and without sessions to stay also known devices and the calendar feed. A phone verified within the
-- last seven days is removed, and returned for the message about it.
create or replace function app.end_ways_in(
  p_account uuid, p_stays uuid[], p_now timestamptz, out sessions uuid[], out phone text
)
  language plpgsql security definer set search_path = public, app, pg_temp as $$
declare
  present_key text;
  own uuid;
begin
  -- Lock the row first: a sign-in that checked a password or code runs before all of this or after it.
  select a.email_key, a.business_id, case when a.phone_verified_at > p_now - interval '7 days' then a.phone_e164 end
    into present_key, own, phone from account a where a.id = p_account for update;
  update account a set updated_at = p_now,
      session_version = a.session_version + case when cardinality(p_stays) = 0 then 1 else 0 end,
      phone_e164 = case when phone is null then a.phone_e164 end,
      phone_verified_at = case when phone is null then a.phone_verified_at end
   where a.id = p_account;
  update account_secret x set totp_secret = null
   where x.account_id = p_account and x.totp_secret is not null and x.totp_confirmed_at is null;
  delete from phone_code c where c.account_id = p_account;
  update email_token t set expires_at = p_now
   where t.account_id = p_account and t.used_at is null and t.expires_at > p_now
     and (t.purpose in ('reset', 'change')
       or t.email <> (select a.email from account a where a.id = p_account));
  update disavowal d set expires_at = p_now
   where d.account_id = p_account and d.email_key <> present_key and d.expires_at > p_now
     and d.number > (select min(o.number) from disavowal o
       where o.account_id = p_account and o.email_key = present_key);
  if cardinality(p_stays) = 0 then
    delete from known_device k where k.account_id = p_account;
    delete from calendar_feed f where f.business_id = own and f.account_id = p_account;
  end if;
  with gone as (
    update session s set revoked_at = p_now
     where s.account_id = p_account and s.revoked_at is null and not s.id = any (p_stays) returning s.id
  )
  select coalesce(array_agg(g.id), '{}') into sessions from gone g;
end $$;
