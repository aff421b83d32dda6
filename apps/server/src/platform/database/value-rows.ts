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
