import type { Caller } from "./test-caller.ts";

// Tests look into replies freely; the schema check of the application guards their shape.
// oxlint-disable-next-line typescript/no-explicit-any
type Item = any;

/** Answers all items of a list, page by page as a browser would ask; fails when paging does not end. */
export async function readAllPages(caller: Caller, path: string, limit: number): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | null = null;
  for (let pages = 0; pages < 500; pages += 1) {
    const mark: string = path.includes("?") ? "&" : "?";
    const next: string = cursor === null ? "" : `&cursor=${encodeURIComponent(cursor)}`;
    const answer = await caller.get(`${path}${mark}limit=${limit}${next}`);
    if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    items.push(...answer.body.items);
    cursor = answer.body.nextCursor;
    if (cursor === null) return items;
  }
  throw new Error(`${path} has pages without end`);
}
