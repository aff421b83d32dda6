import type { Logger } from "pino";

const periodMs = 30_000;

/**
 * Makes a warning that is logged at once the first time and then at most every half minute, with
 * the number of those suppressed, so that an outage is visible and does not fill the disk.
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
