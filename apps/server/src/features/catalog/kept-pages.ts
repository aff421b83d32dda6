import { LRUCache } from "lru-cache";

/**
 * How long a page is kept under one version: a server of the version before, which may run beside this one while it is
 * replaced, does not count all that a page shows.
 */
const longestMs = 60_000;

/** The version of a menu: its own number, or the hash of all that its public view depends on. */
type Version = number | string;

/** A page as JSON in UTF-8, and the version of the menu that it shows, or a later one. */
interface KeptPage {
  version: Version;
  bytes: Buffer;
}

/** Pages of items as JSON, those asked for last, by everything but the menu's version that they depend on. */
export interface KeptPages {
  /** Returns a page that was kept under a version, or makes it. */
  take: (key: string, version: Version, make: () => Promise<KeptPage>) => Promise<Buffer>;
}

/**
 * Creates a store of pages that holds at most `mostBytes`, each for a minute. `isChecked` makes each page again and fails
 * where a kept one differs, that is where something was changed that the menu's version does not count.
 */
export function createKeptPages(mostBytes: number, isChecked: boolean, now: () => Date): KeptPages {
  const pages = new LRUCache<string, KeptPage & { madeAt: number }>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
  });
  return {
    take: async (key, version, make) => {
      const kept = pages.get(key);
      const madeAt = now().getTime();
      const isYoung = kept !== undefined && madeAt - kept.madeAt < longestMs;
      if (kept?.version === version && isYoung && !isChecked) return kept.bytes;
      const made = await make();
      if (isChecked && kept?.version === made.version && !kept.bytes.equals(made.bytes))
        throw new Error(`what the menu's version does not count has changed: ${key}`);
      pages.set(key, { ...made, madeAt });
      return made.bytes;
    },
  };
}
