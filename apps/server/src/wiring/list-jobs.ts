import { cleanUpWithLimits } from "../housekeeping/housekeeping-with-limits.ts";
import { cleanUp } from "../housekeeping/housekeeping.ts";
import type { ClockWatch } from "../platform/time/clock-watch.ts";
import type { Deps } from "../platform/feature/deps.ts";
import type { JobSpec } from "../platform/jobs/queues.ts";
import { features } from "../features.ts";

/** Lists what runs besides answering calls: the clean-up and what tells people in time for all features, and each feature's own jobs. */
export function listJobs(deps: Deps, ownerUrl: string, clock: ClockWatch): JobSpec[] {
  return [
    {
      name: "housekeeping",
      cron: "17 * * * *",
      mostSeconds: 3600,
      run: () => cleanUpWithLimits(deps, clock, () => cleanUp(deps, ownerUrl)),
    },
    { name: "tell-in-time", cron: "7 * * * *", mostSeconds: 900, run: () => tellInTime(deps) },
    ...features.flatMap((feature) => feature.jobs(deps)),
  ];
}

async function tellInTime(deps: Deps): Promise<void> {
  for (const feature of features) await feature.tellInTime(deps);
}
