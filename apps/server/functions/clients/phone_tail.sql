-- Returns the last eight digits of a phone number.
create or replace function app.phone_tail(p_phone text)
  returns text
  language sql immutable parallel safe as $$
  select right(ltrim(translate(coalesce(p_phone, ''), ' -().+/' || chr(9) || chr(160), ''), '0'), 8)
$$;
