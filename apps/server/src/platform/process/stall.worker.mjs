import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";

// Plain JavaScript, since a thread that strips types takes twice the memory.
const { beats, names, counts, stallMs } = workerData;
const warnLevel = 40;

function listCalls() {
  return names.flatMap((name, place) => (counts[place] > 0 ? [`${name} ${counts[place]}`] : []));
}

/** Writes a line of the log past the thread that stands still. */
function tell(stoodMs) {
  const facts = { stoodMs: Math.round(stoodMs), callsUnderWay: listCalls() };
  const line = { level: warnLevel, time: Date.now(), ...facts, msg: "the event loop stands still" };
  try {
    writeSync(1, `${JSON.stringify(line)}\n`);
  } catch {
    // A log that cannot be written stops nothing.
  }
}

let seen = Atomics.load(beats, 0);
let seenAt = performance.now();
// Told of after a second, then whenever it has lasted ten times as long.
let tellAfterMs = stallMs;
for (;;) {
  Atomics.wait(beats, 0, seen, stallMs);
  const now = Atomics.load(beats, 0);
  if (now === seen) {
    const stoodMs = performance.now() - seenAt;
    if (stoodMs < tellAfterMs) continue;
    tell(stoodMs);
    tellAfterMs *= 10;
    continue;
  }
  seen = now;
  seenAt = performance.now();
  tellAfterMs = stallMs;
  // Nothing wakes this thread before its time: it looks four times a second at most.
  Atomics.wait(beats, 0, now, stallMs / 4);
}
