import type { AnswerTo, Caller } from "./test-caller.ts";

/** One item of the list that a path names. */
type ItemOf<Path extends string> = AnswerTo<"GET", Path>["body"] extends {
  items: readonly (infer Item)[];
}
  ? Item
  : never;

interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

/** Returns all items of a list, page by page as a browser would ask; fails when paging does not end. */
export async function readAllPages<const Path extends string>(
  caller: Caller,
  path: Path,
  limit: number,
): Promise<ItemOf<Path>[]> {
  const items: ItemOf<Path>[] = [];
  let cursor: string | null = null;
  for (let pages = 0; pages < 500; pages += 1) {
    const mark: string = path.includes("?") ? "&" : "?";
    const next: string = cursor === null ? "" : `&cursor=${encodeURIComponent(cursor)}`;
    const answer = await caller.get(`${path}${mark}limit=${limit}${next}` as string);
    if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    const page = answer.body as unknown as Page<ItemOf<Path>>;
    items.push(...page.items);
    cursor = page.nextCursor;
    if (cursor === null) return items;
  }
  throw new Error(`${path} has pages without end`);
}
