-- Uses the link that confirms a new email address. Returns the outcome: changed, already, used, expired, taken or
-- invalid. p_disavowal is stored for the former address.
create or replace function app.confirm_email(
  p_hash text, p_email_key text, p_disavowal text, p_disavowal_expires timestamptz, p_now timestamptz
) returns table (outcome text, business_id uuid, old_email text, new_email text, full_name text, language text)
  language plpgsql security definer set search_path = public, app, pg_temp as $$
declare
  t record;
begin
  select et.*, a.email as old_email, a.email_key as old_key, a.full_name, a.language, a.business_id, a.closed_at
    into t
    from email_token et join account a on a.id = et.account_id
   where et.token_hash = p_hash and et.purpose = 'change' for update of et, a;
  if not found or t.closed_at is not null then
    return query select 'invalid', null::uuid, null, null, null, null; return;
  end if;
  if t.used_at is not null then
    return query select case when t.email = t.old_email then 'already' else 'used' end,
      null::uuid, null, null, null, null; return;
  end if;
  if t.expires_at <= p_now then
    return query select 'expired', null::uuid, null, null, null, null; return;
  end if;
  if app.is_held_email(p_email_key, t.account_id, p_now) then
    return query select 'taken', null::uuid, null, null, null, null; return;
  end if;
  begin
    update account a set email = t.email, email_key = p_email_key, email_verified_at = p_now, updated_at = p_now
     where a.id = t.account_id;
  exception when unique_violation then
    return query select 'taken', null::uuid, null, null, null, null; return;
  end;
  update email_token et set used_at = p_now where et.token_hash = p_hash;
  update email_token et set expires_at = least(et.expires_at, p_now)
   where et.account_id = t.account_id and et.used_at is null;
  if p_disavowal is not null then
    perform app.add_disavowal(p_disavowal, t.account_id, t.old_email, t.old_key, p_disavowal_expires, p_now);
  end if;
  return query select 'changed', t.business_id, t.old_email, t.email, t.full_name, t.language;
end $$;
