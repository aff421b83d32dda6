-- Returns a text with each of some words replaced by a dash, ignoring case.
create or replace function app.without(p_text text, p_words text[])
  returns text
  language plpgsql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
declare
  word text;
begin
  foreach word in array p_words loop
    p_text := regexp_replace(p_text, '***=' || word, '—', 'gi');
  end loop;
  return p_text;
end $$;
