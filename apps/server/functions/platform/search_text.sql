-- Returns a text as it is searched, like `normalise` of packages/domain/src/search.ts, for the scripts of the product's
-- languages: PostgreSQL's regular expressions know no Unicode categories, so marks (Mn) and signs without a shape (Cf)
-- are listed. `sql-rules.property.test.ts` compares the two.
create or replace function app.search_text(p_text text)
  returns text
  language sql immutable strict parallel safe as $$
select normalize(btrim(regexp_replace(lower(translate(
  regexp_replace(normalize(p_text, NFKD),
    '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc'
    '\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0900-\u0902\u093a\u093c\u0941-\u0948\u094d\u0951-\u0957\u0962\u0963'
    '\u302a-\u302d\u3099\u309a\u00ad\u0600-\u0605\u061c\u06dd\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064'
    '\u2066-\u206f\ufeff]',
    '', 'g'),
  'ٱىة׳’‘״“”', 'ايه''''''"""')), '[\s\u2028\u2029]+', ' ', 'g')), NFC)
$$;
