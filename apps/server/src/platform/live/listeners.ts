import type { LiveEvent } from "@marzipan/contract/live";

/** One browser that listens. */
export interface Listener {
  businessId: string;
  sessionId: string;
  send(event: LiveEvent, data: unknown): void;
  /** Ends it; the browser may come back. */
  close?(): void;
}

/** The browsers that listen at this process, found by business and by session. */
export interface Listeners {
  /** Adds one; where its session or business has too many, the oldest of them is closed. Returns what removes it. */
  add(listener: Listener): () => void;
  ofBusiness(businessId: string): Iterable<Listener>;
  ofSession(sessionId: string): Iterable<Listener>;
  all(): Iterable<Listener>;
  count(): number;
}

/** A browser has one stream for all its tabs; older browsers have one a tab. */
export const mostOfSession = 20;
/** Ten people with a few devices each. */
export const mostOfBusiness = 200;

/** Creates an empty list of listeners. */
export function createListeners(): Listeners {
  const all = new Set<Listener>();
  const byBusiness = new Map<string, Set<Listener>>();
  const bySession = new Map<string, Set<Listener>>();

  const put = (map: Map<string, Set<Listener>>, key: string, listener: Listener): Set<Listener> => {
    const known = map.get(key) ?? new Set<Listener>();
    map.set(key, known.add(listener));
    return known;
  };
  const take = (map: Map<string, Set<Listener>>, key: string, listener: Listener): void => {
    const known = map.get(key);
    known?.delete(listener);
    if (known?.size === 0) map.delete(key);
  };
  const remove = (listener: Listener): void => {
    if (!all.delete(listener)) return;
    take(byBusiness, listener.businessId, listener);
    take(bySession, listener.sessionId, listener);
  };
  const closeOldest = (known: Set<Listener>, most: number): void => {
    const [oldest] = known;
    if (known.size <= most || !oldest) return;
    remove(oldest);
    oldest.close?.();
  };

  return {
    add: (listener) => {
      all.add(listener);
      closeOldest(put(bySession, listener.sessionId, listener), mostOfSession);
      closeOldest(put(byBusiness, listener.businessId, listener), mostOfBusiness);
      return () => remove(listener);
    },
    ofBusiness: (businessId) => byBusiness.get(businessId) ?? [],
    ofSession: (sessionId) => bySession.get(sessionId) ?? [],
    all: () => all,
    count: () => all.size,
  };
}
