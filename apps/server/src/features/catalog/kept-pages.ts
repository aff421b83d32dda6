import { LRUCache } from "lru-cache";

/** A page as JSON in UTF-8, and the version of the menu that it shows, or a later one. */
interface KeptPage {
  version: number;
  bytes: Buffer;
}

/** Pages of items as JSON, those asked for last, by everything but the menu's version that they depend on. */
export interface KeptPages {
  /** Answers a page that was kept under a version, or makes it. */
  take: (key: string, version: number, make: () => Promise<KeptPage>) => Promise<Buffer>;
}

/**
 * Makes a store of pages that holds at most `mostBytes`. `isChecked` makes each page anew and fails where a kept
 * one differs, that is where something was changed that the menu's version does not count.
 */
export function createKeptPages(mostBytes: number, isChecked: boolean): KeptPages {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
  });
  return {
    take: async (key, version, make) => {
      const kept = pages.get(key);
      if (kept?.version === version && !isChecked) return kept.bytes;
      const made = await make();
      if (kept?.version === made.version && !kept.bytes.equals(made.bytes))
        throw new Error(`what the menu's version does not count has changed: ${key}`);
      pages.set(key, made);
      return made.bytes;
    },
  };
}
