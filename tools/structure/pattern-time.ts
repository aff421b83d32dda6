import { attacksOn, writeAttack } from "./attacks.ts";
import type { Attack } from "./attacks.ts";

/**
 * The longest that a pattern may take for a text of the length that it can meet: reading once what a large body holds
 * takes some milliseconds by itself, which is no slowness of the pattern.
 */
const mostMs = (length: number): number => 5 + length / 100_000;

/**
 * The shortest of several tries counts: a slow pattern is slow each time, a garbage collection or the
 * turn of another program is not repeated. The later tries wait, so that not all fall into one such time.
 */
const tries = 5;
const laterTries = 15;
const waitMs = 20;

/** Lengths that grow slowly enough to notice exponential time before one run takes minutes. */
const firstLengths = [16, 24, 32, 40, 48, 56, 64, 80, 100, 130, 180, 256, 512, 1024, 2048];

/** How many of the slowest are tried at full length. */
const slowestKept = 12;

/**
 * Returns the time in milliseconds that a pattern takes for a text: the processor time of this thread, so that other
 * load on the machine does not count, or the elapsed time where it is shorter, since a kernel may count processor time
 * in whole ticks of some milliseconds.
 */
function timeOnce(pattern: RegExp, text: string): number {
  pattern.lastIndex = 0;
  const began = process.threadCpuUsage();
  const beganAt = performance.now();
  if (pattern.global) text.replace(pattern, "");
  else pattern.test(text);
  const elapsed = performance.now() - beganAt;
  const { user, system } = process.threadCpuUsage(began);
  return Math.min(elapsed, (user + system) / 1000);
}

/** Above this a measurement cannot be explained by a pause of the engine. */
const hopelessMs = 100;

const pause = new Int32Array(new SharedArrayBuffer(4));

/** Returns the shortest of some times, at once when it is short enough or cannot be. */
function timeOf(pattern: RegExp, text: string): number {
  const most = mostMs(text.length);
  let best = Infinity;
  for (let count = 0; count < tries + laterTries && best > most; count += 1) {
    if (count > 0 && best > hopelessMs) break;
    if (count >= tries) Atomics.wait(pause, 0, 0, waitMs);
    best = Math.min(best, timeOnce(pattern, text));
  }
  return best;
}

/**
 * Returns the text for which a pattern is slow, `null` when it reads every tried text of up to `length`
 * characters in time.
 */
export function tellSlowness(pattern: RegExp, length: number): string | null {
  const timed: { attack: Attack; ms: number }[] = [];
  const tell = ({ prefix, pump, suffix }: Attack, at: number, ms: number): string =>
    `/${pattern.source}/${pattern.flags} takes ${Math.round(ms)} ms for ${JSON.stringify([prefix, pump, suffix])} repeated to ${at} characters`;
  // A pattern is compiled at its first use, and once more when it is used often.
  for (let count = 0; count < tries; count += 1) timeOnce(pattern, "a ".repeat(64));
  for (const attack of attacksOn(pattern)) {
    let ms = 0;
    for (const at of firstLengths.filter((one) => one <= Math.max(64, length))) {
      ms = timeOf(pattern, writeAttack(attack, at));
      if (ms > mostMs(at)) return tell(attack, at, ms);
    }
    timed.push({ attack, ms });
  }
  timed.sort((one, other) => other.ms - one.ms);
  const plain = timed.filter(({ attack }) => attack.pump.length === 1 && attack.prefix === "");
  for (const { attack } of [...timed.slice(0, slowestKept), ...plain]) {
    const ms = timeOf(pattern, writeAttack(attack, length));
    if (ms > mostMs(length)) return tell(attack, length, ms);
  }
  return null;
}
