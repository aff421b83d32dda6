import { AppError } from "../errors/app-error.ts";
import { createFairLine } from "./fair-line.ts";
import type { FairLine } from "./fair-line.ts";

/** How much a queue runs and holds. */
export interface FairQueueLimits {
  /** How many pieces of work run at the same time. */
  atOnce: number;
  /** How many places a lane has, waiting and running together. */
  mostOfLane: number;
  /** How many of them one owner may hold. */
  mostEach: number;
  /** The `Retry-After` of a refusal, in seconds. */
  retrySeconds: number;
}

/** Runs work when its turn comes. */
export type InTurn = <R>(work: () => Promise<R>) => Promise<R>;

/** Runs heavy work a few at a time, fair between lanes and between the owners in a lane. */
export interface FairQueue<Lane extends string> {
  /**
   * Keeps a place for the duration of `act`, which may wait for its turn in it. An owner with too
   * many places is refused with `rate_limited`, everyone with `unavailable` when the lane is full;
   * both say when to retry.
   */
  hold<T>(lane: Lane, owner: string, act: (inTurn: InTurn) => Promise<T>): Promise<T>;
}

interface LaneState {
  held: number;
  heldBy: Map<string, number>;
  waiting: FairLine<() => void>;
}

/**
 * Creates a queue that serves lanes, and owners within a lane, round-robin, so that one piece of work
 * never waits behind another owner's sixty.
 */
export function createFairQueue<Lane extends string>(
  lanes: readonly Lane[],
  { atOnce, mostOfLane, mostEach, retrySeconds }: FairQueueLimits,
): FairQueue<Lane> {
  // In the order of their turns: the lane that was served last comes last.
  const states = new Map<Lane, LaneState>();
  for (const lane of lanes)
    states.set(lane, { held: 0, heldBy: new Map(), waiting: createFairLine() });
  let running = 0;

  const stateOf = (lane: Lane): LaneState => states.get(lane) as LaneState;

  const enter = (lane: Lane, owner: string): void => {
    const state = stateOf(lane);
    const own = state.heldBy.get(owner) ?? 0;
    if (own >= mostEach) throw new AppError("rate_limited", { seconds: retrySeconds });
    if (state.held >= mostOfLane) throw new AppError("unavailable", { seconds: retrySeconds });
    state.held += 1;
    state.heldBy.set(owner, own + 1);
  };

  const leave = (lane: Lane, owner: string): void => {
    const state = stateOf(lane);
    const rest = (state.heldBy.get(owner) ?? 1) - 1;
    state.held -= 1;
    if (rest === 0) state.heldBy.delete(owner);
    else state.heldBy.set(owner, rest);
  };

  const nextInTurn = (): (() => void) | undefined => {
    for (const [lane, state] of states) {
      const next = state.waiting.next();
      if (!next) continue;
      states.delete(lane);
      states.set(lane, state);
      return next;
    }
    return undefined;
  };

  const takeTurn = async (lane: Lane, owner: string): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    const { waiting } = stateOf(lane);
    const standing = { lines: [owner], isKnown: false };
    // The caller has a place already, so `most` is unlimited here.
    await new Promise<void>((resolve) => waiting.add(resolve, standing, Infinity));
  };

  const endTurn = (): void => {
    // The turn passes directly to the next one, so `running` does not change.
    const next = nextInTurn();
    if (next) next();
    else running -= 1;
  };

  return {
    hold: async (lane, owner, act) => {
      enter(lane, owner);
      try {
        return await act(async (work) => {
          await takeTurn(lane, owner);
          try {
            return await work();
          } finally {
            endTurn();
          }
        });
      } finally {
        leave(lane, owner);
      }
    },
  };
}
