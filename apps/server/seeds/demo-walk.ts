import type { DemoBrowser } from "./demo-browser.ts";
import type { DemoClock } from "./demo.types.ts";

/** Something that happens at an instant of the demo's year. */
export interface DemoEvent {
  at: Date;
  act: () => Promise<void>;
}

const renewEveryMs = 110_000;
const signInEveryMs = 80 * 86_400_000;

/** Lives through events in the order of their instants, renewing the session as a browser would. */
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
    if (at - signedInAt > signInEveryMs || at - renewedAt > 25 * 86_400_000) {
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
