-- Returns a bitmap with the bits of some order numbers set, lengthened where needed.
create or replace function app.add_bits(p_bits bytea, p_numbers integer[])
  returns bytea
  language plpgsql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
declare
  first integer;
  last integer;
  piece bytea;
  one integer;
begin
  select min(n) / 8, max(n) / 8 into first, last from unnest(p_numbers) n;
  if first is null then return p_bits; end if;
  if length(p_bits) <= last then
    p_bits := p_bits || decode(repeat('00', last + 1 - length(p_bits)), 'hex');
  end if;
  -- Change only the bytes between the first and the last number.
  piece := substring(p_bits from first + 1 for last + 1 - first);
  foreach one in array p_numbers loop
    piece := set_bit(piece, one - first * 8, 1);
  end loop;
  return overlay(p_bits placing piece from first + 1);
end $$;
