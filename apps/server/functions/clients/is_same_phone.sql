-- Returns whether two phone numbers are the same.
create or replace function app.is_same_phone(p_one text, p_other text)
  returns boolean
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
select case
    when one = '' or other = '' then false
    when length(one) <= length(other) then one = other or (length(one) >= 8 and right(other, length(one)) = one)
    else length(other) >= 8 and right(one, length(other)) = other
  end
  from (select ltrim(regexp_replace(coalesce(p_one, ''), '\D', '', 'g'), '0') as one,
               ltrim(regexp_replace(coalesce(p_other, ''), '\D', '', 'g'), '0') as other) digits
$$;
