import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const run = promisify(execFile);
const giveBack = fileURLToPath(new URL("give-back.ts", import.meta.url));

const fill = 'Array.from({ length: 400_000 }, (_, at) => ({ at, text: "bread " + at }))';

/**
 * Lets a process fill its heap as often as there are limits, forget each time what it held, and wait until the heap is
 * a third of its peak, but no longer than the limit; returns how much was held at each peak and at each rest.
 */
async function restAfterPeaks(
  times: string,
  limitsMs: readonly number[],
): Promise<{ peakMb: number; restMb: number }[]> {
  const script = `
    import { setTimeout as wait } from "node:timers/promises";
    import { giveMemoryBack } from ${JSON.stringify(giveBack)};
    const heldMb = () => process.memoryUsage().heapTotal / 1e6;
    giveMemoryBack(${times});
    const rests = [];
    for (const limitMs of ${JSON.stringify(limitsMs)}) {
      let held = ${fill};
      const peakMb = heldMb();
      held = held.length;
      const until = performance.now() + limitMs;
      while (heldMb() > peakMb / 3 && performance.now() < until) await wait(20);
      rests.push({ peakMb, restMb: heldMb() });
    }
    console.log(JSON.stringify(rests));
    process.exit();`;
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", script]);
  return JSON.parse(stdout) as { peakMb: number; restMb: number }[];
}

it("gives back what a peak took once the process is idle", { timeout: 30_000 }, async () => {
  const [rest] = await restAfterPeaks(
    "{ lookMs: 100, idleShare: 0.9, idleLooks: 1, pauseMs: 0 }",
    [15_000],
  );
  expect(rest?.peakMb).toBeGreaterThan(30);
  expect(rest?.restMb).toBeLessThan((rest?.peakMb ?? 0) / 3);
});

it("waits for a long rest after the first time", { timeout: 30_000 }, async () => {
  const [first, second] = await restAfterPeaks(
    "{ lookMs: 100, idleShare: 0.9, idleLooks: 100, pauseMs: 0 }",
    [15_000, 1000],
  );
  expect(first?.restMb).toBeLessThan((first?.peakMb ?? 0) / 3);
  expect(second?.restMb).toBeGreaterThan((second?.peakMb ?? 0) / 2);
});
