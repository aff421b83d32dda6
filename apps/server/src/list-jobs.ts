import { cleanUpCarefully } from "./careful-clean-up.ts";
import { cleanUp } from "./housekeeping.ts";
import type { ClockWatch } from "./platform/clock-watch.ts";
import type { Deps } from "./platform/deps.ts";
import type { JobSpec } from "./platform/jobs/queues.ts";
import { rooms } from "./rooms.ts";

/** Lists what runs besides answering calls: the clean-up and what tells people in time for all rooms, and each room's own jobs. */
export function listJobs(deps: Deps, ownerUrl: string, clock: ClockWatch): JobSpec[] {
  return [
    {
      name: "housekeeping",
      cron: "17 * * * *",
      mostSeconds: 3600,
      run: () => cleanUpCarefully(deps, clock, () => cleanUp(deps, ownerUrl)),
    },
    { name: "tell-in-time", cron: "7 * * * *", mostSeconds: 900, run: () => tellInTime(deps) },
    ...rooms.flatMap((room) => room.jobs(deps)),
  ];
}

async function tellInTime(deps: Deps): Promise<void> {
  for (const room of rooms) await room.tellInTime(deps);
}
