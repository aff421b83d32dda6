import { Worker } from "node:worker_threads";
import type { Logger } from "pino";
import { listCalls } from "./calls-under-way.ts";
import type { CallsUnderWay } from "./calls-under-way.ts";

const beatMs = 250;
/** From how many milliseconds on a stall of the event loop is logged. */
const stallMs = 1000;

/**
 * Logs when this thread's event loop is blocked for more than a second, with the calls under way: a
 * watching thread reports it while it lasts, and this one its duration afterwards. Returns the
 * function that stops the watch.
 */
export function watchStalls(log: Logger, calls: CallsUnderWay): () => void {
  if (!log.isLevelEnabled("warn")) return () => undefined;
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const worker = new Worker(new URL("./stall.worker.mjs", import.meta.url), {
    workerData: { beats, names: calls.names, counts: calls.counts, stallMs },
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
  });
  worker.unref();
  worker.on("error", (error) => log.warn({ err: error }, "the watch for standstills has ended"));
  let beatAt = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    const stoodMs = Math.round(now - beatAt - beatMs);
    beatAt = now;
    Atomics.add(beats, 0, 1);
    if (stoodMs < stallMs) return;
    log.warn({ stoodMs, callsUnderWay: listCalls(calls) }, "the event loop stood still");
  }, beatMs).unref();
  return () => {
    clearInterval(timer);
    void worker.terminate();
  };
}
