/**
 * JSON written by SQL as a text. `row_to_json` and `json_build_object` look up the type of each value anew in each
 * row; `concat` knows them from planning, which takes a third off a list of orders.
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

/** Writes an object of what was written of its fields; a number or a text of JSON is written as it is. */
export function jsonObject(fields: Readonly<Record<string, string>>): string {
  const parts = Object.entries(fields).flatMap(([name, written], place) => [
    `'${place === 0 ? "{" : ","}"${name}":'`,
    written,
  ]);
  return `concat(${parts.join(", ")}, '}')`;
}

/** Writes an array of what a query writes of each row, in an order; `from` is all that follows its columns. */
export function jsonArray(written: string, order: string, from: string): string {
  return `concat('[', (select string_agg(${written}, ',' order by ${order}) ${from}), ']')`;
}
