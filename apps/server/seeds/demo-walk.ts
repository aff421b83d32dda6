import type { DemoBrowser } from "./demo-browser.ts";
import type { DemoClock } from "./demo-clock.ts";

/** Something that happens at an instant of the demo's year. */
export interface DemoEvent {
  at: Date;
  /** What it happens to: things that happen to one happen one after the other. */
  to: readonly object[];
  act: () => Promise<void>;
}

const dayMs = 86_400_000;
/** Before a session has been idle for 30 days. */
const renewEveryMs = 26 * dayMs;
/** So that, renewed every so often, it never ends after its 90 days. */
const signInEveryMs = 60 * dayMs;

/** More at once would only wait for the same database. */
const mostAtOnce = 4;

/**
 * Lives through events in the order of their instants, in a session that stays open. Those that happen to different
 * things are sent a few at a time.
 */
export async function liveThrough(
  browser: DemoBrowser,
  clock: DemoClock,
  person: { email: string; password: string },
  events: readonly DemoEvent[],
): Promise<void> {
  let signedInAt = 0;
  let renewedAt = 0;
  const lanes = openLanes();
  for (const event of events.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const at = event.at.getTime();
    if (at - renewedAt > renewEveryMs) {
      await lanes.empty();
      const isOver = at - signedInAt > signInEveryMs || at - renewedAt > 29 * dayMs;
      await clock.at(event.at, async () => {
        if (isOver) await browser.signIn(person.email, person.password);
        else await browser.call("POST", "/api/auth/refresh");
      });
      if (isOver) signedInAt = at;
      renewedAt = at;
    }
    await lanes.send(event.to, () => clock.at(event.at, event.act));
  }
  await lanes.empty();
}

/** Does a few things at once, each after those before it that happen to the same. */
function openLanes() {
  const last = new Map<object, Promise<void>>();
  const running = new Set<Promise<void>>();
  return {
    /** Waits for a free place and does something there; a failure is thrown by anyone who waits next. */
    send: async (to: readonly object[], act: () => Promise<void>): Promise<void> => {
      while (running.size >= mostAtOnce) await Promise.race(running);
      const before = to.flatMap((one) => last.get(one) ?? []);
      const one = Promise.all(before).then(act);
      for (const thing of to) last.set(thing, one);
      running.add(one);
      void one.then(
        () => running.delete(one),
        () => undefined,
      );
    },
    /** Waits until all is done. */
    empty: async (): Promise<void> => {
      await Promise.all(running);
      last.clear();
    },
  };
}
