import type { Logger } from "pino";

const periodMs = 30_000;

/**
 * Makes a warning that is written the first time at once and then once in half a minute at most, with the number
 * of those that were left out: an outage is told of, and fills no disk.
 */
export function createSparseWarning(log: Logger, message: string): (error: unknown) => void {
  let writtenAt = -Infinity;
  let leftOut = 0;
  return (error) => {
    const now = performance.now();
    if (now - writtenAt < periodMs) {
      leftOut += 1;
      return;
    }
    log.warn({ err: error, leftOut }, message);
    writtenAt = now;
    leftOut = 0;
  };
}
