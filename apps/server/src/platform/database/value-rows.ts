/**
 * Writes the rows of an insert's `values`: each begins with the parameters that all rows share, `$1` and on, then has
 * its own. A distributed PostgreSQL takes rows so, and not from a function such as `unnest`.
 */
export function valueRows(count: number, shared: number, own: number): string {
  const rows = Array.from({ length: count }, (_row, index) => {
    const places = Array.from({ length: shared + own }, (_one, place) =>
      place < shared ? place + 1 : index * own + place + 1,
    );
    return `(${places.map((place) => `$${place}`).join(", ")})`;
  });
  return rows.join(", ");
}

/** As many rows as statements of a name of their own are written for. */
export const mostNamedRows = 12;

/** Stores the text of a statement for each number of rows that has a name, so that it is written once. */
export function textPerCount(write: (count: number) => string): (count: number) => string {
  const kept: string[] = [];
  return (count) => (count > mostNamedRows ? write(count) : (kept[count] ??= write(count)));
}
