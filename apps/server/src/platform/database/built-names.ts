import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";

const mark = "built_";

/** The names of built statements by their texts, empty for none. */
const names = new LRUCache<string, string>({ max: 1000 });

/** Statements of more values are mostly lists, of another length each time. */
const mostValues = 40;

/** What is searched for decides which plan is good; `*` would answer other columns after a migration. */
const unfit = /\bi?like\b|(?:^| )(?:"\w+"\.)?\*/i;

/** Returns the name under which a built statement is prepared, `undefined` where it is better planned each time. */
export function nameBuilt(text: string, valueCount: number): string | undefined {
  if (valueCount > mostValues) return undefined;
  let name = names.get(text);
  if (name === undefined) {
    name = unfit.test(text) ? "" : `${mark}${hash("sha256", text, "base64url").slice(0, 22)}`;
    names.set(text, name);
  }
  return name === "" ? undefined : name;
}

/** Returns whether a statement's name was made from its text. */
export function isBuiltName(name: string): boolean {
  return name.startsWith(mark);
}
