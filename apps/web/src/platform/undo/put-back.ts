/** A row of a list, or the place of one that was deleted a moment ago. */
export interface UndoRow<Item> {
  item: Item;
  isDeleted: boolean;
}

/**
 * Puts what was deleted a moment ago back at its place among the shown items, marked as deleted, so
 * that Undo stands where the row stood (rulings §4). `compare` is the list's own order.
 */
export function putBack<Item extends { id: string }>(
  items: readonly Item[],
  deleted: readonly Item[],
  compare: (one: Item, other: Item) => number,
): UndoRow<Item>[] {
  const gone = new Set(deleted.map(({ id }) => id));
  const rows: UndoRow<Item>[] = items
    .filter(({ id }) => !gone.has(id))
    .map((item) => ({ item, isDeleted: false }));
  for (const item of deleted) {
    const next = rows.findIndex((row) => compare(row.item, item) > 0);
    rows.splice(next === -1 ? rows.length : next, 0, { item, isDeleted: true });
  }
  return rows;
}
