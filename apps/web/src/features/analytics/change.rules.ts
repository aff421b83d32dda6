/** A change against what is compared: in percent from 100 on, below that as a difference of counts. */
export interface Change {
  /** `nearly` where there is a difference that rounds to no percent. */
  direction: "more" | "less" | "nearly" | "same";
  /** The ratio, or the difference where `isCount`. */
  by: number;
  isCount: boolean;
  /** Whether it is good for the business; `null` when it is the same or nearly so. */
  isGood: boolean | null;
}

/** From this many on a count's change is said in percent. */
const percentFrom = 100;

/** Returns the change of a figure; `null` without a figure to compare with. */
export function changeFrom(
  now: number | null,
  before: number | null | undefined,
  { isCount = false, lessIsBetter = false }: { isCount?: boolean; lessIsBetter?: boolean } = {},
): Change | null {
  if (now === null || before === null || before === undefined) return null;
  const saysCount = isCount && before < percentFrom;
  if (!saysCount && before <= 0) return null;
  const difference = Math.round((now - before) * 1000) / 1000;
  const by = saysCount ? Math.abs(difference) : Math.abs(difference) / before;
  if (difference === 0) return { direction: "same", by: 0, isCount: saysCount, isGood: null };
  const isNearly = !saysCount && Math.round(by * 100) === 0;
  if (isNearly) return { direction: "nearly", by, isCount: false, isGood: null };
  const isMore = difference > 0;
  return {
    direction: isMore ? "more" : "less",
    by,
    isCount: saysCount,
    isGood: isMore !== lessIsBetter,
  };
}
