-- Returns the account that verified a phone number; no row if two open accounts did.
create or replace function app.find_phone_owner(p_phone text)
  returns table (id uuid, business_id uuid, email text, full_name text, language text, time_zone text)
  language plpgsql stable security definer set search_path = public, app, pg_temp as $$
#variable_conflict use_column
begin
  return query
  select a.id, a.business_id, a.email, a.full_name, a.language, b.time_zone
    from account a join business b on b.id = a.business_id
   where a.phone_e164 = p_phone and a.phone_verified_at is not null
     and not exists (select from account o
       where o.phone_e164 = p_phone and o.phone_verified_at is not null and o.id <> a.id
         and (o.closed_at is null or a.closed_at is not null));
end $$;
