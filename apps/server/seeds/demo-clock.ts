import { AsyncLocalStorage } from "node:async_hooks";

/** The clock that the demo is made by: what happens at once is each told its own instant of the year that the demo tells of. */
export interface DemoClock {
  /** The instant of who asks; set, it is another one from here on for anyone who is told the same. */
  now: Date;
  /** Does something that tells its own time, beginning at an instant. */
  at: <T>(instant: Date, work: () => Promise<T>) => Promise<T>;
}

/** Creates a clock that is at an instant. */
export function makeDemoClock(start: Date): DemoClock {
  const told = new AsyncLocalStorage<{ now: Date }>();
  const all = { now: start };
  return {
    get now() {
      return (told.getStore() ?? all).now;
    },
    set now(instant) {
      (told.getStore() ?? all).now = instant;
    },
    at: (instant, work) => told.run({ now: instant }, work),
  };
}
