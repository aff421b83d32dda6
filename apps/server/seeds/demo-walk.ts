import type { DemoBrowser } from "./demo-browser.ts";
import type { DemoClock } from "./demo.types.ts";

/** Something that happens at an instant of the demo's year. */
export interface DemoEvent {
  at: Date;
  act: () => Promise<void>;
}

const dayMs = 86_400_000;
/** Before a session has been idle for 30 days. */
const renewEveryMs = 20 * dayMs;
/** Before it ends after 90 days. */
const signInEveryMs = 80 * dayMs;

/** Lives through events in the order of their instants, in a session that stays open. */
export async function liveThrough(
  browser: DemoBrowser,
  clock: DemoClock,
  person: { email: string; password: string },
  events: readonly DemoEvent[],
): Promise<void> {
  let signedInAt = 0;
  let renewedAt = 0;
  for (const event of events.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    clock.now = event.at;
    const at = event.at.getTime();
    if (at - signedInAt > signInEveryMs || at - renewedAt > 25 * dayMs) {
      await browser.signIn(person.email, person.password);
      signedInAt = at;
      renewedAt = at;
    } else if (at - renewedAt > renewEveryMs) {
      await browser.call("POST", "/api/auth/refresh");
      renewedAt = at;
    }
    await event.act();
  }
}
