/** Lets who has work for a job ask for it, and the runner of jobs hear that. */
export interface Wake {
  /** Asks for the job; nothing happens where no runner listens. */
  ask(): void;
  /** Says what happens when it is asked for. */
  whenAsked(act: () => void): void;
}

/** Makes a wake that nobody hears yet. */
export function createWake(): Wake {
  let heard: () => void = () => undefined;
  return {
    ask: () => heard(),
    whenAsked: (act) => {
      heard = act;
    },
  };
}
