-- Returns whether a text contains one of some words, ignoring case.
create or replace function app.names_any(p_text text, p_words text[])
  returns boolean
  language sql immutable parallel safe as $$
  select exists (select from unnest(p_words) w where strpos(lower(p_text), lower(w)) > 0)
$$;
