/**
 * Connects those who create work for a job with the runner, so that the job starts before its next
 * scheduled run.
 */
export interface Wake {
  /** Asks for the job; nothing happens where no runner listens. */
  ask(): void;
  /** Says what happens when it is asked for. */
  whenAsked(act: () => void): void;
}

/** Creates a wake without a listener. */
export function createWake(): Wake {
  let heard: () => void = () => undefined;
  return {
    ask: () => heard(),
    whenAsked: (act) => {
      heard = act;
    },
  };
}
