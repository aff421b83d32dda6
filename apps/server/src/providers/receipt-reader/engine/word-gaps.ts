import { stripHeight } from "./text-strip.ts";

/** A strip's planes and how much of it is the picture; the rest is padding. */
interface Strip {
  planes: Float32Array;
  width: number;
  inkWidth: number;
}

/** A letter and the column of the strip where it was read. */
export interface PlacedLetter {
  letter: string;
  column: number;
}

const leastGap = 0.2 * stripHeight;
const sureGap = 0.5 * stripHeight;
const leastGapBetweenDigits = 0.38 * stripHeight;
const leastTimesUsual = 2;
/** In letters of one width a space takes a step more; the white round a thin letter does not. */
const leastStepsUsual = 1.3;

/** Joins letters to text, with a space where the ink leaves a gap that is wide for this line. */
export function joinWithGaps(strip: Strip, letters: readonly PlacedLetter[]): string {
  const ink = findInk(strip);
  const gaps = letters
    .slice(1)
    .map((one, at) => widestGap(ink, letters[at]?.column ?? 0, one.column));
  const usual = median(gaps);
  const steps = letters.slice(1).map((one, at) => one.column - (letters[at]?.column ?? 0));
  const usualStep = median(steps);
  let text = letters[0]?.letter ?? "";
  for (const [at, gap] of gaps.entries()) {
    const [before, after] = [letters[at]?.letter ?? "", letters[at + 1]?.letter ?? ""];
    const isWide = gap >= sureGap || (steps[at] ?? 0) >= leastStepsUsual * usualStep;
    if (isWide && gap >= leastTimesUsual * usual && isWordGap(before, after, gap)) text += " ";
    text += after;
  }
  return text;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

function isWordGap(before: string, after: string, gap: number): boolean {
  if (before === " " || after === " ") return false;
  const isDigit = /\d/;
  // A point, a comma or a stroke beside a digit leaves white around it without parting words.
  if (isDigit.test(before) && /[.,:/-]/.test(after)) return false;
  if (/[.,:/-]/.test(before) && isDigit.test(after)) return gap >= leastGapBetweenDigits * 1.5;
  return gap >= (isDigit.test(before) && isDigit.test(after) ? leastGapBetweenDigits : leastGap);
}

/** Returns for each column whether it holds ink. */
function findInk({ planes, width, inkWidth }: Strip): boolean[] {
  const size = width * stripHeight;
  const lightest: number[] = [];
  const darkest: number[] = [];
  for (let column = 0; column < inkWidth; column += 1) {
    let [low, high] = [1, -1];
    for (let row = 4; row < stripHeight - 4; row += 1) {
      const value = planes[size + row * width + column] ?? 0;
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
    darkest.push(low);
    lightest.push(high);
  }
  const paper = lightest.toSorted((a, b) => a - b)[lightest.length >> 1] ?? 1;
  const black = darkest.toSorted((a, b) => a - b)[Math.floor(darkest.length * 0.1)] ?? -1;
  const border = paper - (paper - black) * 0.4;
  return darkest.map((value) => value < border);
}

function widestGap(ink: readonly boolean[], from: number, to: number): number {
  let [widest, run] = [0, 0];
  for (let column = Math.round(from); column <= Math.round(to); column += 1) {
    run = ink[column] ? 0 : run + 1;
    widest = Math.max(widest, run);
  }
  return widest;
}
