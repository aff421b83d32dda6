/**
 * JSON written by SQL as a text, of pieces that are never null. `row_to_json` and `json_build_object` look up the type
 * of each value again in each row, and `concat` asks for the text of each piece; joined by `||` a list of orders takes
 * about half as long.
 */

/** Writes a value that is never null: a text, a day, an instant or an array. */
export function jsonOf(value: string): string {
  return `to_json(${value})::text`;
}

/** Writes a value whose text needs no escape and that is never null: an id, or a text that the table checks. */
export function quoted(value: string): string {
  return `'"' || ${value}::text || '"'`;
}

/** Writes what was written of a value that may be null. */
export function orNull(written: string): string {
  return `coalesce(${written}, 'null')`;
}

/** More pieces are joined in groups first: each join copies all that comes before it. */
const groupSize = 8;

function join(pieces: readonly string[]): string {
  if (pieces.length <= groupSize) return `(${pieces.join(" || ")})`;
  const groups = Array.from({ length: Math.ceil(pieces.length / groupSize) }, (_, at) =>
    join(pieces.slice(at * groupSize, (at + 1) * groupSize)),
  );
  return join(groups);
}

/** Writes an object of what was written of its fields; a number or a text of JSON is written as it is. */
export function jsonObject(fields: Readonly<Record<string, string>>): string {
  const parts = Object.entries(fields).flatMap(([name, written], place) => [
    `'${place === 0 ? "{" : ","}"${name}":'`,
    `(${written})::text`,
  ]);
  return join([...parts, "'}'"]);
}

/** Writes an array of what a query writes of each row, in an order; `from` is all that follows its columns. */
export function jsonArray(written: string, order: string, from: string): string {
  return `('[' || coalesce((select string_agg(${written}, ',' order by ${order}) ${from}), '') || ']')`;
}

/** Writes an array of texts, mostly an empty one. */
export function jsonTexts(value: string): string {
  return `case when cardinality(${value}) = 0 then '[]' else ${jsonOf(value)} end`;
}
