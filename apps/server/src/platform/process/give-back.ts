import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * How often to look, how much of the time counts as idle, how many looks in a row find the process idle before a
 * collection that is not the first, and the least time between two.
 */
export interface GiveBackTimes {
  lookMs: number;
  idleShare: number;
  idleLooks: number;
  pauseMs: number;
}

const usualTimes: GiveBackTimes = {
  lookMs: 10_000,
  idleShare: 0.02,
  idleLooks: 12,
  pauseMs: 600_000,
};
/** How much larger than after the last collection the heap is before there is another. */
const grownBy = 1.5;

type Collect = (how: { type: "major"; execution: "sync"; flavor: "regular" }) => void;

/**
 * Gives memory back to the system that the heap holds without using it, once the process has been idle between two
 * looks: starting takes twice what serving takes, and V8 keeps what a peak took until it allocates again. A collection
 * takes some 0.2 s, and V8 throws away what it has compiled for shapes that no object has at that moment, so that the
 * next thousand calls take up to twice as long: after the first, which follows the start, a collection waits for a long
 * rest and is seldom repeated. Returns the function that stops it.
 */
export function giveMemoryBack({ lookMs, idleShare, idleLooks, pauseMs } = usualTimes): () => void {
  let keptBytes = 0;
  let idleCount = 0;
  let lastAt = Number.NEGATIVE_INFINITY;
  let used = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(used);
    used = process.cpuUsage();
    idleCount = (user + system) / 1000 < lookMs * idleShare ? idleCount + 1 : 0;
    const isIdle = idleCount >= (keptBytes === 0 ? 1 : idleLooks);
    const hasGrown = process.memoryUsage().heapTotal > keptBytes * grownBy;
    if (!isIdle || !hasGrown || performance.now() - lastAt < pauseMs) return;
    openCollect()({ type: "major", execution: "sync", flavor: "regular" });
    keptBytes = process.memoryUsage().heapTotal;
    lastAt = performance.now();
    used = process.cpuUsage();
  }, lookMs).unref();
  return () => clearInterval(timer);
}

let collect: Collect | undefined;

/** Takes V8's own collector without a flag on the command line, which not everyone who starts a server would set. */
function openCollect(): Collect {
  if (!collect) {
    setFlagsFromString("--expose-gc");
    collect = runInNewContext("gc") as Collect;
    setFlagsFromString("--no-expose-gc");
  }
  return collect;
}
