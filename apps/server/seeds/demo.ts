import type { Deps } from "../src/platform/deps.ts";

/** Fills a new database with the demo bakery; answers whether it did. */
export async function seedDemo(_deps: Deps, _ownerUrl: string): Promise<boolean> {
  return false;
}
