import { AppError } from "../errors/app-error.ts";

/** How many connections there are, how many calls may wait for one, and for how long. */
export interface TurnsOptions {
  connections: number;
  mostWaiting: number;
  longestWaitMs: number;
}

/** Lets calls take connections in turn, each for a group: a business, a menu, or a stranger's address. */
export interface FairTurns {
  /**
   * Takes a turn: `null` when a connection is free, else a promise of it. When the queue is full or
   * the wait too long it is refused as `unavailable` with the seconds to wait. Strangers, of whom
   * one person can pretend to be many, may use half of the queue.
   */
  take(group: string, isStranger?: boolean): Promise<void> | null;
  /**
   * Returns a turn; the next waiting call is taken from the group that uses the fewest connections.
   */
  give(group: string): void;
  waitingCount(): number;
}

interface Waiting {
  group: string;
  isStranger: boolean;
  begin: () => void;
  refuse: () => void;
}

/** The `Retry-After` of a call that found the queue full, in seconds. */
const retrySeconds = 2;

/**
 * Creates fair turns. While no other group waits, a group may use nine tenths of the connections, and
 * while another waits at most half. When the queue is full, the last call of the longest line is
 * refused in favour of a new one.
 */
export function createFairTurns({
  connections,
  mostWaiting,
  longestWaitMs,
}: TurnsOptions): FairTurns {
  const half = Math.max(1, Math.floor(connections / 2));
  const spare = Math.max(1, Math.floor(connections / 10));
  const most = connections < 4 ? connections : connections - spare;
  const used = new Map<string, number>();
  const lines = new Map<string, Waiting[]>();
  let usedTotal = 0;
  let waitingTotal = 0;
  let strangersWaiting = 0;

  function begin(group: string, count: number): void {
    used.set(group, count + 1);
    usedTotal += 1;
  }

  /** Takes a waiting call out of its line; returns whether it was still in it. */
  function leave(waiting: Waiting): boolean {
    const line = lines.get(waiting.group) ?? [];
    const place = line.indexOf(waiting);
    if (place === -1) return false;
    line.splice(place, 1);
    if (line.length === 0) lines.delete(waiting.group);
    waitingTotal -= 1;
    if (waiting.isStranger) strangersWaiting -= 1;
    return true;
  }

  /**
   * Frees a place in a full queue by refusing the last call of the longest line; returns whether
   * there is one.
   */
  function makeRoom(group: string, isStranger: boolean): boolean {
    const areStrangersFull = isStranger && strangersWaiting >= mostWaiting / 2;
    if (waitingTotal < mostWaiting && !areStrangersFull) return true;
    const own = lines.get(group)?.length ?? 0;
    let longest: Waiting[] = [];
    for (const line of lines.values()) {
      const mayGiveWay = !areStrangersFull || line[0]?.isStranger === true;
      if (mayGiveWay && line.length > longest.length) longest = line;
    }
    // Only when the longest line stays at least as long as the caller's own, so that places do not
    // go back and forth.
    if (longest.length < own + 2) return false;
    longest.at(-1)?.refuse();
    return true;
  }

  function wait(group: string, isStranger: boolean): Promise<void> {
    const refusal = (): AppError => new AppError("unavailable", { seconds: retrySeconds });
    if (!makeRoom(group, isStranger)) return Promise.reject(refusal());
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => waiting.refuse(), longestWaitMs);
      const waiting: Waiting = {
        group,
        isStranger,
        begin: () => {
          clearTimeout(timer);
          resolve();
        },
        refuse: () => {
          clearTimeout(timer);
          leave(waiting);
          reject(refusal());
        },
      };
      const line = lines.get(group) ?? [];
      line.push(waiting);
      lines.set(group, line);
      waitingTotal += 1;
      if (isStranger) strangersWaiting += 1;
    });
  }

  /** The first in line of the group that uses the fewest; lines keep the order in which groups began to wait. */
  function findNext(): Waiting | undefined {
    let next: Waiting | undefined;
    let fewest = lines.size > 1 ? half : most;
    for (const [group, line] of lines) {
      const count = used.get(group) ?? 0;
      if (count < fewest) {
        fewest = count;
        next = line[0];
      }
    }
    return next;
  }

  return {
    take: (group, isStranger = false) => {
      const count = used.get(group) ?? 0;
      if (usedTotal >= connections || count >= most) return wait(group, isStranger);
      begin(group, count);
      return null;
    },
    give: (group) => {
      const count = (used.get(group) ?? 1) - 1;
      if (count === 0) used.delete(group);
      else used.set(group, count);
      usedTotal -= 1;
      if (waitingTotal === 0) return;
      const next = findNext();
      if (!next) return;
      leave(next);
      begin(next.group, used.get(next.group) ?? 0);
      next.begin();
    },
    waitingCount: () => waitingTotal,
  };
}
