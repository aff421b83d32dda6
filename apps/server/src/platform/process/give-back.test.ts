import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const run = promisify(execFile);
const giveBack = fileURLToPath(new URL("give-back.ts", import.meta.url));

/** Fills a heap, forgets what it held, and answers how much it holds at the peak and once it may rest. */
async function restAfterPeak(begin: string): Promise<{ peakMb: number; restMb: number }> {
  const script = `
    import { giveMemoryBack } from ${JSON.stringify(giveBack)};
    const heldMb = () => process.memoryUsage().heapTotal / 1e6;
    ${begin}
    let held = Array.from({ length: 400_000 }, (_, at) => ({ at, text: "bread " + at }));
    const peakMb = heldMb();
    held = held.length;
    const until = performance.now() + 15_000;
    const look = () => {
      if (heldMb() > peakMb / 3 && performance.now() < until) return void setTimeout(look, 20);
      console.log(JSON.stringify({ peakMb, restMb: heldMb() }));
      process.exit();
    };
    look();`;
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", script]);
  return JSON.parse(stdout) as { peakMb: number; restMb: number };
}

it("gives back what a peak took once the process is idle", { timeout: 30_000 }, async () => {
  const { peakMb, restMb } = await restAfterPeak(
    "giveMemoryBack({ lookMs: 100, idleShare: 0.9, pauseMs: 0 });",
  );
  expect(peakMb).toBeGreaterThan(30);
  expect(restMb).toBeLessThan(peakMb / 3);
});
