import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";

// Plain JavaScript, since a thread that strips types takes twice the memory.
const { beats, names, counts, stallMs } = workerData;
const warnLevel = 40;

function listCalls() {
  return names.flatMap((name, place) => (counts[place] > 0 ? [`${name} ${counts[place]}`] : []));
}

/** Writes a log line directly to the descriptor, since the blocked thread cannot. */
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
// Logged after a second, then whenever the stall has lasted ten times as long.
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
  // Nothing notifies this address: the wait is a sleep of a quarter of the limit.
  Atomics.wait(beats, 0, now, stallMs / 4);
}
