-- Returns a text as it is searched.
create or replace function app.search_text(p_text text)
  returns text
  language sql immutable strict parallel safe as $$
select normalize(lower(translate(
  regexp_replace(normalize(p_text, NFKD),
    '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u065f\u0670\u0900-\u0902\u093a\u093c\u0941-\u0948\u094d\u0951-\u0957\u0962\u0963\u3099\u309a]',
    '', 'g'),
  'ٱىة׳’‘״“”', 'ايه''''''"""')), NFC)
$$;
